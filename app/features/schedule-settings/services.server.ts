import { asc, eq, sql } from 'drizzle-orm';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import type { Database, Queryable, Transaction } from '#app/db/database.ts';
import { serviceDeposits } from '#app/db/deposits-schema.ts';
import { serviceResources, services } from '#app/db/schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  readPreparationRules,
  writePreparationRule,
} from '#app/scheduling/preparation/preparation-rules.server.ts';
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
import type { NewServiceSettings } from './service-form.ts';
import { placeInList } from './undo/order-undo.server.ts';

type Services = { db: Database; clock: Clock };

export type ServiceSettings = Omit<NewServiceSettings, 'deposit' | 'preparation'> & {
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
  return rows.map((row) => ({
    ...row,
    preparation: rules.get(row.slug) ?? null,
    setting: versions.get(row.id) ?? UNTOUCHED,
  }));
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
  { resourceIds, deposit, preparation, ...fields }: NewServiceSettings,
  { id, seenVersion, staffId }: By & { id: number; seenVersion: number },
): Promise<Result<'done', 'changed'>> {
  await lockService(tx, id);
  const changed = await changedSince(tx, 'service', new Map([[id, seenVersion]]));
  if (changed.length > 0) return refuse('changed');
  await writeService(tx, id, { ...fields, resourceIds });
  if (deposit !== undefined) await writeDeposit(tx, id, deposit);
  if (preparation !== undefined) await writePreparationRule(tx, id, preparation);
  const detail = {
    ...fields,
    resourceIds,
    ...(deposit !== undefined && { deposit }),
    ...(preparation !== undefined && { preparation }),
  };
  await writeChange(tx, clock, { action: 'agenda.service', subjectId: id, staffId, detail });
  await timeFreed({ jobs }, tx);
  await announcePagesChanged(tx);
  return ok('done');
}

/** Makes who books the service, or changes it, wait for the end of the transaction. */
export async function lockService(tx: Transaction, id: number): Promise<void> {
  await tx.select().from(services).where(eq(services.id, id)).for('no key update');
}

/** Length, buffers, need and who may book a service; in the agenda alone. */
export async function writeService(
  tx: Transaction,
  id: number,
  { resourceIds, ...fields }: Omit<NewServiceSettings, 'deposit' | 'preparation'>,
): Promise<void> {
  await tx.update(services).set(fields).where(eq(services.id, id));
  await tx.delete(serviceResources).where(eq(serviceResources.serviceId, id));
  await tx
    .insert(serviceResources)
    .values(resourceIds.map((resourceId) => ({ serviceId: id, resourceId })));
}

async function writeDeposit(tx: Transaction, serviceId: number, rule: DepositRule | null) {
  await tx.delete(serviceDeposits).where(eq(serviceDeposits.serviceId, serviceId));
  if (rule) await tx.insert(serviceDeposits).values({ serviceId, ...rule });
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
