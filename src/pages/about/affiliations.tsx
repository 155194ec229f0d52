import { Icon } from '#src/components/icon/icon.tsx';
import type { Affiliation } from '#src/content/about-schema.ts';
import styles from './affiliations.module.css';

type AffiliationsProps = { heading: string; note: string; bodies: readonly Affiliation[] };

export function Affiliations({ heading, note, bodies }: AffiliationsProps) {
  return (
    <section className="section" id="affiliations">
      <div className="wrap">
        <div className="section-head">
          <h2>{heading}</h2>
          <p className="small">{note}</p>
        </div>
        <ul className={styles.bodies}>
          {bodies.map((body) => (
            <Body key={body.short} {...body} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Body({ name, short, logo, link, role, courses, order }: Affiliation) {
  return (
    <li className={styles.body}>
      <img src={logo} width="128" height="128" alt={short} loading="lazy" />
      <div>
        <h3 className={styles.name}>
          <a href={link} target="_blank" rel="noopener">
            {name}
            <span className="visually-hidden"> (opens in a new tab)</span>
            <Icon name="arrow" size={18} />
          </a>
        </h3>
        <p className="small">{role}</p>
        <p className={styles.courses}>{courses.join(', ')}</p>
        {order && <p className="small">{order}</p>}
      </div>
    </li>
  );
}
