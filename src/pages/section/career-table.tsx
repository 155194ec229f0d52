import { DataTable } from '#src/components/data-table/data-table.tsx';
import type { Career } from '#src/content/programme-schema.ts';
import type { Words } from '#src/content/words-schema.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import styles from './section.module.css';

export function CareerTable({
  career,
  words,
}: {
  career: Career;
  words: Words['section']['tables'];
}) {
  const { InternationalExchange, Internships } = career.GlobalExposure;
  const { option, where } = words.careerColumns;
  return (
    <>
      <p>{career.Description}</p>
      <DataTable
        headingLevel="h3"
        caption={fill(words.career, { program: career.Program })}
        columns={[option, where]}
        rows={career.CareerPathways.map((row) => [row.CareerOption, row.WhereYouCanWork])}
      />
      {(InternationalExchange || Internships) && (
        <section className={styles.part}>
          <h3>{words.exposure}</h3>
          {InternationalExchange && <p>{InternationalExchange}</p>}
          {Internships && <p>{Internships}</p>}
        </section>
      )}
    </>
  );
}
