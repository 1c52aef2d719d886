import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { DifferenceTable } from './difference-table.tsx';
import type { Difference } from './record-differences.ts';

const messages = staffRecord.conflict;

export type Conflict = {
  /** Who saved first, and when. */
  line: string;
  theirs: readonly Difference[];
  conflicts: readonly Difference[];
};

/** Somebody else saved first: what they changed, and where both did. */
export function ConflictNotice({ conflict: { line, theirs, conflicts } }: { conflict: Conflict }) {
  return (
    <Notice tone="warning" role="alert" title={messages.title}>
      <p>{line}</p>
      <p>{messages.text}</p>
      {conflicts.length > 0 ? (
        <DifferenceTable title={messages.both} differences={conflicts} columns={messages.columns} />
      ) : null}
      <DifferenceTable
        title={messages.theirs}
        differences={theirs}
        columns={staffRecord.preview.columns}
      />
    </Notice>
  );
}
