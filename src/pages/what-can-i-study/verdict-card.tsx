import type { Check, Verdict } from '#src/admissions/eligibility.ts';
import { Icon } from '#src/components/icon/icon.tsx';
import { Medal } from '#src/components/medal/medal.tsx';
import { chatLink } from '#src/lib/contact-links.ts';
import type { ProgrammeVerdict } from './result.tsx';
import styles from './verdict-card.module.css';

/** Which checks give the reason for a verdict. */
const reasons: Record<Verdict['status'], Check['outcome']> = {
  open: 'met',
  'open-if': 'unknown',
  'not-open': 'missed',
};

type VerdictCardProps = { verdict: ProgrammeVerdict; phone: string };

/** A programme, why it is open or not, and what to do next. */
export function VerdictCard({ verdict: { programme, status, checks }, phone }: VerdictCardProps) {
  const outcome = reasons[status];
  const { name, title, length, ground, medal, note } = programme;
  return (
    <article className={styles.card} data-edge={ground}>
      <Medal name={medal} />
      <div className={styles.text}>
        <h4 className={styles.title}>{title}</h4>
        <p className={styles.length}>{name === title ? length : `${name}, ${length}`}</p>
        <ul className={styles.checks} data-outcome={outcome}>
          {checks
            .filter((check) => check.outcome === outcome)
            .map((check) => (
              <li key={check.rule}>
                <Mark outcome={outcome} />
                <Reason check={check} />
              </li>
            ))}
        </ul>
        {note && status === 'open' && <p className={styles.note}>{note}.</p>}
        <NextSteps programme={programme} status={status} phone={phone} />
      </div>
    </article>
  );
}

function Mark({ outcome }: { outcome: Check['outcome'] }) {
  if (outcome === 'unknown') return <i aria-hidden="true">?</i>;
  return <Icon name={outcome === 'met' ? 'tick' : 'close'} size={20} />;
}

function Reason({ check: { required, given, condition } }: { check: Check }) {
  return (
    <span>
      {required}.{given && <b> {given}.</b>}
      {condition && ` ${condition}.`}
    </span>
  );
}

function NextSteps({
  programme,
  status,
  phone,
}: Omit<ProgrammeVerdict, 'checks'> & { phone: string }) {
  const { name, path, enquiryPath } = programme;
  const wish = status === 'not-open' ? 'would like to ask about' : 'would like to join';
  return (
    <ul className={styles.next} data-no-print>
      <li>
        <a href={path}>
          About the course<span className="visually-hidden"> {name}</span>
        </a>
      </li>
      {status !== 'not-open' && (
        <li>
          <a href={enquiryPath}>
            Send an enquiry<span className="visually-hidden"> about {name}</span>
          </a>
        </li>
      )}
      <li>
        <a
          href={chatLink(phone, `Hello, I ${wish} ${name}. My answers: ${location.href}`)}
          target="_blank"
          rel="noopener"
        >
          Chat with us<span className="visually-hidden"> about {name}</span>
        </a>
      </li>
    </ul>
  );
}
