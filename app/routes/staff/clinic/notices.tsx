import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  displacementOf,
  isToldByMail,
  isUncovered,
} from '#app/features/clinic-record/concerned.ts';
import {
  type ConcernedPatient,
  notifyPatients,
  readNotified,
} from '#app/features/clinic-record/concerned-patients.server.ts';
import { NoticeTable } from '#app/features/clinic-record/notice-table.tsx';
import { readRecordVersions } from '#app/features/clinic-record/record-versions.server.ts';
import { noticesPath, RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import '#app/features/clinic-record/record.css';
import { OutsideList } from '#app/features/schedule-settings/outside-list.tsx';
import '#app/features/schedule-settings/settings.css';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/notices';
import { keptAppointments } from './changed-agendas.server.ts';
import { concernedBy } from './record-page.server.ts';

const messages = staffRecord.notices;

/** @throws 404 for a version that there is not */
async function noticePage(args: StaffArgs, word: string) {
  const page = staffPageOf(args);
  const version = Number(word);
  const versions = await readRecordVersions(page.services.db);
  if (!versions.some((each) => each.version === version))
    throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, version, patients: await concernedBy(page.services, version) };
}

function mailWords({ hasMail, concerns }: Pick<ConcernedPatient, 'hasMail' | 'concerns'>): string {
  if (!isToldByMail(concerns)) return messages.toCall;
  if (!hasMail) return messages.noMail;
  if (isUncovered(concerns)) return messages.asksToCall;
  return displacementOf(concerns) ? messages.asksToMove : messages.hasMail;
}

export async function loader(args: Route.LoaderArgs) {
  const { services, url, version, patients } = await noticePage(args, args.params.version);
  const notified = await readNotified(services.db, version);
  return {
    version,
    kept: await keptAppointments(services, version),
    sent: url.searchParams.has('mandados') ? notified.size : null,
    toSend: patients.filter(
      ({ id, hasMail, concerns }) => hasMail && isToldByMail(concerns) && !notified.has(id),
    ).length,
    patients: patients.map(({ id, protocol, startsAt, contactName, patientName, ...each }) => ({
      href: appointmentPath(protocol),
      when: formatMoment(startsAt),
      who: contactName === patientName ? patientName : `${patientName} (${contactName})`,
      phone: formatPhone(each.phoneE164),
      phoneHref: `tel:${each.phoneE164}`,
      why: each.concerns.map((concern) => messages.concerns[concern]).join(', '),
      mail: notified.has(id) ? messages.mailed : mailWords(each),
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, version, patients } = await noticePage(args, args.params.version);
  await notifyPatients(services, { version, patients, by: staff.id });
  return seeOther(`${noticesPath(version)}?mandados`);
}

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  const { version, patients, toSend, sent, kept } = loaderData;
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
              <Button>{messages.send(toSend)}</Button>
            </div>
          </form>
        ) : null}
      </div>
    </StaffScreen>
  );
}
