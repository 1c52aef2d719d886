import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { isHereOn } from '#app/clinic/record/here-on.ts';
import { clinicRecordNotices as notices } from '#app/db/clinic-record-schema.ts';
import type { Database, Queryable } from '#app/db/database.ts';
import { resources } from '#app/db/schema.ts';
import { lockUnasked, readAskedToMove } from '#app/features/clinic-record/asked-to-move.server.ts';
import type { Concern } from '#app/features/clinic-record/concerned.ts';
import { mailEach } from '#app/features/clinic-record/concerned-patients.server.ts';
import { readBookedAppointments } from '#app/features/schedule-settings/booked-appointments.server.ts';
import { type HoursOf, readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import {
  type BookedAppointment,
  outsideAppointments,
  outsideSince,
} from '#app/features/schedule-settings/outside-appointments.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import {
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';
import type { BookingJobs } from '#app/scheduling/scheduling-services.server.ts';

type Reading = { db: Queryable; clock: Clock };

/** A confirmed appointment to come, as the list for the phone shows it. */
export type ToldPatient = {
  id: number;
  protocol: string;
  startsAt: Date;
  contactId: number;
  patientName: string;
  contactName: string;
  phoneE164: string;
  hasMail: boolean;
  sequence: number;
};

/** An appointment to come outside the hours of somebody or something that it needs. */
export type OutsidePatient = ToldPatient & {
  /** Whose hours it is outside of. */
  outside: readonly string[];
  /** Of those, who sees the patient, and since which day they are not there; null where only a room or a device is not. */
  away: { slug: string; name: string; from: string | null } | null;
  /** What a mail may say of it; empty where the front desk has to see first. */
  concerns: readonly Concern[];
  /** When a mail has asked for another time. */
  askedAt: Date | null;
};

/**
 * The appointments of a house that are outside its hours, earliest first.
 * @param house null for the main one
 * @param booked those of the house, for who has read them already
 */
export async function readOutsidePatients(
  services: Reading,
  all: readonly HoursOf[],
  { house, ...read }: { house: string | null; booked?: readonly BookedAppointment[] },
): Promise<OutsidePatient[]> {
  const booked = read.booked ?? (await readBookedAppointments(services, { house }));
  const found = new Map(
    outsideAppointments(booked, all).map((appointment) => [appointment.protocol, appointment]),
  );
  if (found.size === 0) return [];
  const asked = await readAskedToMove(services.db, 'any');
  const patients = await readPatients(services, { protocols: [...found.keys()] });
  return patients.flatMap((patient) => {
    const appointment = found.get(patient.protocol);
    if (!appointment) return [];
    const who = awayFrom(appointment, all);
    return {
      ...{ ...patient, ...who, outside: appointment.outside },
      askedAt: asked.get(patient.id) ?? null,
    };
  });
}

function awayFrom(
  appointment: BookedAppointment,
  all: readonly HoursOf[],
): Pick<OutsidePatient, 'away' | 'concerns'> {
  const person = all.find(
    (each) => each.kind === 'practitioner' && outsideAppointments([appointment], [each]).length > 0,
  );
  if (!person) return { away: null, concerns: [] };
  const { slug, name, here } = person;
  const isHere = isHereOn(here, wallClockOf(appointment.startsAt).on);
  const from = isHere ? outsideSince(appointment, person) : null;
  const away = { slug, name, from };
  // What was booked outside the hours, or came so from another program, was agreed so.
  if (isHere && from === null) return { away, concerns: [] };
  return { away, concerns: [isHere ? 'away' : 'gone'] };
}

/**
 * Those of a house who were asked for another time because of hours in the agenda, have not taken one, and fit again:
 * hours were given back. Earliest first. @param outside ids of those who do not fit
 */
export async function readFittingAgain(
  services: Reading,
  outside: ReadonlySet<number>,
  house: string | null,
): Promise<ToldPatient[]> {
  const asked = await readAskedToMove(services.db, 'hours');
  const ids = [...asked.keys()].filter((id) => !outside.has(id));
  return ids.length > 0 ? readPatients(services, { ids, house }) : [];
}

type Which = { protocols: readonly string[] } | { ids: readonly number[]; house: string | null };

async function readPatients({ db, clock }: Reading, which: Which): Promise<ToldPatient[]> {
  const isMeant =
    'protocols' in which
      ? inArray(record.protocol, which.protocols)
      : and(
          inArray(record.id, which.ids),
          which.house === null ? isNull(record.branch) : eq(record.branch, which.house),
        );
  const rows = await db
    .select({
      id: record.id,
      protocol: record.protocol,
      startsAt: record.startsAt,
      contactId: record.contactId,
      patientName: record.patientName,
      contactName: record.contactName,
      phoneE164: record.phoneE164,
      email: record.email,
      sequence: record.sequence,
    })
    .from(record)
    .where(and(isMeant, eq(record.status, 'confirmed'), gt(record.startsAt, clock.now())))
    .orderBy(...EARLIEST_FIRST);
  return rows.map(({ email, ...row }) => ({ ...row, hasMail: email !== null }));
}

/** Whether nobody has told the patient yet who must be told. */
export function isUntold({ concerns, askedAt }: OutsidePatient): boolean {
  return concerns.length > 0 && askedAt === null;
}

/** Whether a mail may ask the patient for another time, and none has yet. */
export function isToAsk(patient: OutsidePatient): boolean {
  return patient.hasMail && isUntold(patient);
}

/**
 * Sends each patient of a house who is outside the hours of who sees them, and has an address, one mail that asks for
 * another time. Whoever has had one about this time gets no other, however often this is asked for.
 * @returns how many mails were asked for now
 */
export function askToMove(
  { db, clock, jobs }: { db: Database; clock: Clock; jobs: Jobs<BookingJobs> },
  { house, by }: { house: string | null; by: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    // Hours that are just being given back: whoever saves them waits, or is seen here.
    await tx
      .select({ id: resources.id })
      .from(resources)
      .where(eq(resources.kind, 'practitioner'))
      .orderBy(asc(resources.id))
      .for('share');
    const all = await readHoursOf(tx, house);
    const reachable = (await readOutsidePatients({ db: tx, clock }, all, { house })).filter(
      isToAsk,
    );
    if (reachable.length === 0) return 0;
    const unasked = await lockUnasked(tx, reachable, 'any');
    const patients = reachable.filter(({ id }) => unasked.has(id));
    if (patients.length === 0) return 0;
    const askedAt = clock.now();
    await tx.insert(notices).values(
      patients.map(({ id, sequence }) => ({
        ...{ appointmentId: id, sequence, asksToMove: true, askedAt, askedBy: by },
      })),
    );
    const mails = await mailEach(tx, jobs, patients, ({ away, concerns: [concern] }) => ({
      madeAt: askedAt.toISOString(),
      displaced: concern === 'gone' ? concern : 'away',
      ...(away && { away: { slug: away.slug, from: away.from } }),
    }));
    await audit(tx, {
      at: askedAt,
      actor: `staff:${by}`,
      action: 'clinic.settled',
      subjectType: 'clinic_setting',
      subjectId: 'outside-hours',
      detail: { from: null, to: { mails, appointments: patients.map(({ id }) => id) } },
    });
    return mails;
  });
}
