import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { ControlNotice } from './add-on-control.server.ts';

/** For which control an add-on is, and how the other ones of the surgery stand. */
export function ControlNoticeView({ lead, late, booked, open }: ControlNotice) {
  return (
    <Notice tone={late ? 'warning' : 'info'}>
      <p>{lead}</p>
      {late ? <p>{late}</p> : null}
      {booked.length > 0 ? (
        <>
          <p>{staffFollowUps.addOn.stands}</p>
          <ul>
            {booked.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      ) : null}
      {open ? <p>{open}</p> : null}
    </Notice>
  );
}
