import type { Edition } from '#src/content/check/edition.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './apply-steps.module.css';

/** The three steps from a first message to a place, numbered; a step that has a page leads to it. */
export function ApplySteps({ content, href }: Pick<Edition, 'content' | 'href'>) {
  return (
    <ol className={styles.steps}>
      {content.home.apply.steps.map((step) => (
        <li key={step.title}>
          <b>
            {step.path ? (
              <a className={layout.stretched} href={href(step.path)}>
                {step.title}
              </a>
            ) : (
              step.title
            )}
          </b>
          <span className={layout.small}>{step.text}</span>
        </li>
      ))}
    </ol>
  );
}
