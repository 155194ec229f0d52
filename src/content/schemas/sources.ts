import { z } from 'zod';
import { formatPath } from '#src/lib/field-path.ts';
import { pastDay, prose, webAddress } from './fields.ts';

/** The source of a rule, a date or a general fact, so that anyone can read it there. */
export const sourceSchema = z.strictObject({
  title: prose.meta({ title: 'Name of the source' }),
  link: webAddress.meta({ title: 'Address of the source' }),
  published: pastDay.optional().describe('The day on which the press published it'),
  checked: pastDay.describe('The day on which we read it; a year later you are asked to again'),
});

export type Source = z.output<typeof sourceSchema>;

/** A source and the place in the content that names it. */
type PlacedSource = { field: string; source: Source };

/** All sources of a content, wherever they are in it. */
export function sourcesIn(value: unknown, field: readonly PropertyKey[] = []): PlacedSource[] {
  if (!value || typeof value !== 'object') return [];
  const { data } = sourceSchema.safeParse(value);
  if (data) return [{ field: formatPath(field), source: data }];
  return Object.entries(value).flatMap(([key, part]) =>
    sourcesIn(part, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Sources that were read more than a year ago.
 *
 * @param today as `2026-11-22`
 */
export function oldSources(content: unknown, today: string): PlacedSource[] {
  const [year = '', ...day] = today.split('-');
  const aYearAgo = [Number(year) - 1, ...day].join('-');
  return sourcesIn(content).filter(({ source }) => source.checked < aYearAgo);
}
