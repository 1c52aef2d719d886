import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, rfc3339 } from '#app/clinic/clinic-time.ts';
import { appointments } from '#app/db/schema.ts';
import { at } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { agendaDesk, bookAtDesk, TUESDAY } from '#tests/staff-agenda.ts';

const database = await testDatabase();
const { db, pool } = database;

const timeShape = z.object({ value: z.string(), who: z.string() });
const pageShape = z.looseObject({
  hasMail: z.boolean(),
  dayNote: z.string(),
  jumpTo: z.string(),
  options: z.looseObject({
    days: z.array(z.looseObject({ on: z.string(), count: z.number() })),
    chosenDay: z.looseObject({ on: z.string() }).nullable(),
  }),
  groups: z.array(
    z.looseObject({
      name: z.string(),
      isSame: z.boolean(),
      half: z.string(),
      times: z.array(timeShape),
      more: z.array(timeShape),
    }),
  ),
});

async function booked() {
  const desk = await agendaDesk(database);
  const { path } = await bookAtDesk(desk);
  const choice = async (query: string) =>
    pageShape.parse((await desk.site.get(`${path}/mudar${query}`, desk.bia)).page);
  return { ...desk, path, choice };
}

test('one appointment moves to a day of another week with one address and one form', async () => {
  const { site, bia, path, choice } = await booked();
  const day = addDays(TUESDAY, 14);
  const { options, groups, dayNote } = await choice(`?a-partir=${day}`);
  expect(options.chosenDay?.on).toBe(day);
  expect(dayNote).toBe('');
  const startsAt = groups[0]?.times[0]?.value ?? '';
  const form = { versao: '0', chave: 'a'.repeat(43), startsAt };
  const answer = await site.post(`${path}/mudar?a-partir=${day}`, form, bia);
  expect(answer).toMatchObject({ status: 303, location: `${path}?feito` });
  const [moved] = await db.select().from(appointments);
  expect(moved && rfc3339(moved.startsAt)).toBe(startsAt);
});

test('every free time of the day is offered, and says who would serve', async () => {
  const { choice } = await booked();
  const { rows } = await pool.query(`select r.name from appointments a
    join resources r on r.id = a.practitioner_id`);
  const { groups, options } = await choice(`?dia=${addDays(TUESDAY, 7)}`);
  expect(groups[0]).toMatchObject({ name: rows[0].name, isSame: true, half: 'morning' });
  const all = groups.flatMap(({ times, more }) => [...times, ...more]);
  const day = options.days.find(({ on }) => on === options.chosenDay?.on);
  expect(all).toHaveLength(day?.count ?? -1);
});

test('a day without free times says so and opens the next one that has some', async () => {
  const { choice } = await booked();
  const sunday = addDays(TUESDAY, 5);
  const shown = await choice(`?a-partir=${sunday}`);
  expect(shown.options.chosenDay?.on).toBe(addDays(sunday, 1));
  expect(shown.dayNote).toContain('Nenhum horário livre em domingo');
  expect(shown.dayNote).toContain('segunda-feira');
  const beyond = await choice(`?a-partir=${addDays(TUESDAY, 3000)}`);
  expect(beyond.groups).toEqual([]);
  expect(beyond.dayNote).toContain('Nenhum horário livre a partir de');
});

test('whoever was overtaken by a colleague gets the choice back with who changed what', async () => {
  const { site, bia, caio, path } = await booked();
  const move = (time: string, asker: typeof bia, key: string) =>
    site.post(
      `${path}/mudar?dia=${TUESDAY}`,
      { versao: '0', chave: key.repeat(43), startsAt: rfc3339(at(TUESDAY, time)) },
      asker,
    );
  expect((await move('14:00', bia, 'a')).status).toBe(303);
  const late = await move('16:00', caio, 'b');
  expect(late).toMatchObject({
    status: 409,
    form: { chosen: rfc3339(at(TUESDAY, '16:00')), changes: [expect.stringContaining('por bia')] },
  });
});

test('the page knows whether the patient will be mailed', async () => {
  const { choice } = await booked();
  expect((await choice('')).hasMail).toBe(false);
  await pool.query(`update contacts set email = 'rosa@exemplo.com.br'`);
  expect((await choice('')).hasMail).toBe(true);
});
