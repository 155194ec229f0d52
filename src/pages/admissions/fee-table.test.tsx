// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FeeTable } from './fee-table.tsx';

afterEach(cleanup);

test('each course is under its level with its amount, and other fees follow', () => {
  render(
    <FeeTable
      caption="Fees in rupees"
      columns={{ course: 'Course', tuition: 'Tuition, a year' }}
      levels={[
        {
          title: 'Undergraduate Programs',
          notes: [],
          courses: [{ name: 'GNM', length: '', seats: '', tuition: '₹ 18,000' }],
        },
      ]}
      shared={{ heading: 'Besides tuition', rows: [{ item: 'Hostel, a year', amount: '₹ 1' }] }}
    />,
  );
  const table = screen.getByRole('table', { name: 'Fees in rupees' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'CourseTuition, a year',
    'Undergraduate Programs',
    'GNM₹ 18,000',
    'Besides tuition',
    'Hostel, a year₹ 1',
  ]);
});
