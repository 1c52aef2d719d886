import { isCalendarDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay } from '#app/clinic/format-date.ts';
import { PRIVATE_PAYER } from '#app/clinic/payer-titles.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import { moveGroups } from '#app/features/agenda/move-one/move-groups.ts';
import { readResources } from '#app/features/agenda/read-agenda.server.ts';
import { EXCEED_FIELD } from '#app/features/insurance/exceed-fields.tsx';
import { staffMoveOne as messages } from '#app/locales/pt-BR/staff/day/move-one.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { movePlace } from '#app/routes/manage/move-house.server.ts';
import { moveNotes } from '#app/routes/staff/agenda/phone-preparation.server.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import { readMoveOptions, servingOf } from '#app/scheduling/move-options.server.ts';
import { exceedReasonOf } from '#app/scheduling/payers/exceed-reason.ts';
import { halfOf } from '#app/scheduling/shown-times.ts';

/** The days and times to which an appointment may move, as the address asks for them. */
export async function readMoveChoice(
  services: AppServices,
  appointment: AppointmentRecord,
  url: URL,
) {
  const from = url.searchParams.get('a-partir');
  const exceed = exceedReasonOf(url.searchParams.get(EXCEED_FIELD) ?? '') ?? '';
  const paying = exceed ? { ...appointment, payerId: PRIVATE_PAYER } : appointment;
  const { branch, houses } = await movePlace(services, appointment, url);
  const options = await readMoveOptions(staffBookingOf(services), paying, {
    from,
    branch,
    day: url.searchParams.get('dia'),
    locale: DEFAULT_LOCALE,
    noteOf: moveNotes(services, appointment),
    whoOf: servingOf(appointment, await readResources(services.db)),
  });
  const { chosenDay } = options;
  const asked = from && isCalendarDay(from) ? from : null;
  const now = {
    practitioner: appointment.practitionerName,
    isMorning: halfOf(appointment) === 'morning',
  };
  return {
    exceed,
    houses,
    options,
    groups: chosenDay ? moveGroups(chosenDay, now) : [],
    jumpTo: chosenDay?.on ?? asked ?? wallClockOf(services.clock.now()).on,
    dayNote: dayNote(asked, chosenDay),
  };
}

/** What to say of a day that has no free time; empty where it has. */
function dayNote(asked: string | null, shown: { on: string; label: string } | null): string {
  if (!shown) return asked ? messages.none(formatDay(asked)) : messages.noneAtAll;
  return asked && asked !== shown.on ? messages.notFree(formatDay(asked), shown.label) : '';
}
