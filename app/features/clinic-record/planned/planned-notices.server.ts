import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import {
  clinicRecordNotices as notices,
  clinicRecordPlans as plans,
} from '#app/db/clinic-record-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { withoutAsked } from '#app/features/clinic-record/asked-to-move.server.ts';
import type { RecordServices } from '#app/features/clinic-record/change-record.server.ts';
import {
  askForMails,
  type ConcernedPatient,
  canBeMailed,
  type NoticeServices,
  noticeOf,
  readConcernedOver,
} from '#app/features/clinic-record/concerned-patients.server.ts';
import type { RecordPlan } from '#app/features/clinic-record/record-plans.server.ts';
import { readCurrentRecord } from '#app/features/clinic-record/record-versions.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  EARLIEST_FIRST,
  appointmentRecords as record,
} from '#app/scheduling/appointment-record.server.ts';
import { comingOf, type ForeseenPlan, foresee } from './coming-plans.server.ts';
import { overDays } from './planned-record.ts';

type Reading = Pick<RecordServices, 'clinicFile'> & { db: Queryable; clock: Clock };

/** A change that waits, the patients whom it concerns, earliest first, and what the record's version is now. */
export type PlannedNews = {
  plan: RecordPlan;
  version: number;
  patients: ConcernedPatient[];
};

/**
 * Each change that waits for its day and will be made, by day, with the patients with appointments from that day on whom
 * it concerns: what else waits until then counts as made.
 * @param known for who has foreseen all plans already
 */
export async function readPlannedNews(
  services: Reading,
  known?: readonly ForeseenPlan[],
): Promise<PlannedNews[]> {
  const { db, clinicFile } = services;
  const foreseen = known ?? (await foresee(services));
  if (foreseen.length === 0) return [];
  const { version } = await readCurrentRecord(db, clinicFile);
  const news: PlannedNews[] = [];
  for (const [index, { plan, outcome }] of foreseen.entries()) {
    if (!outcome.ok) continue;
    const { before, after } = outcome.value;
    const change = { before, after, from: plan.startsOn };
    const fields = Object.keys(plan.changes);
    const days = overDays(change, { fields, later: comingOf(foreseen.slice(index + 1)) });
    news.push({ plan, version, patients: await readConcernedOver(services, days) });
  }
  return news;
}

/** Appointments about which a mail of a plan has gone out, and that have not been moved since. */
export async function readToldByPlan(db: Queryable, planId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: notices.appointmentId })
    .from(notices)
    .innerJoin(record, and(eq(record.id, notices.appointmentId), isAsTold))
    .where(eq(notices.planId, planId));
  return new Set(rows.map(({ id }) => id));
}

/** What has become of a plan; null where there is none. */
export async function readPlanState(db: Queryable, planId: number) {
  const [plan] = await db.select({ state: plans.state }).from(plans).where(eq(plans.id, planId));
  return plan?.state ?? null;
}

const isAsTold = eq(record.sequence, notices.sequence);

/**
 * Sends mails as `notifyPatients` does, of a change that waits for its day: 'gone' once it waits no more. Who is moved
 * afterwards may be told again.
 * @returns how many mails were asked for now
 */
export async function notifyOfPlan(
  { db, clock, jobs }: NoticeServices,
  { plan, version, patients }: PlannedNews,
  by: number,
): Promise<Result<number, 'gone'>> {
  const reachable = patients.filter(canBeMailed);
  return db.transaction(async (tx) => {
    // Its day may be just coming, or somebody taking it back: whoever settles it waits for these notices.
    const [row] = await tx
      .select({ state: plans.state })
      .from(plans)
      .where(eq(plans.id, plan.id))
      .for('share');
    if (row?.state !== 'waiting') return refuse('gone');
    if (reachable.length === 0) return ok(0);
    const askedAt = clock.now();
    const unasked = await withoutAsked(tx, reachable);
    if (unasked.length === 0) return ok(0);
    const rows = await tx
      .insert(notices)
      .values(
        unasked.map((each) => ({
          ...{ planId: plan.id, ...noticeOf(each), askedAt, askedBy: by },
        })),
      )
      .onConflictDoNothing()
      .returning({ id: notices.appointmentId });
    const asked = new Set(rows.map(({ id }) => id));
    const told = reachable.filter(({ id }) => asked.has(id));
    return ok(await askForMails(tx, jobs, told, { version, planId: plan.id, askedAt, by }));
  });
}

/** A change that was announced by mail and does not come: taken back, refused on its day, or waiting to be refused. */
export type BrokenNews = {
  plan: Pick<RecordPlan, 'id' | 'startsOn' | 'changes'> & {
    state: 'withdrawn' | 'refused' | 'waiting';
  };
  /** Told of it and of nothing since, with appointments to come, earliest first. */
  patients: Omit<ConcernedPatient, 'practitionerSlugs' | 'hasMail' | 'concerns' | 'serviceSlug'>[];
};

/**
 * Changes that were announced and do not come, whose patients must be told so, by day.
 * @param known for who has foreseen all plans already
 */
export async function readBrokenNews(
  services: Reading,
  known?: readonly ForeseenPlan[],
): Promise<BrokenNews[]> {
  const { db, clock } = services;
  const foreseen = known ?? (await foresee(services));
  const overtaken = foreseen.flatMap(({ plan, outcome }) => (outcome.ok ? [] : [plan.id]));
  const rows = await db
    .select({
      plan: { id: plans.id, startsOn: plans.startsOn, changes: plans.changes, state: plans.state },
      patient: {
        id: record.id,
        protocol: record.protocol,
        startsAt: record.startsAt,
        contactId: record.contactId,
        patientName: record.patientName,
        contactName: record.contactName,
        phoneE164: record.phoneE164,
        sequence: record.sequence,
      },
    })
    .from(notices)
    .innerJoin(plans, eq(plans.id, notices.planId))
    .innerJoin(record, and(eq(record.id, notices.appointmentId), isAsTold))
    .where(
      and(
        or(inArray(plans.state, ['withdrawn', 'refused']), inArray(plans.id, overtaken)),
        eq(record.status, 'confirmed'),
        gt(record.startsAt, clock.now()),
        sql`not exists (select from clinic_record_notices later
          where later.appointment_id = ${notices.appointmentId} and later.asked_at > ${notices.askedAt})`,
      ),
    )
    .orderBy(asc(plans.startsOn), asc(plans.id), ...EARLIEST_FIRST);
  const news = new Map<number, BrokenNews>();
  for (const { plan, patient } of rows) {
    const { state } = plan;
    if (state === 'applied') continue;
    const changes = new Map(Object.entries(plan.changes ?? {}));
    const known: BrokenNews = news.get(plan.id) ?? {
      plan: { ...plan, state, changes: Object.fromEntries(changes) },
      patients: [],
    };
    known.patients.push(patient);
    news.set(plan.id, known);
  }
  return [...news.values()];
}
