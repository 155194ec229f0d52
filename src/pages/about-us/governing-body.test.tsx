// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { GoverningBody } from './governing-body.tsx';

afterEach(cleanup);

/** Links that are on the cards, not only in the enlarged portraits. */
const links = () =>
  screen
    .getAllByRole('link')
    .filter((link) => !link.closest('dialog'))
    .map((link) => link.getAttribute('href'));

test('a member’s address and phone are on the card as soon as they are known', () => {
  const edition = fixtureEdition();
  const { members } = edition.content['about-us'].governingBody;
  for (const [index, member] of members.entries()) {
    Object.assign(member, { contact: `m${index}@example.in`, phone: `+91 98480 0000${index}` });
  }
  render(<GoverningBody {...edition} />);
  expect(links()).toEqual(
    members.flatMap((_, index) => [`mailto:m${index}@example.in`, `tel:+91984800000${index}`]),
  );
});

test('readers are told to open a portrait as soon as there is a photograph', () => {
  const edition = fixtureEdition();
  const { members, note } = edition.content['about-us'].governingBody;
  for (const member of members) member.profile_image = '/patterns/portrait-founder.svg';
  render(<GoverningBody {...edition} />);
  expect(document.body.textContent).not.toContain(note);
  cleanup();
  Object.assign(members[1] ?? {}, { profile_image: 'photo-portrait-00000000' });
  render(<GoverningBody {...edition} />);
  expect(document.body.textContent).toContain(note);
});
