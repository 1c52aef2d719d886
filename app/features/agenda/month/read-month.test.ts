import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, startOfDay } from '#app/clinic/clinic-time.ts';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import { readAgendaQuery, spanOf, stepped } from '#app/features/agenda/agenda-query.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { addClosure } from '#app/scheduling/closures.server.ts';
import { holdSlot } from '#app/scheduling/hold-slot.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { readMonth } from './read-month.server.ts';

const database = await testDatabase();
const { db, pool } = database;
const DAYS = 14;
const NOW = at(MONDAY, '09:07');

/** Every minute of a day and everybody who works in it, asked of the tables one by one. */
async function minuteByMinute(on: string, ids: number[], now: Date) {
  const { rows } = await pool.query<{ work: number; taken: number; free: number }>(
    `with worked as (
       select r.id, m as minute, not exists (select from occupancy o left join holds h on h.id = o.hold_id
           where o.resource_id = r.id and o.during @> m and (h.id is null or h.expires_at > $4)) as is_free
       from resources r, generate_series($1::timestamptz, $2::timestamptz - interval '1 minute', '1 minute') m,
         lateral (select m at time zone $5 as wall) w
       where r.id = any($3)
         and exists (select from weekly_hours h where h.resource_id = r.id and h.kind = 'open'
           and h.weekday = extract(dow from wall) and wall::time >= h.starts_time and wall::time < h.ends_time
           and h.valid_from <= wall::date and (h.valid_until is null or h.valid_until > wall::date))
         and not exists (select from weekly_hours h where h.resource_id = r.id and h.kind = 'break'
           and h.weekday = extract(dow from wall) and wall::time >= h.starts_time and wall::time < h.ends_time
           and h.valid_from <= wall::date and (h.valid_until is null or h.valid_until > wall::date))
         and not exists (select from closures c
           where (c.resource_id is null or c.resource_id = r.id) and c.during @> m)
         and not exists (select from holidays d where d.closes and d.status <> 'dismissed' and d.held_on = wall::date))
     select count(*)::int as work, count(*) filter (where not is_free)::int as taken,
       count(*) filter (where is_free and minute >= $4)::int as free from worked`,
    [startOfDay(on), startOfDay(addDays(on, 1)), ids, now, clinicZone()],
  );
  const [found] = rows;
  return {
    workMinutes: found?.work,
    takenMinutes: found?.taken,
    freeMinutes: found?.free,
  };
}

test('work and what is left of it are what every minute says, asked one by one', async () => {
  const clock = stillClock(NOW);
  const services = bookingServices(database, clock);
  const { rows: people } = await pool.query<{ id: number }>(
    "select id from resources where kind = 'practitioner' and is_active order by id",
  );
  const ids = people.map(({ id }) => id);
  const query = { serviceSlug: 'consultas-oftalmologicas', from: addDays(MONDAY, 1), days: 3 };
  for (const { on, slots } of (await readAvailability(services, query))?.days ?? []) {
    // Neither the first nor always the same time of a day.
    const slot = slots[Math.floor(Math.random() * slots.length)];
    if (!slot) throw new Error('no slot');
    const contact = { name: 'Antônia Reis', phoneE164: `+55359955${on.slice(-2)}111`, email: null };
    const request = aRequest({ startsAt: slot.startsAt, contact });
    const booked = await bookAppointment(services, request, aKey());
    expect(booked).toEqual({ kind: 'answer', answer: expect.objectContaining({ ok: true }) });
  }
  await holdSlot(services, {
    serviceSlug: 'campo-visual',
    startsAt: at(addDays(MONDAY, 3), '08:00'),
  });
  await pool.query(`update holds set expires_at = $1 where id = (select max(id) from holds)`, [
    new Date(NOW.getTime() - 1),
  ]);
  await holdSlot(services, {
    serviceSlug: 'campo-visual',
    startsAt: at(addDays(MONDAY, 4), '08:00'),
  });
  const closed = (resourceId: number | null, on: string, from: string, to: string) =>
    addClosure(
      services,
      { resourceId, startsAt: at(on, from), endsAt: at(on, to), reason: 'Curso' },
      { actor: 'staff:1', key: `${on}${from}` },
    );
  await pool.query(`insert into staff (username, name, role, password_hash, created_at)
    values ('bia', 'Bia Souza', 'reception', 'x', now())`);
  await closed(ids[0] ?? 0, addDays(MONDAY, 2), '13:10', '15:05');
  await closed(null, addDays(MONDAY, 8), '07:00', '12:00');
  const holiday = addDays(MONDAY, 9);
  await pool.query(
    `insert into holidays (held_on, name, scope) values ('${holiday}', 'Festa da cidade', 'municipal')`,
  );
  const month = await readMonth(db, {
    ...{ firstOn: MONDAY, days: DAYS, ids, isPart: false, branches: [null], now: NOW },
  });
  expect(month.map(({ on }) => on)).toEqual(
    Array.from({ length: DAYS }, (_, n) => addDays(MONDAY, n)),
  );
  for (const { on, workMinutes, takenMinutes, freeMinutes } of month)
    expect({ on, workMinutes, takenMinutes, freeMinutes }).toEqual({
      on,
      ...(await minuteByMinute(on, ids, NOW)),
    });
  expect(month.map(({ count }) => count).slice(0, 5)).toEqual([0, 1, 1, 1, 0]);
  expect(month.find(({ on }) => on === holiday)).toMatchObject({
    ...{ workMinutes: 0, closedBy: ['Festa da cidade'] },
  });
  const [one] = await readMonth(db, {
    ...{ firstOn: addDays(MONDAY, 1), days: 1, ids: [ids.at(-1) ?? 0], isPart: true },
    ...{ branches: [null], now: NOW },
  });
  expect(one?.count, 'somebody else’s appointment').toBe(0);
});

test('a month is whole weeks around its days, and the way there leads back', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2190-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (on) => {
      const query = readAgendaQuery(new URLSearchParams({ dia: on, ver: 'mes' }), '2026-01-01');
      const { firstOn, days } = spanOf(query);
      const lastOn = addDays(firstOn, days - 1);
      const month = on.slice(0, 7);
      expect(new Date(`${firstOn}T12:00Z`).getUTCDay()).toBe(1);
      expect(days % 7).toBe(0);
      expect(addDays(firstOn, 6) >= `${month}-01` && firstOn <= `${month}-01`).toBe(true);
      expect(addDays(lastOn, 1).slice(0, 7) > month || lastOn.slice(0, 7) > month).toBe(true);
      expect(addDays(lastOn, -6).slice(0, 7)).toBe(month);
      const next = stepped(query, 1);
      expect(next.on.slice(0, 7) > month).toBe(true);
      expect(stepped(next, -1).on.slice(0, 7)).toBe(month);
    }),
  );
});
