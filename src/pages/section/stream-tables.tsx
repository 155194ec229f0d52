import { DataTable } from '#src/components/data-table/data-table.tsx';
import type { StreamDetail } from '#src/content/programme-schema.ts';
import type { Words } from '#src/content/words-schema.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './section.module.css';

export function StreamTables({
  stream,
  words,
}: {
  stream: StreamDetail;
  words: Words['section']['tables'];
}) {
  const { streamColumns: columns, practicalColumns } = words;
  return (
    <>
      <DataTable
        caption={words.stream}
        columns={[columns.subject, columns.code, columns.medium, columns.assessment]}
        rows={stream.subjects.map((row) => [
          row.subject,
          row.paperCode || words.noCode,
          row.medium,
          row.assessment,
        ])}
      />
      <section className={styles.part}>
        <h2>{words.focus}</h2>
        <ul className={layout.ticks}>
          {stream.coreSubjectFocus.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <DataTable
        caption={words.practicals}
        columns={[practicalColumns.subject, practicalColumns.practicals]}
        rows={stream.labPracticals.map((row) => [row.subject, row.labPracticals])}
      />
    </>
  );
}
