import { DataTable } from '#src/components/data-table/data-table.tsx';
import type { Career } from '#src/content/schemas/programme.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { Words } from '#src/words.ts';
import styles from './career-table.module.css';
import { Part } from './part.tsx';

/** Every career as a path that branches off from the course. */
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
      <div className={styles.paths}>
        <DataTable
          caption={fill(words.career, { program: career.Program })}
          columns={[option, where]}
          rows={career.CareerPathways.map((row) => [row.CareerOption, row.WhereYouCanWork])}
        />
      </div>
      {(InternationalExchange || Internships) && (
        <Part heading={words.exposure}>
          {InternationalExchange && <p>{InternationalExchange}</p>}
          {Internships && <p>{Internships}</p>}
        </Part>
      )}
    </>
  );
}
