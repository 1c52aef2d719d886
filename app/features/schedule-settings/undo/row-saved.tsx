import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ROW_FIELD, type RowAct, UNDO_FIELD } from './undo-fields.ts';

const messages = staffSettings.rows;

/** What the last press did to a row of a list. */
export type RowSaved = {
  slug: string;
  did: 'up' | 'down' | 'off' | 'on' | 'undone' | 'late';
  /** What takes it back; 0 for no way back. */
  undo: number;
};

const ACTS = {
  up: 'voltar-ordem',
  down: 'voltar-ordem',
  off: 'voltar-uso',
  on: 'voltar-uso',
} as const satisfies Record<string, RowAct>;

/** In its own row: what the last press did, with the way back. */
export function RowSavedLine({ saved: { slug, did, undo } }: { saved: RowSaved }) {
  const act = did === 'undone' || did === 'late' ? null : ACTS[did];
  return (
    <div className={`settings-wide settings-saved${did === 'late' ? ' settings-late' : ''}`}>
      <p role="status">{messages[did]}</p>
      {act && undo > 0 ? (
        <form method="post">
          <input type="hidden" name={UNDO_FIELD} defaultValue={undo} />
          <input type="hidden" name={ROW_FIELD} defaultValue={slug} />
          <Button look="secondary" name="acao" value={act}>
            {staffRecord.undo}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
