import { type Focus, type Size, tooLarge } from '#desk/photographs/crop.ts';
import type { Shape } from '#src/content/schemas/photographs.ts';
import type { deskApi } from '../api.ts';
import type { Forms } from '../content-forms.ts';
import type { BothSides } from '../join-versions.ts';

type Actions = ReturnType<typeof deskApi>['actions'];
type Answer<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]>>;

/** All that the page knows when it opens. */
export type Opened = Answer<'open'>;
export type Checked = Answer<'check'>;
export type { BothSides, Forms };

/** An answer other than success, with its body. */
export class Refused extends Error {
  readonly status: number;
  readonly changedOnDisk: readonly string[];
  readonly both: BothSides | undefined;
  constructor(
    status: number,
    message: string,
    more: { changedOnDisk?: string[]; both?: BothSides } = {},
  ) {
    super(message);
    this.status = status;
    this.changedOnDisk = more.changedOnDisk ?? [];
    this.both = more.both;
  }
}

/** This window: each one has changes of its own. */
export const windowId = crypto.randomUUID();

/** Asks the desk's server. @throws Refused with a message for the officer */
export function ask<Name extends keyof Actions>(name: Name, body = {}): Promise<Answer<Name>> {
  return post(name, JSON.stringify({ window: windowId, ...body }));
}

/**
 * Gives the server a photograph for a place of this shape.
 *
 * @param focus without one it only looks whether the photograph will do
 * @throws Refused with a message for the officer
 */
export async function givePhotograph(
  file: File,
  shape: Shape,
  focus?: Focus,
): Promise<{ size?: Size; name?: string }> {
  const large = tooLarge(file.size);
  if (large) throw new Refused(413, large);
  return post(`photograph?shape=${shape}${focus ? `&focus=${focus}` : ''}`, file);
}

async function post(name: string, body: string | File) {
  let response: Response;
  try {
    response = await fetch(`${location.pathname}/${name}`, { method: 'POST', body });
  } catch {
    throw new Refused(
      0,
      'The desk does not answer. Start it again with npm run desk; your changes are still here.',
    );
  }
  if (response.status === 403) {
    throw new Refused(
      403,
      'The desk was started again, at a new address. Open the address that it has printed; your changes are there.',
    );
  }
  const answer = await response.json();
  if (!response.ok) throw new Refused(response.status, answer.message, answer);
  return answer;
}
