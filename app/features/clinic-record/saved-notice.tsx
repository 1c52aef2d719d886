import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { VERSION_FIELD } from './record-form.tsx';
import { noticesPath } from './sections.ts';

export type Saved = {
  /** The version just made; 0 for none. */
  version: number;
  isUndone: boolean;
  isLate: boolean;
  /** Patients with appointments to come who must be told. */
  patients: number;
};

/** What became of the last press: saved, with the way back, or taken back. */
export function SavedNotice({
  saved: { version, isUndone, isLate, patients },
  text = staffRecord.saved,
}: {
  saved: Saved;
  text?: string | undefined;
}) {
  if (isUndone || isLate)
    return (
      <Notice tone={isUndone ? 'success' : 'warning'} role="status">
        <p>{isUndone ? staffRecord.undone : staffRecord.undoLate}</p>
      </Notice>
    );
  if (version === 0) return null;
  return (
    <Notice tone="success" role="status">
      <p>{text}</p>
      {patients > 0 ? (
        <p>
          {staffRecord.tell(patients)} <a href={noticesPath(version)}>{staffRecord.tellLink}</a>
        </p>
      ) : null}
      <form method="post">
        <input type="hidden" name={VERSION_FIELD} defaultValue={version} />
        <Button look="secondary" name="acao" value="desfazer">
          {staffRecord.undo}
        </Button>
      </form>
    </Notice>
  );
}
