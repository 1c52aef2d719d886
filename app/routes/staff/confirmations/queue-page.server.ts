import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDayAndTime } from '#app/clinic/format-date.ts';
import { summaryServicesOf } from '#app/context/scheduling-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { countNoShows } from '#app/features/reminders/no-shows.server.ts';
import {
  claimNext,
  countOthers,
  readClaim,
  readQueue,
} from '#app/features/reminders/queue.server.ts';
import { QUEUE_FIELDS, type QueueNews } from '#app/features/reminders/queue-screen.tsx';
import { toQueueCard } from '#app/features/reminders/queue-view.ts';
import { readMailedAt } from '#app/features/reminders/read-reminders.server.ts';
import { REMINDER_PATHS } from '#app/features/reminders/reminder-paths.ts';
import { DAY_BEGINS, isByDay } from '#app/features/reminders/reminder-times.ts';
import {
  QUEUE_OUTCOMES,
  type QueueOutcome,
  settleQueue,
  undoSettled,
} from '#app/features/reminders/settle-queue.server.ts';
import { readWithoutPractitioner } from '#app/features/reminders/without-practitioner.server.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { formText } from '#app/platform/form-values.ts';
import {
  type StaffArgs,
  type StaffPage,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { nextOpenDay } from './next-open-day.server.ts';

const messages = staffReminders.queue;
const PERSON = '#pessoa';

/** The queue and the person whom this member of the staff has taken. */
export async function readQueuePage(args: StaffArgs) {
  const page = staffPageOf(args);
  const { services, staff, may } = page;
  const queue = await readQueue(services);
  const ids = queue.map(({ id }) => id);
  const claimed = may('agenda.write') ? await readClaim(services, staff.id) : null;
  return {
    count: queue.length,
    others: ids.length > 0 ? await countOthers(services, staff.id, ids) : 0,
    card: claimed === null ? null : await cardOf(page, queue, claimed),
    mayWrite: may('agenda.write'),
    opensAt: queue.length > 0 ? null : await opensAt(page),
    news: await newsOf(page),
    alone: (await readWithoutPractitioner(services)).length,
  };
}

/** At night nothing goes, and nobody comes to the queue: when it begins again; null by day. */
async function opensAt({ services, clinic }: StaffPage): Promise<string | null> {
  const now = services.clock.now();
  if (isByDay(now)) return null;
  const { on, time } = wallClockOf(now);
  const from = time < DAY_BEGINS ? on : undefined;
  return formatDayAndTime(await nextOpenDay(services, clinic.hours, from), DAY_BEGINS);
}

type Queue = Awaited<ReturnType<typeof readQueue>>;

async function cardOf({ services, staff, may }: StaffPage, queue: Queue, id: number) {
  const { db, clock } = services;
  const appointment = await readAppointment(db, { id });
  const entry = queue.find((each) => each.id === id);
  if (!appointment || !entry) return null;
  await noteViews(services, staff, [`appointment:${id}`]);
  const mayKnow = may('no-shows.read');
  return toQueueCard(appointment, {
    ...entry,
    summary: await summaryOf(summaryServicesOf(services), appointment, appointment.locale),
    noShows: mayKnow ? await countNoShows(services, { appointmentId: id }) : null,
    mailedAt: await readMailedAt(db, appointment),
    now: clock.now(),
  });
}

/** What the last press did; the address names only the appointment's protocol. */
async function newsOf({ services, url }: StaffPage): Promise<QueueNews | null> {
  const word = url.searchParams.get('feito');
  if (word === 'com-colega') return { text: messages.taken, undoes: null };
  if (word === 'mudou') return { text: messages.changed, undoes: null };
  if (word === 'desfeito') return { text: messages.undone, undoes: null };
  const outcome = outcomeNamed(word);
  const protocol = url.searchParams.get('de') ?? '';
  const appointment = outcome && (await readAppointment(services.db, { protocol }));
  if (!outcome || !appointment) return null;
  const text = messages.noted[outcome](appointment.patientName);
  return { text, undoes: outcome === 'no-answer' ? null : protocol };
}

function outcomeNamed(word: string | null): QueueOutcome | null {
  return QUEUE_OUTCOMES.find((each) => each === word) ?? null;
}

/** Every press of the queue: begin, note what came of a person, take it back. Then comes the next person. */
export async function answerQueue(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const protocol = formText(form, QUEUE_FIELDS.protocol);
  if (formText(form, QUEUE_FIELDS.act) === 'desfazer') {
    const undone = await undoSettled(services, { protocol, staffId: staff.id });
    await claimNext(services, staff.id);
    return toQueue(undone.ok ? { feito: 'desfeito' } : {});
  }
  const outcome = outcomeNamed(formText(form, QUEUE_FIELDS.outcome));
  if (!outcome) {
    await claimNext(services, staff.id);
    return toQueue({});
  }
  const sequence = formText(form, QUEUE_FIELDS.sequence);
  const settled = await settleQueue(services, {
    protocol,
    seenSequence: /^\d{1,6}$/.test(sequence) ? Number(sequence) : -1,
    outcome,
    staffId: staff.id,
  });
  // The agenda's own pages do the rest; the queue goes on from there.
  if (settled.ok && outcome === 'move') return seeOther(appointmentPath(protocol, 'mudar'));
  if (settled.ok && outcome === 'cancel') return seeOther(appointmentPath(protocol, 'cancelar'));
  await claimNext(services, staff.id);
  if (settled.ok) return toQueue({ feito: outcome, de: protocol });
  if (settled.refusal === 'taken') return toQueue({ feito: 'com-colega' });
  return toQueue(settled.refusal === 'changed' ? { feito: 'mudou' } : {});
}

function toQueue(query: Record<string, string>): Response {
  const params = new URLSearchParams(query);
  return seeOther(`${REMINDER_PATHS.queue}${params.size > 0 ? `?${params}` : ''}${PERSON}`);
}
