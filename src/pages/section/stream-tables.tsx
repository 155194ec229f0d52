import { DataTable } from '#src/components/data-table/data-table.tsx';
import { List } from '#src/components/list/list.tsx';
import type { StreamDetail } from '#src/content/schemas/programme.ts';
import type { Words } from '#src/words.ts';
import { Part } from './part.tsx';

export function StreamTables({
  stream,
  words,
}: {
  stream: StreamDetail;
  words: Words['section']['tables'];
}) {
  const { streamColumns: columns, practicalColumns } = words;
  const hasCodes = stream.subjects.some(({ paperCode }) => paperCode);
  return (
    <>
      <DataTable
        caption={words.stream}
        columns={[
          columns.subject,
          ...(hasCodes ? [columns.code] : []),
          columns.medium,
          columns.assessment,
        ]}
        rows={stream.subjects.map(({ subject, paperCode, medium, assessment }) => [
          subject,
          ...(hasCodes ? [paperCode ?? ''] : []),
          medium,
          assessment,
        ])}
      />
      <Part heading={words.focus}>
        <List lines={stream.coreSubjectFocus} />
      </Part>
      <DataTable
        caption={words.practicals}
        columns={[practicalColumns.subject, practicalColumns.practicals]}
        rows={stream.labPracticals.map((row) => [row.subject, row.labPracticals])}
      />
    </>
  );
}
