import { OpenQuestions } from '#src/components/open-questions/open-questions.tsx';
import type { Edition } from '#src/content/engine/edition.ts';

/** Questions of families about hostel, food and bus, ready to send. */
export function FacilityQuestions({ content, words }: Edition) {
  const questions = content.facilities.facilities.flatMap(({ question }) =>
    question ? [{ question }] : [],
  );
  return (
    <OpenQuestions phone={content.site.phone} groups={[{ questions }]} words={words.questions} />
  );
}
