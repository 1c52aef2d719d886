import { notifyPatients } from '#app/features/clinic-record/concerned-patients.server.ts';
import { NoticeTable } from '#app/features/clinic-record/notice-table.tsx';
import { noticesPath, RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import '#app/features/clinic-record/record.css';
import { OutsideList } from '#app/features/schedule-settings/outside-list.tsx';
import '#app/features/schedule-settings/settings.css';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/notices';
import { noticePage, noticesView } from './notices.server.ts';

const messages = staffRecord.notices;

export const loader = (args: Route.LoaderArgs) => noticesView(args, args.params.version);

export async function action(args: Route.ActionArgs) {
  const { services, staff, version, patients } = await noticePage(args, args.params.version);
  await notifyPatients(services, { version, patients, by: staff.id });
  return seeOther(`${noticesPath(version)}?mandados`);
}

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  const { version, patients, count, toSend, peopleToSend, sent, kept } = loaderData;
  return (
    <StaffScreen
      title={messages.title(version)}
      lead={messages.lead}
      back={{ href: RECORD_PATHS.versions, label: staffRecord.versions.title }}
    >
      <div className="stack">
        {sent === null ? null : (
          <Notice tone="success" role="status">
            <p>{messages.sent(sent)}</p>
          </Notice>
        )}
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
            <p>{messages.sendText}</p>
            <div>
              <Button>{messages.send(toSend, peopleToSend)}</Button>
            </div>
          </form>
        ) : null}
      </div>
    </StaffScreen>
  );
}
