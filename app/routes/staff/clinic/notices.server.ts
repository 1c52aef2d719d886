import { data } from 'react-router';
import { orAskedAlready } from '#app/features/clinic-record/asked-to-move.server.ts';
import { byMail, byPerson } from '#app/features/clinic-record/concerned.ts';
import {
  notifyPatients,
  readNotified,
} from '#app/features/clinic-record/concerned-patients.server.ts';
import { planIdOf } from '#app/features/clinic-record/planned/planned-paths.ts';
import { readRecordVersions } from '#app/features/clinic-record/record-versions.server.ts';
import { noticesPath, RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { keptAppointments } from './changed-agendas.server.ts';
import { noticeRows, toSendOf } from './notice-views.ts';
import { answerPlannedNotices, plannedNoticesView } from './planned-notices.server.ts';
import { concernedBy } from './record-page.server.ts';

const messages = staffRecord.notices;

/** @throws 404 for a version that there is not */
async function noticePage(args: StaffArgs, word: string) {
  const page = staffPageOf(args);
  const version = Number(word);
  const versions = await readRecordVersions(page.services.db);
  const made = versions.find((each) => each.version === version);
  if (!made) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return { ...page, version, at: made.at, patients: await concernedBy(page.services, version) };
}

/**
 * Who must be told of a version, or of a change that waits for its day: each person once, and who can be written to.
 * @throws 404
 */
export async function noticesView(args: StaffArgs, word: string) {
  const planId = planIdOf(word);
  if (planId !== null) return plannedNoticesView(args, planId);
  const { services, url, version, at, patients } = await noticePage(args, word);
  const mailed = await readNotified(services.db, version);
  const notified = await orAskedAlready(services.db, mailed, patients);
  const people = byPerson(patients);
  return {
    ...{ title: messages.title(version), lead: messages.lead, note: null },
    back: { href: RECORD_PATHS.versions, label: staffRecord.versions.title },
    kept: await keptAppointments(services, { version, at }),
    sent: url.searchParams.has('mandados')
      ? byMail(patients.filter(({ id }) => mailed.has(id))).length
      : null,
    ...toSendOf(patients, notified),
    sendText: messages.sendText,
    count:
      patients.length > 0 ? staffRecord.preview.patients(people.length, patients.length) : null,
    patients: noticeRows(patients, notified),
  };
}

/** Sends the mails, once for each person. */
export async function answerNotices(args: StaffArgs, word: string): Promise<Response> {
  const planId = planIdOf(word);
  if (planId !== null) return answerPlannedNotices(args, planId);
  const { services, staff, version, patients } = await noticePage(args, word);
  await notifyPatients(services, { version, patients, by: staff.id });
  return seeOther(`${noticesPath(version)}?mandados`);
}
