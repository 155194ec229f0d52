import * as attribute from '#src/client/attributes.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { chatLink } from '#src/lib/contact-links.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { layout } from '#src/styles/layout.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './open-questions.module.css';

type OpenQuestionsProps = {
  edition: Edition;
  questions: readonly string[];
};

/**
 * Facts that a family needs and the content does not have. A single question is a link that opens
 * WhatsApp with it. Of several the reader ticks some, and one button sends them as one message; for
 * that the page names 'questions' in its `script`. Without scripts each of them is a link.
 */
export function OpenQuestions({ edition, questions }: OpenQuestionsProps) {
  const { phone } = edition.content.site;
  const words = edition.words.questions;
  const count = questions.length;
  return (
    <div className={`${layout.stack} ${styles.block}`}>
      {count > 1 && (
        <p className={`${styles.hint} ${layout.needsScript}`} data-no-print>
          {words.hint}
        </p>
      )}
      <ul className={styles.list}>
        {questions.map((question) => {
          const link = (
            <a href={chatLink(phone, untiedText(`${words.one} ${question}`))}>
              {question}
              <Icon name="chat" />
            </a>
          );
          return (
            <li key={question} className={layout.paper}>
              {count > 1 && (
                <label>
                  <input
                    type="checkbox"
                    value={untiedText(question)}
                    {...{ [attribute.question]: true }}
                  />
                  {question}
                </label>
              )}
              {count > 1 ? <noscript>{link}</noscript> : link}
            </li>
          );
        })}
      </ul>
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
