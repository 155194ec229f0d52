import { DataTable } from '#src/components/data-table/data-table.tsx';
import type { Career } from '#src/content/programme-schema.ts';
import styles from './section.module.css';

export function CareerTable({ career }: { career: Career }) {
  const { InternationalExchange, Internships } = career.GlobalExposure;
  return (
    <>
      <p>{career.Description}</p>
      <DataTable
        caption={`${career.Program}: career pathways`}
        columns={['Career Option', 'Where You Can Work']}
        rows={career.CareerPathways.map((row) => [row.CareerOption, row.WhereYouCanWork])}
      />
      {(InternationalExchange || Internships) && (
        <section className={styles.part}>
          <h2>Global exposure</h2>
          {InternationalExchange && <p>{InternationalExchange}</p>}
          {Internships && <p>{Internships}</p>}
        </section>
      )}
    </>
  );
}
