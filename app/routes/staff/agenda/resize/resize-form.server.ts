import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatAtTime, formatTime } from '#app/clinic/format-date.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { staffBookingOf } from '#app/context/scheduling-services.ts';
import type { ResizeFacts } from '#app/features/agenda/resize/resize-messages.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffResize as messages } from '#app/locales/pt-BR/staff/day/resize.ts';
import { newToken } from '#app/platform/token.server.ts';
import {
  readAppointmentForm,
  staffAppointmentOf,
} from '#app/routes/staff/agenda/appointment-forms.server.ts';
import { actorOf, type StaffArgs } from '#app/routes/staff/staff-page.server.ts';
import type { AppointmentRecord } from '#app/scheduling/appointment-record.server.ts';
import {
  type InTheWay,
  inTheWay,
  readKept,
  workedUntil,
} from '#app/scheduling/resize/around.server.ts';
import {
  endAfter,
  LENGTH_STEP_MINUTES,
  MOST_MINUTES,
  minutesOf,
} from '#app/scheduling/resize/resizable.ts';
import {
  type ResizeRefusal,
  resizeAppointment,
  resizeWithIdempotency,
} from '#app/scheduling/resize/resize-appointment.server.ts';

const MINUTE_MS = 60_000;
/** More than these are offered only to what is longer already. */
const OFFERED_MINUTES = 240;

/** What stands around an appointment, so that it can be said before its length is changed. */
export async function readResizeFacts(
  { db, clock }: Pick<AppServices, 'db' | 'clock'>,
  appointment: AppointmentRecord,
): Promise<ResizeFacts> {
  const { startsAt, id, patientName: patient } = appointment;
  const { until, of } = await workedUntil(db, appointment);
  const { bufferAfterMinutes, name } = await readKept(db, { id, of });
  const most = new Date(startsAt.getTime() + (MOST_MINUTES + bufferAfterMinutes) * MINUTE_MS);
  const [first] = await inTheWay(db, appointment, { until: most, now: clock.now() });
  const free = first
    ? minutesOf({ startsAt, endsAt: first.from }) - bufferAfterMinutes
    : MOST_MINUTES;
  return {
    key: newToken(),
    patient,
    minutes: minutesOf(appointment),
    taken: first ? { after: free, words: wordsOf(first) } : null,
    past:
      of === null
        ? null
        : { after: minutesOf({ startsAt, endsAt: until }), name, time: timeAt(until) },
  };
}

/** The lengths that an appointment may have, each with its end and with what it would meet. */
export function lengthOptions(
  { startsAt }: Pick<AppointmentRecord, 'startsAt'>,
  { minutes: now, taken, past }: ResizeFacts,
) {
  const most = Math.min(MOST_MINUTES, Math.max(OFFERED_MINUTES, now));
  const options: { value: string; label: string }[] = [];
  for (let minutes = LENGTH_STEP_MINUTES; minutes <= most; minutes += LENGTH_STEP_MINUTES) {
    const endsAt = endAfter(startsAt, minutes);
    if (!endsAt) break;
    const isLonger = minutes > now;
    const notes = [
      minutes === now ? messages.asNow : '',
      isLonger && past && minutes > past.after ? messages.passes(past.name) : '',
      isLonger && taken && minutes > taken.after ? messages.meets(taken.words) : '',
    ].filter(Boolean);
    const label = [messages.option(minutes, timeAt(endsAt)), ...notes].join(' · ');
    options.push({ value: `${minutes}`, label });
  }
  return options;
}

type ResizeOutcome =
  | { kind: 'resized'; protocol: string }
  | { kind: 'refused'; message: string; status: 400 | 409; isPast: boolean; chosen: string }
  /** Somebody else changed it first. */
  | { kind: 'changed'; seenVersion: number; chosen: string };

/** Handles the form that changes a length, sent by the page or by the script. */
export async function resizeByForm(
  args: StaffArgs & { params: { protocol: string } },
): Promise<ResizeOutcome> {
  const { services, staff, appointment } = await staffAppointmentOf(args);
  const { values, seenVersion, key } = await readAppointmentForm(args.request);
  const chosen = values('minutes');
  const refused = (message: string, status: 400 | 409, isPast = false) =>
    ({ kind: 'refused', message, status, isPast, chosen }) as const;
  if (!/^\d{1,4}$/.test(chosen)) return refused(messages.missing, 400);
  const { id, protocol } = appointment;
  const asked = { minutes: Number(chosen), mayPassHours: values('pastHours') !== '' };
  const resized = await resizeAppointment(
    staffBookingOf(services),
    { appointmentId: id, ...asked, actor: actorOf(staff), seenVersion },
    resizeWithIdempotency({ key, protocol, ...asked }),
  );
  if (resized.kind === 'other-body') return refused(staffAgenda.refusals.otherBody, 409);
  const { answer } = resized;
  if (answer.ok) return { kind: 'resized', protocol };
  const { refusal } = answer;
  if (refusal === 'changed' || refusal === 'not-found')
    return { kind: 'changed', seenVersion, chosen };
  const message = await refusalWords(services, appointment, refusal);
  return refused(message, refusal === 'off-grid' ? 400 : 409, refusal === 'past-hours');
}

async function refusalWords(
  services: AppServices,
  appointment: AppointmentRecord,
  refusal: Exclude<ResizeRefusal, 'changed' | 'not-found'>,
): Promise<string> {
  if (refusal !== 'slot-taken' && refusal !== 'past-hours') return messages.refusals[refusal];
  const { taken, past } = await readResizeFacts(services, appointment);
  if (refusal === 'past-hours' && past) return messages.past(past.name, past.time);
  return taken ? messages.takenBy(taken.words) : messages.refusals.taken;
}

function wordsOf({ patient, isHold, startsAt, resource }: InTheWay): string {
  const time = formatAtTime(wallClockOf(startsAt).time);
  if (isHold) return messages.hold(time, resource);
  return patient ? messages.patient(patient, time, resource) : messages.hidden(time, resource);
}

function timeAt(instant: Date): string {
  return formatTime(wallClockOf(instant).time);
}
