import type { FieldSchema } from '#desk/form/field-schema.ts';
import type { Part } from '#desk/form/form.ts';
import type { deskApi } from '../api.ts';

type Actions = ReturnType<typeof deskApi>['actions'];
type Answer<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]>>;

/** All that the page knows when it opens. */
export type Opened = Answer<'open'>;
export type Checked = Answer<'take'>;
export type Forms = Readonly<Record<string, Part>>;
export type { FieldSchema };

/** An answer that is no success, with what it says besides. */
export class Refused extends Error {
  readonly status: number;
  readonly changedOnDisk: readonly string[];
  constructor(status: number, message: string, changedOnDisk: readonly string[] = []) {
    super(message);
    this.status = status;
    this.changedOnDisk = changedOnDisk;
  }
}

/** This window: each one has changes of its own. */
export const windowId = crypto.randomUUID();

/** Asks the desk's server. @throws Refused with a message for the officer */
export async function ask<Name extends keyof Actions>(
  name: Name,
  body: object = {},
): Promise<Answer<Name>> {
  const request = { method: 'POST', body: JSON.stringify({ window: windowId, ...body }) };
  let response: Response;
  try {
    response = await fetch(`${location.pathname}/${name}`, request);
  } catch {
    throw new Refused(
      0,
      'The desk does not answer. Start it again with npm run desk; your changes are still here.',
    );
  }
  const answer = await response.json();
  if (!response.ok) throw new Refused(response.status, answer.message, answer.changedOnDisk);
  return answer;
}
