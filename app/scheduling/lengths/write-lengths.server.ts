import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import type { Database, Transaction } from '#app/db/database.ts';
import { serviceLengths } from '#app/db/lengths-schema.ts';
import { services } from '#app/db/schema.ts';
import { announcePagesChanged } from '#app/platform/pages-changed.server.ts';
import { readPlans } from './length-rows.server.ts';
import { type LaterLengths, type OwnLength, serviceOn } from './service-on.ts';

/** Replaces all lengths of a service beside the one in its row, which the caller has locked. */
export async function writeLengths(
  tx: Transaction,
  serviceId: number,
  { own, later }: { own: readonly OwnLength[]; later: readonly LaterLengths[] },
): Promise<void> {
  const ownRows = (fromOn: string | null, list: readonly OwnLength[]) =>
    list.map((each) => ({ serviceId, fromOn, ...each }));
  const rows = [
    ...ownRows(null, own),
    ...later.flatMap(({ own: theirs = [], ...times }) => [
      { serviceId, ...times },
      ...ownRows(times.fromOn, theirs),
    ]),
  ];
  await tx.delete(serviceLengths).where(eq(serviceLengths.serviceId, serviceId));
  if (rows.length > 0) await tx.insert(serviceLengths).values(rows);
}

/**
 * Makes lengths that have begun those of now, so that who asks for the length of now finds it in the service's row.
 * The search for slots goes by the day and needs none of this.
 * @param today calendar day in the clinic's zone
 * @returns how many services
 */
export function settleLengths(db: Database, today: string): Promise<number> {
  return db.transaction(async (tx) => {
    const begun = await tx
      .selectDistinct({ id: serviceLengths.serviceId })
      .from(serviceLengths)
      .where(and(isNotNull(serviceLengths.fromOn), lte(serviceLengths.fromOn, today)));
    if (begun.length === 0) return 0;
    // Ascending, as bookings lock them; what is planned is read below the locks.
    const ids = begun.map(({ id }) => id).toSorted((one, other) => one - other);
    await tx
      .select({ id: services.id })
      .from(services)
      .where(sql`${services.id} = any(${sql.param(ids)}::int[])`)
      .orderBy(services.id)
      .for('no key update');
    for (const [id, plan] of await readPlans(tx, ids)) {
      const { own = [], ...now } = serviceOn(plan, today);
      const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = now;
      const later = (plan.later ?? []).filter(({ fromOn }) => fromOn > today);
      await tx
        .update(services)
        .set({ durationMinutes, bufferBeforeMinutes, bufferAfterMinutes })
        .where(eq(services.id, id));
      await writeLengths(tx, id, { own, later });
    }
    // A form loaded before the day shows other lengths: saving it must ask first.
    await tx
      .update(agendaSettings)
      .set({ version: sql`${agendaSettings.version} + 1` })
      .where(and(eq(agendaSettings.subject, 'service'), inArray(agendaSettings.subjectId, ids)));
    await announcePagesChanged(tx);
    return ids.length;
  });
}
