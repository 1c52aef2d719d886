import { NoticeTable } from '#app/features/clinic-record/notice-table.tsx';
import '#app/features/clinic-record/record.css';
import { OutsideList } from '#app/features/schedule-settings/outside-list.tsx';
import '#app/features/schedule-settings/settings.css';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/notices';
import { answerNotices, noticesView } from './notices.server.ts';

const messages = staffRecord.notices;

export const loader = (args: Route.LoaderArgs) => noticesView(args, args.params.version);

export const action = (args: Route.ActionArgs) => answerNotices(args, args.params.version);

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  const { patients, count, toSend, peopleToSend, sendText, sent, kept, note } = loaderData;
  return (
    <StaffScreen title={loaderData.title} lead={loaderData.lead} back={loaderData.back}>
      <div className="stack">
        {sent === null ? null : (
          <Notice tone="success" role="status">
            <p>{messages.sent(sent)}</p>
          </Notice>
        )}
        {note ? <p>{note}</p> : null}
        {count === null ? null : <p>{`${count}.`}</p>}
        {patients.length > 0 ? <NoticeTable patients={patients} /> : null}
        {patients.length === 0 && kept.length === 0 ? <p>{messages.none}</p> : null}
        {kept.map(({ slug, line, without }) => (
          <Notice key={slug} tone="warning">
            <p>{line}</p>
            {without.length > 0 ? <OutsideList appointments={without} /> : null}
          </Notice>
        ))}
        {toSend > 0 ? (
          <form method="post" className="stack">
            <p>{sendText}</p>
            <div>
              <Button>{messages.send(toSend, peopleToSend)}</Button>
            </div>
          </form>
        ) : null}
      </div>
    </StaffScreen>
  );
}
