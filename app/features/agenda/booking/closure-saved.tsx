import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

const messages = staffAgenda.closures;

export type ClosureSaved = {
  line: string;
  isLate: boolean;
  /** The form that takes it back; empty where there is no way back. */
  undo: readonly (readonly [name: string, value: string])[];
};

/** What the last press did, with the way back. */
export function ClosureSavedNotice({ line, isLate, undo }: ClosureSaved) {
  return (
    <Notice tone={isLate ? 'warning' : 'success'} role="status">
      <p>{line}</p>
      {undo.length > 0 ? (
        <form method="post">
          {undo.map(([name, value]) => (
            <input key={name} type="hidden" name={name} defaultValue={value} />
          ))}
          <Button look="secondary">{messages.undo}</Button>
        </form>
      ) : null}
    </Notice>
  );
}
