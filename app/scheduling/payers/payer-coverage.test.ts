import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { addDays, wallClockOf, weekdayOf } from '#app/clinic/clinic-time.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { bookingServices, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL, putRules, someRules } from '#tests/insurance.ts';
import { forPayer } from './payer-availability.server.ts';
import { DAY_PARTS, type PayerRules } from './payer-rules.ts';

const database = await testDatabase();
const services = bookingServices(database);
const SLUGS = ['helena-prado-vilela', 'marina-couto-reis'];
const SERVICES = ['consultas-oftalmologicas', 'paquimetria', 'campo-visual'];
const DAYS = 12;
const LAST = addDays(MONDAY, DAYS - 1);

const dayInside = fc.integer({ min: -2, max: DAYS + 2 }).map((n) => addDays(MONDAY, n));
const rule = fc.record({
  isCovered: fc.boolean(),
  practitioners: fc.option(fc.subarray(SLUGS)),
  perDay: fc.constant(null),
  needsApproval: fc.boolean(),
  approvalDays: fc.integer({ min: 0, max: 9 }),
});
const rules: fc.Arbitrary<PayerRules> = fc
  .record({
    activeFrom: fc.option(dayInside),
    activeUntil: fc.option(dayInside),
    week: fc.array(fc.constantFrom(...DAY_PARTS), { minLength: 7, maxLength: 7 }),
    services: fc.dictionary(fc.constantFrom(...SERVICES), rule),
  })
  .map((made) => someRules(made));

let ids: Map<string, number>;
beforeEach(async () => {
  const { rows } = await database.pool.query<{ id: number; slug: string }>(
    `select id, slug from resources where kind = 'practitioner'`,
  );
  ids = new Map(rows.map(({ id, slug }) => [slug, id]));
});

/** As a receptionist would read the plan's sheet, time by time. */
function coveredByHand(sheet: PayerRules, service: string, startsAt: Date): number[] {
  const { on, time } = wallClockOf(startsAt);
  const row = sheet.services[service];
  if (row && !row.isCovered) return [];
  if (sheet.activeFrom !== null && Date.parse(on) < Date.parse(sheet.activeFrom)) return [];
  if (sheet.activeUntil !== null && Date.parse(on) > Date.parse(sheet.activeUntil)) return [];
  const isMorning = Number(time.slice(0, 2)) < 12;
  switch (sheet.week[weekdayOf(on)]) {
    case 'none':
      return [];
    case 'morning':
      if (!isMorning) return [];
      break;
    case 'afternoon':
      if (isMorning) return [];
      break;
    default:
  }
  const names = row?.practitioners ?? SLUGS;
  return names.flatMap((name) => ids.get(name) ?? []);
}

test('what is offered is what the sheet covers, and what is offered can be held', async () => {
  await fc.assert(
    fc.asyncProperty(rules, fc.constantFrom(...SERVICES), fc.nat(), async (sheet, slug, pick) => {
      await putRules(database, AZUL, sheet);
      const query = { serviceSlug: slug, from: MONDAY, days: DAYS };
      const all = await readAvailability(services, query);
      if (!all) throw new Error('an unknown service');
      const found = await forPayer(services, all, { payerId: AZUL, exclude: {} });
      expect(found.fullDays).toEqual([]);
      const expected = all.days.flatMap((day) =>
        day.slots.flatMap(({ startsAt, practitionerIds }) => {
          const covered = coveredByHand(sheet, slug, startsAt);
          const left = practitionerIds.filter((id) => covered.includes(id));
          return left.length > 0 ? [[startsAt.toISOString(), left]] : [];
        }),
      );
      const offered = found.days.flatMap((day) =>
        day.slots.map((each) => [each.startsAt.toISOString(), each.practitionerIds]),
      );
      expect(offered).toEqual(expected);
      const slots = all.days.flatMap((day) => day.slots);
      const wanted = slots[pick % Math.max(1, slots.length)];
      if (!wanted) return;
      const { startsAt } = wanted;
      const held = await holdSlot(services, { serviceSlug: slug, startsAt, payerId: AZUL });
      const isOffered = offered.some(([at]) => at === startsAt.toISOString());
      expect(held.ok ? 'held' : held.refusal).toBe(isOffered ? 'held' : 'not-covered');
      await database.pool.query('delete from holds');
    }),
    { numRuns: 60 },
  );
});

test('who pays for themselves, and a plan without rules, are offered everything', async () => {
  await putRules(database, AZUL, someRules({ activeUntil: addDays(MONDAY, -1) }));
  const query = { serviceSlug: 'paquimetria', from: MONDAY, days: DAYS };
  const all = await readAvailability(services, query);
  if (!all) throw new Error('an unknown service');
  const offered = async (payerId: string) =>
    (await forPayer(services, all, { payerId, exclude: {} })).days;
  expect(await offered('particular')).toEqual(all.days);
  expect(await offered('vale-claro-saude')).toEqual(all.days);
  expect((await offered(AZUL)).flatMap(({ slots }) => slots)).toEqual([]);
  expect(all.days.at(-1)?.on).toBe(LAST);
});
