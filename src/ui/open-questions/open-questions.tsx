import * as attribute from '#src/client/attributes.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { chatLink } from '#src/lib/contact-links.ts';
import { layout } from '#src/styles/layout.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './open-questions.module.css';

/** A whole question, and in small type below it why or for whom one asks it. */
export type OpenQuestion = { question: string; note?: string | undefined };

type OpenQuestionsProps = {
  edition: Edition;
  /** One group, mostly without a heading; an id is a place that addresses can name. */
  groups: readonly { id?: string; heading?: string; questions: readonly OpenQuestion[] }[];
};

/**
 * Facts that a family needs and the content does not have: each is a whole question, and a
 * link that opens WhatsApp with it. Where there are several, those that are ticked leave together
 * as one numbered message; for that the page names 'questions' in its `script`.
 */
export function OpenQuestions({ edition, groups }: OpenQuestionsProps) {
  const { phone } = edition.content.site;
  const words = edition.words.questions;
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={`${layout.stack} ${styles.block}`}>
      {count > 1 && (
        <p className={styles.hint} data-no-print>
          {words.hint} <span className={layout.needsScript}>{words.tick}</span>
        </p>
      )}
      {groups.map(({ id, heading, questions }) => (
        <div key={questions[0]?.question} id={id}>
          {heading && <h3>{heading}</h3>}
          <ul className={styles.list}>
            {questions.map(({ question, note }) => (
              <li key={question} className={layout.paper}>
                {count > 1 && (
                  <input
                    className={layout.needsScript}
                    type="checkbox"
                    aria-label={question}
                    value={question}
                    {...{ [attribute.question]: true }}
                  />
                )}
                <a href={chatLink(phone, `${words.one} ${question}`)}>
                  <span>
                    {question}
                    {note && <small>{note}</small>}
                  </span>
                  <Icon name="chat" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {count > 1 && (
        <p className={styles.all} aria-live="polite" data-no-print>
          <ButtonLink
            icon="chat"
            href={chatLink(phone)}
            {...{
              [attribute.askAll]: words.several,
              [attribute.askOne]: words.all.one,
              [attribute.askOther]: words.all.other,
            }}
            hidden
          >
            <span />
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
