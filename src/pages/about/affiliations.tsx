import { Icon } from '#src/components/icon/icon.tsx';
import { Section } from '#src/components/section/section.tsx';
import type { Affiliation } from '#src/content/schemas/about.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './affiliations.module.css';

type AffiliationsProps = {
  heading: string;
  note: string;
  bodies: readonly Affiliation[];
  /** Said of a link that opens elsewhere. */
  newTab: string;
};

export function Affiliations({ heading, note, bodies, newTab }: AffiliationsProps) {
  return (
    <Section id="affiliations" heading={heading} aside={<p className={layout.small}>{note}</p>}>
      <ul className={styles.bodies}>
        {bodies.map((body) => (
          <Body key={body.short} {...body} newTab={newTab} />
        ))}
      </ul>
    </Section>
  );
}

type BodyProps = Affiliation & { newTab: string };

function Body({ name, short, logo, link, role, courses, order, newTab }: BodyProps) {
  return (
    <li className={styles.body}>
      <img src={logo} width="128" height="128" alt={short} loading="lazy" />
      <div>
        <h3 className={styles.name}>
          <a className={layout.stretched} href={link} target="_blank" rel="noopener">
            {name}
            <span className={layout.visuallyHidden}> {newTab}</span>
            <Icon name="arrow" size={18} />
          </a>
        </h3>
        <p className={layout.small}>{role}</p>
        <p className={styles.courses}>{courses.join(', ')}</p>
        {order && <p className={layout.small}>{order}</p>}
      </div>
    </li>
  );
}
