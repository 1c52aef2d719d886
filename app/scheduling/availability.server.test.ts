import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, test } from 'vitest';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import * as schema from '#app/db/schema.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import {
  type Availability,
  type AvailabilityQuery,
  readAvailability,
} from './availability.server.ts';
import { referenceSlots } from './available-slots.reference.ts';
import { checkSlot } from './check-slot.ts';
import type { Busy, Closure } from './working-minutes.ts';

const { db, pool } = await testDatabase();
const { agenda } = testClinic;
const now = new Date('2026-11-20T15:00:00Z');
const clock = { now: () => now };
const MINUTE_MS = 60_000;
const TUESDAY = '2026-11-24';
const EXAM = 'topografia-corneana';

async function read(query: Partial<AvailabilityQuery> = {}): Promise<Availability> {
  const request = { serviceSlug: EXAM, from: TUESDAY, days: 1, ...query };
  const availability = await readAvailability({ db, clock, agenda }, request);
  if (!availability) throw new Error(`Unknown service ${request.serviceSlug}`);
  return availability;
}

function times({ days }: Availability): string[] {
  return days.flatMap(({ slots }) => slots.map(({ startsAt }) => rfc3339(startsAt).slice(11, 16)));
}

async function idOf(slug: string): Promise<number> {
  const [row] = await db
    .select({ id: schema.resources.id })
    .from(schema.resources)
    .where(eq(schema.resources.slug, slug));
  if (!row) throw new Error(`Unknown resource ${slug}`);
  return row.id;
}

function during({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
  return `[${startsAt.toISOString()},${endsAt.toISOString()})`;
}

const tuesday = (time: string) => new Date(`${TUESDAY}T${time}:00-03:00`);
const NINE_TO_TEN = { startsAt: tuesday('09:00'), endsAt: tuesday('10:00') };
const NO_BUFFERS = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

async function holdTopographer(expiresAt: Date): Promise<Buffer> {
  const tokenHash = createHash('sha256').update('token').digest();
  const resourceId = await idOf('topografo');
  await db.transaction(async (tx) => {
    const [hold] = await tx
      .insert(schema.holds)
      .values({ tokenHash, serviceId: 1, ...NINE_TO_TEN, ...NO_BUFFERS, expiresAt })
      .returning({ id: schema.holds.id });
    const row = { resourceId, during: during(NINE_TO_TEN), holdId: hold?.id ?? null };
    await tx.insert(schema.occupancy).values(row);
  });
  return tokenHash;
}

describe('what is free', () => {
  test('an unknown service is null', async () => {
    const query = { serviceSlug: 'acupuntura', from: TUESDAY, days: 1 };
    expect(await readAvailability({ db, clock, agenda }, query)).toBeNull();
  });

  test('an empty day offers every slot in opening hours less the break', async () => {
    const availability = await read();
    expect(availability.service).toMatchObject({ slug: EXAM, durationMinutes: 15 });
    expect(times(availability)[0]).toBe('08:00');
    expect(times(availability).at(-1)).toBe('17:45');
    expect(times(availability)).not.toContain('12:30');
  });

  test('a hold stands in the way of everybody but its holder, until it expires', async () => {
    const excludeHoldHash = await holdTopographer(new Date(now.getTime() + 1_000));
    expect(times(await read())).not.toContain('09:15');
    expect(checkSlot(await read(), tuesday('09:15'))).toEqual({
      ok: false,
      refusal: 'slot-taken',
    });
    expect(times(await read({ excludeHoldHash }))).toContain('09:15');
  });

  test('an expired hold stands in nobody’s way', async () => {
    await holdTopographer(now);
    expect(times(await read())).toContain('09:15');
  });

  test('an appointment that is being moved does not block its own slot', async () => {
    const [contact] = await db
      .insert(schema.contacts)
      .values({ name: 'Ana Souza', phoneE164: '+5535995550199' })
      .returning();
    const contactId = contact?.id ?? 0;
    const [patient] = await db
      .insert(schema.patients)
      .values({ contactId, name: 'Ana Souza' })
      .returning();
    const practitionerId = await idOf('marina-couto-reis');
    const topographer = await idOf('topografo');
    const appointmentId = await db.transaction(async (tx) => {
      const [appointment] = await tx
        .insert(schema.appointments)
        .values({
          protocol: 'TESTE-1',
          serviceId: 1,
          practitionerId,
          patientId: patient?.id ?? 0,
          contactId,
          payer: 'particular',
          ...NINE_TO_TEN,
          ...NO_BUFFERS,
          startsOn: TUESDAY,
          startsTime: '09:00',
          channel: 'web',
        })
        .returning();
      const row = { during: during(NINE_TO_TEN), appointmentId: appointment?.id ?? 0 };
      await tx.insert(schema.occupancy).values([
        { ...row, resourceId: practitionerId },
        { ...row, resourceId: topographer },
      ]);
      return row.appointmentId;
    });
    expect(times(await read())).not.toContain('09:15');
    expect(times(await read({ excludeAppointmentId: appointmentId }))).toContain('09:15');
  });

  test('a room out of use takes its service with it', async () => {
    await db
      .update(schema.resources)
      .set({ isActive: false })
      .where(eq(schema.resources.slug, 'topografo'));
    expect(times(await read())).toEqual([]);
  });

  test('a suggested holiday closes the day until it is dismissed', async () => {
    await db
      .insert(schema.holidays)
      .values({ heldOn: TUESDAY, name: 'Padroeira', scope: 'municipal' });
    expect(times(await read())).toEqual([]);
    await db.update(schema.holidays).set({ status: 'dismissed' });
    expect(times(await read())).not.toEqual([]);
  });

  test('a closure without an end, or with an inclusive one, closes what it covers', async () => {
    await db.insert(schema.closures).values([
      { resourceId: null, during: `[${tuesday('09:30').toISOString()},)`, reason: 'Reforma' },
      { resourceId: null, during: `(,${tuesday('08:45').toISOString()}]`, reason: 'Reforma' },
    ]);
    expect(times(await read())).toEqual(['09:00', '09:15']);
  });
});

describe('how it is read', () => {
  test.each([1, 7, 60])('%i days cost four queries', async (days) => {
    const queries: string[] = [];
    const counted = drizzle(pool, {
      schema,
      logger: { logQuery: (query) => queries.push(query) },
    });
    const request = { serviceSlug: EXAM, from: TUESDAY, days };
    const availability = await readAvailability({ db: counted, clock, agenda }, request);
    expect(availability?.days).toHaveLength(days);
    expect(queries).toHaveLength(4);
  });

  test('days beyond the horizon come out empty', async () => {
    const availability = await read({ from: '2199-12-01', days: 31 });
    expect(availability.days).toHaveLength(31);
    expect(times(availability)).toEqual([]);
  });
});

/** Reproducible random whole numbers in [0, limit). */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const excludeHoldHash = createHash('sha256').update('own').digest();

/** An interval within six days from Tuesday; about half of them do not start on a whole minute. */
function intervalOf(next: (limit: number) => number, minutes: number) {
  const startMs = tuesday('00:00').getTime() + next(6 * 1440) * MINUTE_MS + next(2) * 20_500;
  return { startsAt: new Date(startMs), endsAt: new Date(startMs + minutes * MINUTE_MS) };
}

/** Stores a block or a hold unless the resource is taken; returns the rows that were stored. */
async function occupy(row: Busy, n: number): Promise<Busy[]> {
  const { resourceId, startsAt, endsAt, holdExpiresAt: expiresAt, isOwn } = row;
  const tokenHash = isOwn ? excludeHoldHash : createHash('sha256').update(`${n}`).digest();
  return db.transaction(async (tx) => {
    const [hold] = expiresAt
      ? await tx
          .insert(schema.holds)
          .values({ startsAt, endsAt, ...NO_BUFFERS, expiresAt, tokenHash, serviceId: 1 })
          .returning({ id: schema.holds.id })
      : [];
    const owner = hold ? { holdId: hold.id } : { reason: 'Reunião' };
    const stored = await tx
      .insert(schema.occupancy)
      .values({ resourceId, during: during(row), ...owner })
      .onConflictDoNothing()
      .returning({ id: schema.occupancy.id });
    if (hold && stored.length === 0)
      await tx.delete(schema.holds).where(eq(schema.holds.id, hold.id));
    return stored.map(() => row);
  });
}

/** Fills the agenda with closures, holidays, blocks and holds. 25 November is a holiday. */
async function crowd(seed: number, resourceIds: number[]) {
  const next = numbersFrom(seed);
  const anyResource = () => resourceIds[next(resourceIds.length)] ?? 0;
  const closures: Closure[] = [
    { resourceId: anyResource(), ...intervalOf(next, 300) },
    { resourceId: null, ...intervalOf(next, 90) },
  ];
  await db
    .insert(schema.closures)
    .values(closures.map((row) => ({ ...row, during: during(row), reason: 'Curso' })));
  await db.insert(schema.holidays).values([
    { heldOn: '2026-11-25', name: 'Padroeira', scope: 'municipal', status: 'confirmed' },
    { heldOn: '2026-11-26', name: 'Ponto', scope: 'municipal', status: 'dismissed' },
    { heldOn: '2026-11-27', name: 'Festa', scope: 'state', closes: false },
  ]);
  const busy: Busy[] = [];
  for (let n = 0; n < 250; n += 1) {
    const holdExpiresAt = n % 3 === 0 ? new Date(now.getTime() + (next(3) - 1) * 1_000) : null;
    const row = { resourceId: anyResource(), ...intervalOf(next, 5 + next(60)), holdExpiresAt };
    busy.push(...(await occupy({ ...row, isOwn: n === 0 }, n)));
  }
  return { closures, closedDays: ['2026-11-25'], busy };
}

test.each([1, 2, 3])(
  'a crowded agenda reads as the reference implementation sees it (%i)',
  async (seed) => {
    const places = await db.select().from(schema.resources).orderBy(schema.resources.position);
    const hours = await db.select().from(schema.weeklyHours);
    const crowded = await crowd(
      seed,
      places.map(({ id }) => id),
    );
    const idsOf = (slugs: readonly string[]) =>
      places.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);

    for (const service of testClinic.services) {
      const expected = referenceSlots(
        {
          // No hours are for some services alone.
          service: { ...service, id: 0 },
          practitionerIds: idsOf(service.practitioners),
          otherIds: service.resources.length > 0 ? idsOf(service.resources) : null,
          hours,
          ...crowded,
        },
        { agenda, now, from: TUESDAY, days: 7 },
      );
      const { days } = await read({ serviceSlug: service.slug, days: 7, excludeHoldHash });
      const free = days.flatMap(({ slots }) =>
        slots.map(({ startsAt, endsAt, practitionerIds, otherIds }) => ({
          at: startsAt.toISOString(),
          practitioners: practitionerIds.map((id) => ({
            id,
            minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
          })),
          otherIds,
        })),
      );
      expect(free.length).toBeGreaterThan(5);
      expect(free).toEqual(expected.free);
      expect(days.flatMap(({ taken }) => taken.map((at) => at.toISOString()))).toEqual(
        expected.taken,
      );
    }
  },
);
