import { NoticeTable } from '#app/features/clinic-record/notice-table.tsx';
import '#app/features/clinic-record/record.css';
import { OutsideList, type OutsideView } from '#app/features/schedule-settings/outside-list.tsx';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { staffOutside } from '#app/locales/pt-BR/staff/settings/outside.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

/** Where the list stands on the page, and what its button sends. */
export const OUTSIDE_ID = 'fora-do-horario';
export const ASK = 'avisar-fora';

const messages = staffSettings.hours;
type Rows = Parameters<typeof NoticeTable>[0]['patients'];

export type OutsideTelling = {
  patients: Rows;
  /** Mails that may go out, and to how many people. */
  toSend: number;
  peopleToSend: number;
  /** How many have gone out, after a press. */
  sent: number | null;
  /** Who was asked for another time and need not take one any more. */
  again: Rows;
  /** Houses other than the one shown, with people who are outside and untold. */
  elsewhere: readonly { line: string; href: string }[];
};

type OutsideNoticeProps = {
  outside: readonly OutsideView[];
  /** Who must be told and who was; null for who sees one agenda alone. */
  telling: OutsideTelling | null;
  mayWrite: boolean;
};

/** Whose booked times are outside the hours, who of them was told, and the button that tells the others. */
export function OutsideNotice({ outside, telling, mayWrite }: OutsideNoticeProps) {
  return (
    <div id={OUTSIDE_ID} className="stack">
      {telling && telling.sent !== null ? (
        <Notice tone="success" role="status">
          <p>
            {telling.sent > 0 ? staffRecord.notices.sent(telling.sent) : staffOutside.nobodyLeft}
          </p>
        </Notice>
      ) : null}
      {outside.length > 0 ? (
        <Notice tone="warning" title={messages.outsideNow}>
          <p>{messages.outsideNowText}</p>
          {telling ? (
            <NoticeTable patients={telling.patients} />
          ) : (
            <OutsideList appointments={outside} />
          )}
          {telling && telling.toSend > 0 && mayWrite ? <AskForm {...telling} /> : null}
        </Notice>
      ) : null}
      {telling && telling.again.length > 0 ? (
        <Notice tone="warning" title={staffOutside.again}>
          <p>{staffOutside.againText}</p>
          <NoticeTable patients={telling.again} />
        </Notice>
      ) : null}
      {telling?.elsewhere.map(({ line, href }) => (
        <Notice key={href} tone="warning">
          <p>
            {line} <a href={href}>{staffOutside.untoldLink}</a>
          </p>
        </Notice>
      ))}
    </div>
  );
}

function AskForm({ toSend, peopleToSend }: Pick<OutsideTelling, 'toSend' | 'peopleToSend'>) {
  return (
    <form method="post" className="stack">
      <p>{staffOutside.sendText}</p>
      <div>
        <Button look="secondary" name="acao" value={ASK}>
          {staffRecord.notices.send(toSend, peopleToSend)}
        </Button>
      </div>
    </form>
  );
}
