import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { askDueReminders } from '#app/features/reminders/due-reminders.server.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const QUEUE = '/equipe/confirmacoes';
const LIST = '/equipe/confirmacoes/lista';
const FRIDAY = addDays(MONDAY, 4);
const WEDNESDAY = addDays(MONDAY, 2);

const queueShape = z.looseObject({
  count: z.number(),
  opensAt: z.string().nullable(),
  card: z
    .looseObject({ what: z.string(), moment: z.string(), whatsappHref: z.string() })
    .nullable(),
});
const listShape = z.looseObject({ open: z.array(z.looseObject({ what: z.string() })) });
let desk: { get: (path: string) => Promise<unknown>; start: () => Promise<unknown> };
const clock = stillClock();

/** The reception; it signs in for every page, as days go by. */
beforeEach(async () => {
  clock.set(at(MONDAY, '07:00'));
  const site = await staffSite(database, clock);
  const { id } = await aStaffMember(site.services, { username: 'bia', name: 'Bia' });
  const bia = async () => ({ cookie: await site.signedIn(id) });
  desk = {
    get: async (path) => (await site.get(path, await bia())).page,
    start: async () => site.post(QUEUE, { acao: 'comecar' }, await bia()),
  };
});

const queue = async () => queueShape.parse(await desk.get(QUEUE));

test('the queue and the list name all exams, until when, and who does them; a look at a person is noted', async () => {
  const setup = reminderSetup(database, clock);
  const { appointmentId } = await booked(setup.booking, {
    ...{ serviceSlug: 'mapeamento-de-retina', further: [{ serviceSlug: 'topografia-corneana' }] },
    startsAt: at(FRIDAY, '09:00'),
    contact: { name: 'Ana Reis', phoneE164: '+5535991234567', email: null },
  });
  clock.set(at(WEDNESDAY, '09:02'));
  await askDueReminders(setup.services);
  const views = async () =>
    (await database.pool.query("select actor, subject_id from audit_log where action = 'viewed'"))
      .rows;
  await queue();
  expect(await views()).toEqual([]);
  await desk.start();
  const { card } = await queue();
  expect(card?.what).toMatch(/mapeamento de retina/i);
  expect(card?.what).toMatch(/topografia/i);
  expect(card?.moment).toMatch(/às 9h, até \d+h/);
  expect(decodeURIComponent(card?.whatsappHref ?? '')).toMatch(/às 9h, até \d+h/);
  expect(await views()).toEqual([
    { actor: expect.stringMatching(/^staff:\d+$/), subject_id: `appointment:${appointmentId}` },
  ]);
  const { rows } = await database.pool.query(`select distinct r.name from appointment_steps s
    join resources r on r.id = s.practitioner_id`);
  const list = listShape.parse(await desk.get(`${LIST}?dia=${FRIDAY}`));
  expect(list.open[0]?.what).toMatch(/topografia.*mapeamento de retina/i);
  for (const { name } of rows) expect(list.open[0]?.what).toContain(name);
});

test('at night an empty queue says when it begins again, and by day it does not', async () => {
  const says = async (on: string, time: string) => {
    clock.set(at(on, time));
    return (await queue()).opensAt;
  };
  expect(await says(MONDAY, '19:59')).toBeNull();
  expect(await says(MONDAY, '21:00')).toBe('terça-feira, 6 de outubro, às 8h');
  expect(await says(MONDAY, '06:00')).toBe('segunda-feira, 5 de outubro, às 8h');
  expect(await says(FRIDAY, '22:00')).toMatch(/^(sábado|segunda-feira), .*às 8h$/);
});
