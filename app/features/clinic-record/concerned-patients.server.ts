import { and, eq, gt, gte, lt } from 'drizzle-orm';
import { startOfDay, wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDay, formatMoment } from '#app/clinic/format-date.ts';
import { clinicRecordNotices } from '#app/db/clinic-record-schema.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { resources } from '#app/db/schema.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import {
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';
import type { BookingJobs } from '#app/scheduling/scheduling-services.server.ts';
import { withoutAsked } from './asked-to-move.server.ts';
import {
  byMail,
  byPerson,
  type Concern,
  changedPresence,
  concernsOf,
  couldConcern,
  displacementOf,
  isInCalendar,
  isToldByMail,
  isUncovered,
} from './concerned.ts';
import type { CheckedForm } from './edit-section.server.ts';
import type { ChangeOfDays } from './planned/planned-record.ts';
import type { RecordPreviewed } from './record-preview.tsx';

/** An appointment to come whose patient must be told of a change, and of what. */
export type ConcernedPatient = {
  id: number;
  protocol: string;
  startsAt: Date;
  serviceSlug: string;
  practitionerSlugs: readonly string[];
  contactId: number;
  patientName: string;
  contactName: string;
  phoneE164: string;
  hasMail: boolean;
  sequence: number;
  concerns: Concern[];
};

/** The appointments that a change concerns which is not the same on all days, earliest first. */
export async function readConcernedOver(
  services: { db: Queryable; clock: Clock },
  changes: readonly ChangeOfDays[],
): Promise<ConcernedPatient[]> {
  const found: ConcernedPatient[] = [];
  for (const change of changes) found.push(...(await readConcerned(services, change)));
  return found;
}

/** The confirmed appointments after now that a change concerns, of its days alone, earliest first. */
export async function readConcerned(
  { db, clock }: { db: Queryable; clock: Clock },
  change: ChangeOfDays,
): Promise<ConcernedPatient[]> {
  const concerns = concernsOf(change);
  const { from, until } = change;
  const isOfItsDays = and(
    from === undefined ? undefined : gte(record.startsAt, startOfDay(from)),
    until === undefined ? undefined : lt(record.startsAt, startOfDay(until)),
  );
  const rows = await db
    .select({
      id: record.id,
      protocol: record.protocol,
      startsAt: record.startsAt,
      endsAt: record.endsAt,
      serviceSlug: record.serviceSlug,
      payerId: record.payerId,
      branch: record.branch,
      practitionerSlug: resources.slug,
      resourceIds: record.resourceIds,
      contactId: record.contactId,
      patientName: record.patientName,
      contactName: record.contactName,
      phoneE164: record.phoneE164,
      email: record.email,
      sequence: record.sequence,
    })
    .from(record)
    .innerJoin(resources, eq(resources.id, record.practitionerId))
    .where(and(eq(record.status, 'confirmed'), gt(record.startsAt, clock.now()), isOfItsDays))
    .orderBy(...EARLIEST_FIRST);
  const people = await db
    .select({ id: resources.id, slug: resources.slug })
    .from(resources)
    .where(eq(resources.kind, 'practitioner'));
  return rows
    .map(({ resourceIds, ...row }) => {
      const theirs = people.filter(({ id }) => resourceIds.includes(id)).map(({ slug }) => slug);
      return { ...row, practitionerSlugs: [...new Set([row.practitionerSlug, ...theirs])] };
    })
    .map(({ email, ...row }) => ({ ...row, hasMail: email !== null, concerns: concerns(row) }))
    .filter((each) => each.concerns.length > 0);
}

/** Whether a mail tells the patient all of it. */
export function canBeMailed({
  hasMail,
  concerns,
}: Pick<ConcernedPatient, 'hasMail' | 'concerns'>): boolean {
  return hasMail && isToldByMail(concerns);
}

/** What a change would do, for who is about to save it. @param startsOn the day that it waits for; '' for none */
export async function previewChange(
  services: { db: Queryable; clock: Clock },
  change: Pick<CheckedForm, 'before' | 'after' | 'differences'>,
  { startsOn, hrefOf }: { startsOn: string; hrefOf: (protocol: string) => string },
): Promise<Omit<RecordPreviewed, 'consequences' | 'outside'>> {
  const concerned = await readConcerned(services, { ...change, from: startsOn || undefined });
  const from = startsOn === '' ? null : formatDay(startsOn, { withYear: true });
  const away = awayLines(change, concerned);
  const people = byPerson(concerned);
  return {
    ...{ from, differences: change.differences, away },
    couldConcern: couldConcern(change),
    appointments: concerned.length,
    withMail: people.filter((theirs) => theirs.every(canBeMailed)).length,
    patients: people.map((theirs) => ({
      who: theirs[0]?.patientName ?? '',
      times: theirs.map(({ protocol, startsAt }) => ({
        href: hrefOf(protocol),
        when: formatMoment(startsAt),
      })),
    })),
  };
}

/** '3 consultas marcadas ficam depois do último dia da Dra. Ana.' for each whose first or last day is set. */
function awayLines(
  change: Pick<CheckedForm, 'before' | 'after'>,
  patients: readonly ConcernedPatient[],
): string[] {
  const { people, isAway } = changedPresence(change);
  return people.flatMap(({ slug, name, untilOn }) => {
    const away = patients.filter(
      (each) => each.practitionerSlugs.includes(slug) && isAway(slug, each.startsAt),
    );
    const isLate = ({ startsAt }: ConcernedPatient) =>
      untilOn !== undefined && wallClockOf(startsAt).on > untilOn;
    const [late, early] = [away.filter(isLate).length, away.filter((each) => !isLate(each)).length];
    return [
      ...(late > 0 ? [staffRecord.preview.afterLast(late, name)] : []),
      ...(early > 0 ? [staffRecord.preview.beforeFirst(early, name)] : []),
    ];
  });
}

/** Appointments about which a version has already been written. */
export async function readNotified(db: Queryable, version: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: clinicRecordNotices.appointmentId })
    .from(clinicRecordNotices)
    .where(eq(clinicRecordNotices.version, version));
  return new Set(rows.map(({ id }) => id));
}

export type NoticeServices = { db: Database; clock: Clock; jobs: Jobs<BookingJobs> };

/**
 * Sends each patient with an address one mail: with their appointments as they are now and new calendar entries; of
 * those that cannot stay another, which asks for other times. Whoever has had the mail of this version gets no other,
 * however often this is asked for.
 * @returns how many mails were asked for now
 */
export async function notifyPatients(
  { db, clock, jobs }: NoticeServices,
  { version, patients, by }: { version: number; patients: readonly ConcernedPatient[]; by: number },
): Promise<number> {
  const reachable = patients.filter(canBeMailed);
  if (reachable.length === 0) return 0;
  return db.transaction(async (tx) => {
    const askedAt = clock.now();
    const unasked = await withoutAsked(tx, reachable);
    if (unasked.length === 0) return 0;
    const rows = await tx
      .insert(clinicRecordNotices)
      .values(unasked.map((each) => ({ version, ...noticeOf(each), askedAt, askedBy: by })))
      .onConflictDoNothing()
      .returning({ id: clinicRecordNotices.appointmentId });
    const asked = new Set(rows.map(({ id }) => id));
    const told = reachable.filter(({ id }) => asked.has(id));
    return askForMails(tx, jobs, told, { version, askedAt, by });
  });
}

/** What a notice keeps of the appointment that it is about. */
export function noticeOf({ id, sequence, concerns }: ConcernedPatient) {
  const asksToMove = displacementOf(concerns) !== undefined;
  return { appointmentId: id, sequence, asksToMove };
}

type Asked = {
  /** Of the record that it tells of, or that was in force when it told of a plan. */
  version: number;
  planId?: number;
  askedAt: Date;
  by: number;
};

/** Asks for the mails about appointments whose notices have just been written. @returns how many */
export async function askForMails(
  tx: Transaction,
  jobs: Jobs<BookingJobs>,
  patients: readonly ConcernedPatient[],
  asked: Asked,
): Promise<number> {
  const { version, planId, askedAt, by } = asked;
  const mails = await mailEach(tx, jobs, patients, (each) => newsOf(each, asked));
  if (mails > 0)
    await audit(tx, {
      at: askedAt,
      actor: `staff:${by}`,
      action: 'clinic.settled',
      subjectType: 'clinic_setting',
      subjectId: planId === undefined ? 'record' : 'record-plan',
      detail: {
        from: { version },
        to: { version, ...(planId !== undefined && { plan: planId }), mails },
      },
    });
  return mails;
}

type News = NonNullable<BookingJobs['appointment-mail']['news']>;

/** Asks for the mails, one to each person for all that is told in the same way. @returns how many */
export async function mailEach<Of extends Parameters<typeof byMail>[0][number] & Sequenced>(
  tx: Transaction,
  jobs: Jobs<BookingJobs>,
  patients: readonly Of[],
  newsOfOne: (patient: Of) => News,
): Promise<number> {
  const mails = byMail(patients);
  for (const mail of mails) {
    const [first, ...others] = mail.map((each) => ({
      ...{ appointmentId: each.id, sequence: each.sequence, news: newsOfOne(each) },
    }));
    if (!first) continue;
    await jobs['appointment-mail'](tx, {
      ...{ ...first, kind: 'updated', audience: 'patient' },
      ...(others.length > 0 && { others }),
    });
  }
  return mails.length;
}

type Sequenced = { id: number; sequence: number };

/** What a mail of a version has to know of one appointment. */
function newsOf({ concerns }: ConcernedPatient, { version, planId, askedAt }: Asked): News {
  return {
    ...{ version, madeAt: askedAt.toISOString(), displaced: displacementOf(concerns) },
    ...(planId !== undefined && { planId }),
    ...(isUncovered(concerns) && {
      ...{ uncovered: true, besides: concerns.length > 1 },
      calendar: isInCalendar(concerns),
    }),
  };
}
