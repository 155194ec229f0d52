import { OpenQuestions } from '#src/blocks/open-questions/open-questions.tsx';
import type { Edition } from '#src/content/engine/edition.ts';

/** Questions of families about hostel, food and bus, ready to send. */
export function FacilityQuestions(edition: Edition) {
  const questions = edition.content.facilities.facilities.flatMap(({ question }) =>
    question ? [{ question }] : [],
  );
  return <OpenQuestions edition={edition} groups={[{ questions }]} />;
}
