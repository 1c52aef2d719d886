import { eq } from 'drizzle-orm';
import { appointments } from '#app/db/schema.ts';
import { changeAttendance } from '#app/features/agenda/change-attendance.server.ts';
import { cancelAppointment } from '#app/scheduling/cancel-appointment.server.ts';
import { moveAppointment } from '#app/scheduling/move-appointment.server.ts';
import { chooseSlot, type DemoAppointment, onceOf } from './book-slot.ts';
import type { DemoServices } from './demo-services.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PATIENT_SHARE = 0.6;
const NO_SHOW_SHARE = 0.09;
/** This share stays marked as arrived: somebody forgot the final status. */
const FORGOTTEN_SHARE = 0.02;

/** Cancels an appointment some time after it was booked, by the patient or by reception. */
export async function tellCancellation(
  services: DemoServices,
  appointment: DemoAppointment,
): Promise<void> {
  const { actor, rules } = turnOf(services, appointment);
  const change = { appointmentId: appointment.id, actor };
  const cancelled = await cancelAppointment(rules, change, onceOf(services));
  if (cancelled.kind !== 'answer' || !cancelled.answer.ok)
    throw new Error('an appointment of the demo cannot be cancelled');
}

/**
 * Moves an appointment to another day, which must not be before its own.
 * @returns its new time; null when that day has no free slot and it stays where it was
 */
export async function tellMove(
  services: DemoServices,
  appointment: DemoAppointment,
  on: string,
): Promise<DemoAppointment | null> {
  const start = await chooseSlot(services, appointment.serviceSlug, on);
  if (!start) return null;
  const { startsAt, endsAt } = start;
  const { actor, rules } = turnOf(services, appointment);
  const change = { appointmentId: appointment.id, startsAt, actor };
  const moved = await moveAppointment(rules, change, onceOf(services));
  if (moved.kind !== 'answer' || !moved.answer.ok) return null;
  return { ...appointment, startsAt, endsAt };
}

/**
 * Records the attendance that reception would have entered by now for past appointments.
 * @returns the appointments that were held
 */
export async function settleAttendance(
  services: DemoServices,
  booked: readonly DemoAppointment[],
): Promise<DemoAppointment[]> {
  const { random, now } = services;
  const held: DemoAppointment[] = [];
  for (const appointment of booked) {
    const { startsAt, endsAt } = appointment;
    const isMissed = random.chance(NO_SHOW_SHARE);
    const isForgotten = random.chance(FORGOTTEN_SHARE);
    const arrivedAt = new Date(startsAt.getTime() - random.int(2, 14) * MINUTE_MS);
    const missedAt = new Date(startsAt.getTime() + 25 * MINUTE_MS);
    if (isMissed) {
      if (missedAt <= now) await say(services, appointment.id, { step: 'no-show', at: missedAt });
      continue;
    }
    if (arrivedAt > now) continue;
    await say(services, appointment.id, { step: 'arrived', at: arrivedAt });
    if (endsAt > now || isForgotten) continue;
    await say(services, appointment.id, { step: 'done', at: endsAt });
    held.push(appointment);
  }
  return held;
}

/** Sets the clock to an instant between booking and appointment, and decides who acts then and under which rules. */
function turnOf(services: DemoServices, { createdAt, startsAt }: DemoAppointment) {
  const { random, now, clock, clinic, booking, staffBooking, actor } = services;
  const latest = Math.min(startsAt.getTime() - DAY_MS, now.getTime()) - MINUTE_MS;
  const room = Math.max(MINUTE_MS, latest - createdAt.getTime());
  const at = new Date(createdAt.getTime() + Math.round(room * (0.2 + 0.7 * random.next())));
  clock.set(at);
  const noticeMs = clinic.agenda.cancelNoticeHours * HOUR_MS;
  const isPatient = random.chance(PATIENT_SHARE) && startsAt.getTime() - at.getTime() > noticeMs;
  return isPatient
    ? ({ actor: 'patient', rules: booking } as const)
    : { actor, rules: staffBooking };
}

type Said = { step: 'arrived' | 'done' | 'no-show'; at: Date };

async function say({ db, clock, actor }: DemoServices, id: number, { step, at }: Said) {
  clock.set(at);
  const [row] = await db
    .select({ protocol: appointments.protocol, version: appointments.version })
    .from(appointments)
    .where(eq(appointments.id, id));
  if (!row) throw new Error('an appointment of the demo is not there');
  const change = { protocol: row.protocol, seenVersion: row.version, step, actor };
  const said = await changeAttendance({ db, clock }, change);
  if (!said.ok) throw new Error(`an appointment of the demo cannot be ${step}: ${said.refusal}`);
}
