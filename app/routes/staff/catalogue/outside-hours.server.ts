import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import { chosenHouse, houseOptions } from '#app/clinic/record/branch-fields.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { byMail, byPerson } from '#app/features/clinic-record/concerned.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { type HoursOf, readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import { outsideAppointments } from '#app/features/schedule-settings/outside-appointments.ts';
import { toOutsideView } from '#app/features/schedule-settings/outside-list.tsx';
import { CLINIC_CHOICE, hoursPath } from '#app/features/schedule-settings/settings-paths.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { staffOutside } from '#app/locales/pt-BR/staff/settings/outside.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { noticeRow } from '#app/routes/staff/clinic/notice-views.ts';
import { type StaffPage, seeOther } from '#app/routes/staff/staff-page.server.ts';
import {
  askToMove,
  isToAsk,
  isUntold,
  type OutsidePatient,
  readFittingAgain,
  readOutsidePatients,
} from '#app/site-content/catalogue/outside-patients.server.ts';
import { ASK, OUTSIDE_ID, type OutsideTelling } from './outside-notice.tsx';

const SENT = 'mandados';
type Untold = { patients: number; href: string } | null;

/** The appointments of a house that are outside its hours, who of them was told, and who was not. */
export async function outsideOfHours(
  { services, url, agendaOf }: StaffPage,
  all: readonly HoursOf[],
  house: string | null,
) {
  const booked = await readBookedAppointments(services, { house });
  const { serviceTitle } = agendaLabelsOf(services);
  const outside = outsideAppointments(booked, all).map((each) =>
    toOutsideView(each, { hrefOf: appointmentPath, serviceTitle }),
  );
  // Who sees one agenda alone tells nobody.
  if (agendaOf !== null) return { outside, telling: null, untold: null };
  const patients = await readOutsidePatients(services, all, { house, booked });
  const again = await readFittingAgain(services, new Set(patients.map(({ id }) => id)), house);
  const toAsk = patients.filter(isToAsk);
  const untold = untoldOf(patients);
  const sent = url.searchParams.get(SENT);
  const telling: OutsideTelling = {
    patients: byPerson(patients).flatMap((theirs) => noticeRow(theirs, { why, mail })),
    toSend: byMail(toAsk).length,
    peopleToSend: byPerson(toAsk).length,
    sent: sent !== null && /^\d{1,6}$/.test(sent) ? Number(sent) : null,
    again: byPerson(again).flatMap((theirs) =>
      noticeRow(theirs, { why: () => staffOutside.fits, mail: () => staffRecord.notices.mailed }),
    ),
    elsewhere: await untoldElsewhere(services, house),
  };
  const here: Untold = untold > 0 ? { patients: untold, href: `#${OUTSIDE_ID}` } : null;
  return { outside, telling, untold: here };
}

/** People who must be told that a time is outside, and whom no mail has told. */
function untoldOf(patients: readonly OutsidePatient[]): number {
  return byPerson(patients.filter(isUntold)).length;
}

async function untoldElsewhere(services: StaffPage['services'], shown: string | null) {
  const others = houseOptions(services.clinic)
    .map(({ value, label }) => ({ house: chosenHouse(services.clinic, value), value, label }))
    .filter(({ house }) => house !== shown);
  const lines: OutsideTelling['elsewhere'][number][] = [];
  for (const { house, value, label } of others) {
    const all = await readHoursOf(services.db, house);
    const patients = untoldOf(await readOutsidePatients(services, all, { house }));
    const href = `${hoursPath(CLINIC_CHOICE, null, value)}#${OUTSIDE_ID}`;
    if (patients > 0) lines.push({ line: staffOutside.elsewhere(label, patients), href });
  }
  return lines;
}

function why({ away, concerns, outside }: OutsidePatient): string {
  if (!away) return staffSettings.hours.outsideOf(outside);
  if (concerns.includes('gone')) return staffOutside.gone(away.name);
  return staffOutside.away(away.name, away.from && formatDay(away.from));
}

function mail({ askedAt, away, concerns, hasMail }: OutsidePatient): string {
  if (askedAt) return staffOutside.mailed(formatDay(wallClockOf(askedAt).on));
  if (concerns.length === 0) return away ? staffOutside.agreed : staffOutside.toSee;
  return hasMail ? staffRecord.notices.asksToMove : staffRecord.notices.noMail;
}

/** Sends the mails to who is outside the hours of the house that the page shows; null where another form was sent. */
export async function answerOutside(
  { services, staff, url }: StaffPage,
  form: FormData,
): Promise<Response | null> {
  if (formText(form, 'acao') !== ASK) return null;
  const house = chosenHouse(services.clinic, url.searchParams.get('unidade'));
  const sent = await askToMove(services, { house, by: staff.id });
  const who = /^[a-z0-9-]+$/.exec(url.searchParams.get('quem') ?? '')?.[0] ?? CLINIC_CHOICE;
  return seeOther(`${hoursPath(who, null, house)}&${SENT}=${sent}#${OUTSIDE_ID}`);
}
