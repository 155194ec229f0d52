import type { Edition } from '#src/content/check/edition.ts';
import type { GuideSection, Slot } from '#src/content/schemas/guide.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { joinNames } from '#src/lib/join-list.ts';

export type KnownFact = {
  what: string;
  note: string | undefined;
  value: string;
  path?: Slot['path'];
};

/**
 * The institution's own facts of a section that it has given, and the question for the rest;
 * none where all are given.
 */
export function ownFacts(section: GuideSection, edition: Edition) {
  const { guide } = edition.words;
  const slots = (section.slots ?? []).map(({ asked, ...slot }) => ({
    ...slot,
    note: asked ? fill(guide.asked, { by: asked }) : undefined,
  }));
  const facts = [...(section.orders ? orders(edition) : []), ...slots];
  const known = facts.flatMap(({ value, ...fact }): KnownFact[] =>
    value === null ? [] : [{ ...fact, value }],
  );
  return { known, question: known.length < facts.length ? section.question : undefined };
}

/** The orders by which the bodies behind our courses have recognised them. */
function orders({ content }: Edition) {
  return content['about-us'].affiliations.bodies.map(({ name, courses, order }) => ({
    what: name,
    note: joinNames(courses),
    value: order,
  }));
}
