import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Notice } from '#app/ui/notice/notice.tsx';

/** That a record is not understood by this release, and what of it is still an example. */
export function RecordWarnings({
  warning,
  placeholders,
}: {
  warning: string | null;
  placeholders: string[];
}) {
  return (
    <>
      {warning ? (
        <Notice tone="warning" role="alert">
          <p>{warning}</p>
        </Notice>
      ) : null}
      {placeholders.length > 0 ? (
        <Notice tone="warning">
          <p>{staffRecord.placeholders(placeholders)}</p>
        </Notice>
      ) : null}
    </>
  );
}
