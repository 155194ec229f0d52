import type { Edition } from '#src/content/check/edition.ts';
import type { Scheme } from '#src/content/schemas/costs.ts';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { layout } from '#src/styles/layout.ts';
import { Fold } from '#src/ui/fold/fold.tsx';
import { Prose } from '#src/ui/prose/prose.tsx';
import { mainConditions } from './help-props.ts';
import styles from './scheme-list.module.css';

/** Every scheme as a card: how much it gives and to whom; the rest opens. */
export function SchemeList({ edition }: { edition: Edition }) {
  const { schemes, labels } = edition.content.costs.scholarships;
  return (
    <ul className={styles.schemes}>
      {schemes.map((scheme) => (
        <li key={scheme.id} className={styles.card}>
          <h4>
            {scheme.name} <small>({scheme.year})</small>
          </h4>
          <p>{scheme.gives}</p>
          <dl>
            {mainConditions(edition, scheme).map(([label, condition]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{condition}</dd>
              </div>
            ))}
          </dl>
          <Fold
            summary={
              <b>
                {labels.more}
                <span className={layout.visuallyHidden}>: {scheme.name}</span>
              </b>
            }
          >
            <Prose html={rest(edition, scheme)} />
          </Fold>
        </li>
      ))}
    </ul>
  );
}

/** To whom a scheme is given, where, by when, and the papers that it needs. */
function rest({ content, href }: Edition, scheme: Scheme): string {
  const { labels } = content.costs.scholarships;
  const names = content['documents'].groups
    .flatMap(({ papers }) => papers)
    .filter(({ id }) => scheme.papers.includes(id))
    .map(({ name }) => name);
  const { household = {}, unsure, also = [] } = scheme.conditions;
  const conditions = [...Object.values(household), ...also, unsure ?? []].flat();
  const lines = [
    [labels.who, [scheme.who, conditions.map((line) => `- ${line}`).join('\n')].join('\n\n')],
    [labels.where, scheme.where],
    [labels.when, scheme.when],
    ...(names.length > 0 ? [[labels.papers, `[${names.join('; ')}](/admissions/documents)`]] : []),
  ];
  return toHtml(lines.map(([label, line]) => `**${label}** ${line}`).join('\n\n'), href);
}
