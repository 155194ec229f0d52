import { DataTable } from '#src/components/data-table/data-table.tsx';
import type { StreamDetail } from '#src/content/programme-schema.ts';
import styles from './section.module.css';

export function StreamTables({ stream }: { stream: StreamDetail }) {
  return (
    <>
      <DataTable
        caption="Subjects and papers"
        columns={['Subject', 'Paper Code', 'Medium', 'Assessment']}
        rows={stream.subjects.map((row) => [
          row.subject,
          row.paperCode || 'As per BIEAP',
          row.medium,
          row.assessment,
        ])}
      />
      <section className={styles.part}>
        <h2>Core subject focus</h2>
        <ul className="ticks">
          {stream.coreSubjectFocus.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <DataTable
        caption="Lab practicals"
        columns={['Subject', 'Lab Practicals']}
        rows={stream.labPracticals.map((row) => [row.subject, row.labPracticals])}
      />
    </>
  );
}
