import { APPOINTMENT_FIELDS } from '#app/features/agenda/appointment-fields.ts';
import { useSendsMail } from '#app/locales/mail/use-mail.ts';
import { staffUndo as labels } from '#app/locales/pt-BR/staff/day/undo.ts';
import { Button } from '#app/ui/button/button.tsx';

/** Name of the button that takes a cancellation back. */
export const RESTORE_FIELD = 'desfazer';

export type UndoView = {
  kind: 'moved' | 'cancelled' | 'resized';
  /** What it does and until when. */
  words: string;
  hasMail: boolean;
  key: string;
  version: number;
  /** The form that moves or resizes, and what it asks for to have it as before; null for a cancellation. */
  move: { action: string; fields: Readonly<Record<string, string>> } | null;
};

/** Takes the latest change of an appointment back: a move by another move, to where it was, and a length by the one before. */
export function UndoChange({ undo }: { undo: UndoView | null }) {
  const sendsMail = useSendsMail();
  if (!undo) return null;
  const { kind, words, hasMail, key, version, move } = undo;
  return (
    <form method="post" action={move?.action} className="flow" id="desfazer">
      <input type="hidden" name={APPOINTMENT_FIELDS.version} defaultValue={version} />
      <input type="hidden" name={APPOINTMENT_FIELDS.key} defaultValue={key} />
      {Object.entries(move?.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <p>{words}</p>
      <p className="small">{mailWords(kind, sendsMail && hasMail)}</p>
      <Button look="secondary" name={RESTORE_FIELD} value="sim">
        {labels.button}
      </Button>
    </form>
  );
}

function mailWords(kind: UndoView['kind'], isMailed: boolean): string {
  if (kind === 'resized') return labels.mail.resized;
  return isMailed ? labels.mail[kind] : labels.mail.none;
}
