import { asc, eq, sql } from 'drizzle-orm';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { serviceDeposits } from '#app/db/deposits-schema.ts';
import { serviceResources, services } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { readPlans } from '#app/scheduling/lengths/length-rows.server.ts';
import {
  type LengthPlan,
  type ServiceTimes,
  serviceOn,
} from '#app/scheduling/lengths/service-on.ts';
import { writeLengths } from '#app/scheduling/lengths/write-lengths.server.ts';
import {
  readPreparationRules,
  writePreparationRule,
} from '#app/scheduling/preparation/preparation-rules.server.ts';
import { writeDeposit } from '#app/scheduling/record/booking-rules.server.ts';
import { type FreesTime, timeFreed } from '#app/scheduling/scheduling-services.server.ts';
import type { DepositRule } from '#app/scheduling/service-deposit.ts';
import {
  type By,
  changedSince,
  readVersions,
  type SettingVersion,
  UNTOUCHED,
  writeChange,
} from './agenda-version.server.ts';
import type { ServiceLengths } from './lengths/lengths-form.ts';
import type { AgendaSettings, NewServiceSettings } from './service-form.ts';
import { placeInList } from './undo/order-undo.server.ts';

type Services = { db: Database; clock: Clock };

export type ServiceSettings = AgendaSettings & {
  lengths: ServiceLengths;
  id: number;
  slug: string;
  setting: SettingVersion;
  /** Number of confirmed appointments after now. */
  booked: number;
  deposit: DepositRule | null;
  preparation: PreparationRule | null;
};

/** Every service of the agenda with the resources it needs, in the clinic's order. */
export async function readServiceSettings({
  db,
  clock,
}: {
  db: Queryable;
  clock: Clock;
}): Promise<ServiceSettings[]> {
  const now = clock.now().toISOString();
  const rows = await db
    .select({
      id: services.id,
      slug: services.slug,
      durationMinutes: services.durationMinutes,
      bufferBeforeMinutes: services.bufferBeforeMinutes,
      bufferAfterMinutes: services.bufferAfterMinutes,
      isBookableOnline: services.isBookableOnline,
      resourceIds: sql<number[]>`array(select sr.resource_id from service_resources sr
        join resources r on r.id = sr.resource_id
        where sr.service_id = services.id order by r.position, r.id)`,
      booked: sql<number>`(select count(*)::int from appointments a
        where a.service_id = services.id and a.status = 'confirmed'
          and a.starts_at > ${now}::timestamptz)`,
      deposit: {
        amountCents: serviceDeposits.amountCents,
        holdMinutes: serviceDeposits.holdMinutes,
        refundHours: serviceDeposits.refundHours,
        statementHours: serviceDeposits.statementHours,
      },
    })
    .from(services)
    .leftJoin(serviceDeposits, eq(serviceDeposits.serviceId, services.id))
    .orderBy(asc(services.position), asc(services.id));
  const versions = await readVersions(db, 'service');
  const rules = await readPreparationRules(db);
  const plans = await readPlans(
    db,
    rows.map(({ id }) => id),
  );
  const today = wallClockOf(clock.now()).on;
  return rows.map((row) => ({
    ...row,
    ...lengthsFrom(plans.get(row.id) ?? row, today),
    preparation: rules.get(row.slug) ?? null,
    setting: versions.get(row.id) ?? UNTOUCHED,
  }));
}

/** The lengths of a day, and those that are to come after it. */
function lengthsFrom(plan: LengthPlan, on: string): ServiceTimes & { lengths: ServiceLengths } {
  const { own = [], ...day } = serviceOn(plan, on);
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = day;
  const later = (plan.later ?? []).filter(({ fromOn }) => fromOn > on);
  return {
    ...{ durationMinutes, bufferBeforeMinutes, bufferAfterMinutes },
    lengths: { own, later },
  };
}

/**
 * Sets how a service is booked from now on; booked appointments keep their times. Refuses with
 * 'changed' when somebody else changed the service first.
 */
export function setService(
  services_: Services & FreesTime,
  next: NewServiceSettings,
  change: By & { id: number; seenVersion: number },
): Promise<Result<'done', 'changed'>> {
  return services_.db.transaction((tx) => setServiceIn(tx, services_, next, change));
}

/** As `setService`, in a transaction of the caller's, which a refusal does not end. */
export async function setServiceIn(
  tx: Transaction,
  { clock, jobs }: { clock: Clock } & FreesTime,
  { resourceIds, deposit, preparation, lengths: wanted, ...fields }: NewServiceSettings,
  { id, seenVersion, staffId }: By & { id: number; seenVersion: number },
): Promise<Result<'done', 'changed'>> {
  await lockService(tx, id);
  const changed = await changedSince(tx, 'service', new Map([[id, seenVersion]]));
  if (changed.length > 0) return refuse('changed');
  const [plan] = (await readPlans(tx, [id])).values();
  const known = plan && lengthsFrom(plan, wallClockOf(clock.now()).on).lengths;
  const lengths = wanted ?? known;
  await writeService(tx, id, { ...fields, resourceIds, lengths });
  if (deposit !== undefined) await writeDeposit(tx, id, deposit);
  if (preparation !== undefined) await writePreparationRule(tx, id, preparation);
  const detail = {
    ...fields,
    resourceIds,
    ...(wanted !== undefined && { lengths: wanted }),
    ...(deposit !== undefined && { deposit }),
    ...(preparation !== undefined && { preparation }),
  };
  await writeChange(tx, clock, { action: 'agenda.service', subjectId: id, staffId, detail });
  await timeFreed({ jobs }, tx);
  await announcePagesChanged(tx);
  return ok('done');
}

/** The agenda's row of a service; null for none. */
export async function serviceIdOf(db: Queryable, slug: string): Promise<number | null> {
  const [row] = await db.select({ id: services.id }).from(services).where(eq(services.slug, slug));
  return row?.id ?? null;
}

/** Makes who books the service, or changes it, wait for the end of the transaction. */
export async function lockService(tx: Transaction, id: number): Promise<void> {
  await tx.select().from(services).where(eq(services.id, id)).for('no key update');
}

/** Length, buffers, need and who may book a service; in the agenda alone. */
export async function writeService(
  tx: Transaction,
  id: number,
  { resourceIds, lengths = { own: [], later: [] }, ...fields }: AgendaSettings,
): Promise<void> {
  await writeLengths(tx, id, lengths);
  await tx.update(services).set(fields).where(eq(services.id, id));
  await tx.delete(serviceResources).where(eq(serviceResources.serviceId, id));
  await tx
    .insert(serviceResources)
    .values(resourceIds.map((resourceId) => ({ serviceId: id, resourceId })));
}

/**
 * Moves a service to a position of the list, from 0; repeating the call changes nothing.
 * @returns what `undoOrder` takes; null where it is there already
 */
export function placeService(
  services_: Services,
  moved: By & { id: number; place: number },
): Promise<number | null> {
  return placeInList(services_, 'service-order', moved);
}
