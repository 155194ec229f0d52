import type { Edition } from '#src/content/check/edition.ts';
import { OpenQuestions } from '#src/ui/open-questions/open-questions.tsx';

/** Questions of families about hostel, food and bus, ready to send. */
export function FacilityQuestions(edition: Edition) {
  const questions = edition.content.facilities.facilities.flatMap(({ question }) =>
    question ? [{ question }] : [],
  );
  return <OpenQuestions edition={edition} groups={[{ questions }]} />;
}
