import { eq, notInArray } from 'drizzle-orm';
import type { Clinic, OpeningHours } from '#app/clinic/clinic-schema.ts';
import { PLAIN_BOOKING } from '#app/clinic/record/booking-rule-fields.ts';
import type { agendaSettings } from '#app/db/agenda-settings-schema.ts';
import type { Transaction } from '#app/db/database.ts';
import { serviceLengths } from '#app/db/lengths-schema.ts';
import { serviceResources, services } from '#app/db/schema.ts';
import type { ServiceTimes } from '#app/scheduling/lengths/service-on.ts';
import { writeBookingRule } from './booking-rules.server.ts';
import { examRulesOf, seedExclusions } from './seed-exclusions.server.ts';

/** What the agenda takes from the record. */
export type Seeded = Pick<Clinic, 'resources' | 'services' | 'branches'>;

export type Find = (slug: string) => number | undefined;
export type IdOf = (slug: string) => number;
type Subject = (typeof agendaSettings.$inferSelect)['subject'];
export type Settings = {
  /** Whether staff have changed this. */
  isSet: (subject: Subject, id: number) => boolean;
  /** Whether the record has something new to say of a service's lengths, deposit and preparation. */
  isRuleNew: (serviceId: number, slug: string) => boolean;
  /** Houses whose hours the record now says otherwise, with those before and the first day of the new ones. */
  changed?: readonly {
    branch: string | null;
    before: OpeningHours;
    after: OpeningHours;
    today: string;
  }[];
};
export type Known = { find: Find; idOf: IdOf; settings: Settings };

/** Length, buffers, need and order of the services, as the record has them; what it no longer names is switched off. */
export async function seedServices(
  tx: Transaction,
  clinic: Seeded,
  { find, idOf, settings }: Known,
): Promise<void> {
  const { id: serviceId, slug: name } = services;
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = services;
  const times = { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes };
  const known = await tx.select({ id: serviceId, slug: name, ...times }).from(services);
  for (const [position, service] of clinic.services.entries()) {
    const {
      practitioners,
      resources: places,
      evaluation: _page,
      title: _title,
      isArchived: _archived,
      booking: _booking,
      preparation: _rule,
      ...fields
    } = service;
    const was = known.find(({ slug }) => slug === service.slug);
    const isSet = settings.isSet('service', was?.id ?? 0);
    const set = {
      slug: service.slug,
      ...(isSet ? {} : fields),
      ...examRulesOf(service),
      ...(settings.isSet('service-order', 0) ? {} : { position }),
    };
    const [row] = await tx
      .insert(services)
      .values({ ...fields, position })
      .onConflictDoUpdate({ target: services.slug, set })
      .returning({ id: services.id });
    if (!row) throw new Error(`the service '${service.slug}' was not stored`);
    if (isSet) continue;
    const isOtherwise = was !== undefined && !hasTimes(was, fields);
    const isNew = settings.isRuleNew(row.id, service.slug);
    if (isOtherwise || isNew) await seedBooking(tx, row.id, { service, isNew, find });
    await tx.delete(serviceResources).where(eq(serviceResources.serviceId, row.id));
    const needs = [...practitioners, ...places].map((slug) => idOf(slug));
    if (needs.length > 0)
      await tx
        .insert(serviceResources)
        .values(needs.map((resourceId) => ({ serviceId: row.id, resourceId })));
  }
  await seedExclusions(tx, clinic.services);
  await tx
    .update(services)
    .set({ isBookableOnline: false })
    .where(
      notInArray(
        services.slug,
        clinic.services.map(({ slug }) => slug),
      ),
    );
}

type Booked = { service: Seeded['services'][number]; isNew: boolean; find: Find };

/** Lengths, deposit and preparation of a service that has other times than before, or new rules. */
async function seedBooking(
  tx: Transaction,
  serviceId: number,
  { service: { booking, preparation }, isNew, find }: Booked,
): Promise<void> {
  const rule = { booking: booking ?? PLAIN_BOOKING, preparation: preparation ?? null };
  if (isNew || booking) return writeBookingRule(tx, serviceId, rule, find);
  // With another usual length those of each person and those planned hold no more.
  await tx.delete(serviceLengths).where(eq(serviceLengths.serviceId, serviceId));
}

function hasTimes(row: ServiceTimes, times: ServiceTimes): boolean {
  return (
    row.durationMinutes === times.durationMinutes &&
    row.bufferBeforeMinutes === times.bufferBeforeMinutes &&
    row.bufferAfterMinutes === times.bufferAfterMinutes
  );
}
