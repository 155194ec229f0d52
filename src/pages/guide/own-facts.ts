import type { Edition } from '#src/content/check/edition.ts';
import type { GuideSection, Slot } from '#src/content/schemas/guide.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { joinNames } from '#src/lib/join-list.ts';
import type { OpenQuestion } from '#src/ui/open-questions/open-questions.tsx';

type Fact = { what: string; note?: string | undefined; path?: Slot['path'] };
export type KnownFact = Fact & { value: string };

/** The institution's own facts of a section: those that it has given, and questions for the rest. */
export function ownFacts(section: GuideSection, edition: Edition) {
  const { guide } = edition.words;
  const slots = (section.slots ?? []).map(({ asked, ...slot }) => ({
    ...slot,
    note: slot.value !== null && asked ? fill(guide.asked, { by: asked }) : undefined,
  }));
  const facts = [...(section.orders ? orders(edition) : []), ...slots];
  const known = facts.flatMap(({ value, ...fact }): KnownFact[] =>
    value === null ? [] : [{ ...fact, value }],
  );
  const open = facts.flatMap(({ value, question, note }): OpenQuestion[] =>
    value === null && question ? [{ question, note }] : [],
  );
  return { known, open };
}

/** The orders by which the bodies behind our courses have recognised them. */
function orders({ content, words }: Edition) {
  return content.about.affiliations.bodies.map(({ name, courses, order }) => ({
    what: name,
    note: joinNames(courses),
    value: order,
    question: fill(words.guide.order, { body: name }),
  }));
}
