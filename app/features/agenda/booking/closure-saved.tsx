import { TouchedPeople } from '#app/features/agenda/closed/touched-people.tsx';
import type { TouchedView } from '#app/features/agenda/closed/touched-view.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffClosureDays } from '#app/locales/pt-BR/staff/day/closure-days.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

const messages = staffAgenda.closures;

export type ClosureSaved = {
  line: string;
  isLate: boolean;
  /** The form that takes it back; empty where there is no way back. */
  undo: readonly (readonly [name: string, value: string])[];
};

type ClosureSavedNoticeProps = ClosureSaved & {
  /** Whom what has just been closed touches. */
  touched: TouchedView;
};

/** What the last press did, with the way back. */
export function ClosureSavedNotice({ line, isLate, undo, touched }: ClosureSavedNoticeProps) {
  return (
    <Notice tone={isLate ? 'warning' : 'success'} role="status">
      <p>{line}</p>
      {touched.appointments.length > 0 ? (
        <>
          <p>{staffClosureDays.touched}</p>
          <TouchedPeople {...touched} hint={staffClosureDays.moveNow} />
        </>
      ) : null}
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
