import { eq, sql } from 'drizzle-orm';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { PreparationRule } from '#app/clinic/preparation-rule.ts';
import { type BookingRule, PLAIN_BOOKING } from '#app/clinic/record/booking-rule-fields.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import { serviceDeposits } from '#app/db/deposits-schema.ts';
import { serviceLengths } from '#app/db/lengths-schema.ts';
import { servicePreparations } from '#app/db/preparation-schema.ts';
import { resources, services } from '#app/db/schema.ts';
import { readPlans } from '#app/scheduling/lengths/length-rows.server.ts';
import type { OwnLength } from '#app/scheduling/lengths/service-on.ts';
import { writeLengths } from '#app/scheduling/lengths/write-lengths.server.ts';
import {
  readPreparationRules,
  writePreparationRule,
} from '#app/scheduling/preparation/preparation-rules.server.ts';
import type { DepositRule } from '#app/scheduling/service-deposit.ts';
import { readAgendaRecord, withAgenda } from './agenda-record.server.ts';

type Settled = { booking: BookingRule; preparation: PreparationRule | null };

/** How every service of the agenda is booked, by its slug, as the record says it: people by their slug. */
async function readBookingRules(db: Queryable): Promise<Map<string, Settled>> {
  const slugs = new Map(
    (await db.select({ id: resources.id, slug: resources.slug }).from(resources)).map(
      ({ id, slug }) => [id, slug],
    ),
  );
  const rows = await db
    .select({
      id: services.id,
      slug: services.slug,
      deposit: {
        amountCents: serviceDeposits.amountCents,
        holdMinutes: serviceDeposits.holdMinutes,
        refundHours: serviceDeposits.refundHours,
        statementHours: serviceDeposits.statementHours,
      },
    })
    .from(services)
    .leftJoin(serviceDeposits, eq(serviceDeposits.serviceId, services.id));
  const plans = await readPlans(
    db,
    rows.map(({ id }) => id),
  );
  const rules = await readPreparationRules(db);
  const named = (list: readonly OwnLength[] = []) =>
    list.flatMap(({ resourceId, durationMinutes }) => {
      const person = slugs.get(resourceId);
      return person === undefined ? [] : [{ person, durationMinutes }];
    });
  return new Map(
    rows.map(({ id, slug, deposit }) => {
      const { own, later = [] } = plans.get(id) ?? {};
      const booking = {
        own: named(own),
        later: later.map((each) => ({ ...each, own: named(each.own) })),
        ...(deposit && { deposit }),
      };
      return [slug, { booking, preparation: rules.get(slug) ?? null }];
    }),
  );
}

/**
 * The record with the lengths, deposits and preparations that staff have set, so that its versions and its copy have
 * them. What is archived stays as the record has it.
 */
export function withBookingRules(
  record: ClinicRecord,
  rules: ReadonlyMap<string, Settled>,
): ClinicRecord {
  const people = new Set(record.people.map(({ slug }) => slug));
  const known = <Own extends { person: string }>(own: readonly Own[]) =>
    own.filter(({ person }) => people.has(person));
  return {
    ...record,
    services: record.services.map((service) => {
      const set = rules.get(service.slug);
      if (!set || service.isArchived) return service;
      const { own, later, ...rest } = set.booking;
      const booking = {
        own: known(own),
        later: later.map((each) => ({ ...each, own: known(each.own) })),
        ...rest,
      };
      const { preparation: was, booking: before = PLAIN_BOOKING, ...kept } = service;
      if (isSame(before, booking) && isSame(was ?? null, set.preparation)) return service;
      return {
        ...kept,
        ...(set.preparation && { preparation: set.preparation }),
        ...(isSame(booking, PLAIN_BOOKING) ? {} : { booking }),
      };
    }),
  };
}

/** The record with all that staff have set in the agenda: what its versions and its copy say. */
export async function withSettings(db: Queryable, record: ClinicRecord): Promise<ClinicRecord> {
  return withBookingRules(
    withAgenda(record, await readAgendaRecord(db)),
    await readBookingRules(db),
  );
}

/**
 * Sets how a service is booked, as the record says it. The caller has locked its row.
 * @param idOf a person's id; undefined for who is no longer there, whose lengths count for nothing
 */
export async function writeBookingRule(
  tx: Transaction,
  serviceId: number,
  { booking, preparation }: Settled,
  idOf: (slug: string) => number | undefined,
): Promise<void> {
  const ids = (own: BookingRule['own']): OwnLength[] =>
    own.flatMap(({ person, durationMinutes }) => {
      const resourceId = idOf(person);
      return resourceId === undefined ? [] : [{ resourceId, durationMinutes }];
    });
  await writeLengths(tx, serviceId, {
    own: ids(booking.own),
    later: booking.later.map((each) => ({ ...each, own: ids(each.own) })),
  });
  await writeDeposit(tx, serviceId, booking.deposit ?? null);
  await writePreparationRule(tx, serviceId, preparation);
}

export async function writeDeposit(
  tx: Transaction,
  serviceId: number,
  rule: DepositRule | null,
): Promise<void> {
  await tx.delete(serviceDeposits).where(eq(serviceDeposits.serviceId, serviceId));
  if (rule) await tx.insert(serviceDeposits).values({ serviceId, ...rule });
}

/** Leaves nothing of what was set of any service beside the record; a form that shows it must be loaded anew. */
export async function dropBookingRules(tx: Transaction): Promise<void> {
  await tx.select({ id: services.id }).from(services).orderBy(services.id).for('no key update');
  await tx.delete(serviceLengths);
  await tx.delete(serviceDeposits);
  await tx.delete(servicePreparations);
  await tx
    .update(agendaSettings)
    .set({ version: sql`${agendaSettings.version} + 1` })
    .where(eq(agendaSettings.subject, 'service'));
}
