import {
  SiteDaysNotice,
  type SiteDaysProps,
} from '#app/features/schedule-settings/openings/site-days.tsx';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { staffOutside } from '#app/locales/pt-BR/staff/settings/outside.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { UNDO_FIELD } from './undo-fields.ts';

const messages = staffSettings.hours;

/** What became of the last press on the page of the hours. */
export type SavedHours = {
  became: 'saved' | 'undone' | 'late' | null;
  /** What takes hours back that have just been saved; 0 for no way back. */
  undo: number;
  /** Appointments to come that are outside the hours because they were taken back. */
  outside: number;
};

type HoursSavedProps = SavedHours & {
  /** Days on which the site says something else since. */
  siteDays: SiteDaysProps | null;
  /** Who must be told of the clinic's new hours. */
  toTell: { patients: number; href: string } | null;
  /** Who is outside the hours of who sees them, and has had no mail. */
  untold: { patients: number; href: string } | null;
};

/** What became of the last press, with the way back. */
export function HoursSaved({ became, undo, outside, siteDays, ...told }: HoursSavedProps) {
  const { toTell, untold } = told;
  if (became === null) return null;
  if (became === 'late')
    return (
      <Notice tone="warning" role="status">
        <p>{messages.undoLate}</p>
      </Notice>
    );
  if (became === 'undone')
    return (
      <Notice tone={outside > 0 ? 'warning' : 'success'} role="status">
        <p>{messages.undone}</p>
        {outside > 0 ? <p>{messages.undoneOutside(outside)}</p> : null}
      </Notice>
    );
  return (
    <>
      <Notice tone="success" role="status">
        <p>{messages.saved}</p>
        {toTell ? (
          <p>
            {staffRecord.tell(toTell.patients)} <a href={toTell.href}>{staffRecord.tellLink}</a>
          </p>
        ) : null}
        {untold ? (
          <p>
            {staffOutside.untold(untold.patients)}{' '}
            <a href={untold.href}>{staffOutside.untoldLink}</a>
          </p>
        ) : null}
        {undo > 0 ? (
          <form method="post">
            <input type="hidden" name={UNDO_FIELD} defaultValue={undo} />
            <Button look="secondary" name="acao" value="desfazer">
              {staffRecord.undo}
            </Button>
          </form>
        ) : null}
      </Notice>
      {siteDays ? <SiteDaysNotice {...siteDays} /> : null}
    </>
  );
}
