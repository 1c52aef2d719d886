import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { PLAN_FIELDS } from '#app/features/reminders/plan/plan-form.tsx';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

const database = await testDatabase();
const PLANS = '/equipe/agenda/lembretes';
const RETINA = 'mapeamento-de-retina';

const row = z.looseObject({
  ...{ slug: z.string(), version: z.number(), days: z.string() },
  tells: z.object({ lenses: z.boolean(), fasting: z.boolean(), hours: z.boolean() }),
});
const change = z.looseObject({
  who: z.string(),
  lines: z.array(z.object({ where: z.string(), before: z.string(), after: z.string() })),
  links: z.array(z.object({ href: z.string(), label: z.string() })),
});
const pageShape = z.looseObject({
  rows: z.array(row),
  filled: z.object({ moment: z.string(), who: z.string() }).nullable(),
  history: z.looseObject({ changes: z.array(change) }),
});
type Row = z.infer<typeof row>;
const answer = z.looseObject({
  rows: z.array(row),
  effects: z.object({ stamp: z.string(), lines: z.array(z.string()) }).nullable(),
});

async function desk() {
  const clock = stillClock();
  clock.set(at(MONDAY, '07:00'));
  const site = await staffSite(database, clock);
  const { booking } = reminderSetup(database, clock);
  const { id } = await aStaffMember(site.services, { username: 'ana', name: 'ana' });
  const ana = { cookie: await site.signedIn(id) };
  const page = async (path = PLANS) => pageShape.parse((await site.get(path, ana)).page);
  const send = async (rows: readonly Row[], days: string, lido = '') =>
    site.post(PLANS, { ...fieldsOf(rows, days), lido }, ana);
  /** As who reads what it does, and saves it. */
  const save = async (rows: readonly Row[], days: string) => {
    const { form } = await send(rows, days);
    return send(rows, days, answer.parse(form).effects?.stamp);
  };
  return { page, send, save, booking };
}

/** The form as it stands, with other days for one service. */
function fieldsOf(rows: readonly Row[], days: string): Record<string, string> {
  const fields = rows.flatMap(({ slug, version, days: now, tells }) => [
    [`${PLAN_FIELDS.version}-${slug}`, String(version)],
    [`${PLAN_FIELDS.days}-${slug}`, slug === RETINA ? days : now],
    ...(['lenses', 'fasting', 'hours'] as const).flatMap((name) =>
      tells[name] ? [[`${PLAN_FIELDS[name]}-${slug}`, 'sim']] : [],
    ),
  ]);
  return Object.fromEntries(fields);
}

test('who changed a reminder is told, and the way back fills the form and saves nothing', async () => {
  const { page, save } = await desk();
  expect((await page()).history.changes).toEqual([]);
  expect((await save((await page()).rows, '7, 2')).status).toBe(303);
  expect((await save((await page()).rows, '')).status).toBe(303);

  const { history } = await page();
  const [newest, oldest] = history.changes;
  expect(newest).toMatchObject({ who: 'ana' });
  expect(newest?.lines).toEqual([
    { where: expect.stringContaining('dias antes'), before: '7, 2', after: 'não pede' },
  ]);
  expect(oldest?.lines[0]).toMatchObject({ before: '2', after: '7, 2' });

  const daysAt = async (path = PLANS) =>
    (await page(path)).rows.find(({ slug }) => slug === RETINA)?.days;
  const [after, until] = oldest?.links ?? [];
  expect(await daysAt(after?.href)).toBe('7, 2');
  expect(await daysAt(until?.href)).toBe('2');
  expect((await page(until?.href)).filled).toMatchObject({ who: 'ana' });
  expect(await daysAt()).toBe('');
  // An address that names no change fills nothing.
  expect((await page(`${PLANS}?como=antes-0`)).filled).toBeNull();
});

test('before a plan is saved, the page says which of the waiting reminders go otherwise', async () => {
  const { page, send, booking } = await desk();
  const day = addDays(MONDAY, 16);
  for (const time of ['09:00', '10:00'])
    await booked(booking, { serviceSlug: RETINA, startsAt: at(day, time) });
  const { rows } = await page();
  const linesOf = async (days: string) =>
    answer.parse((await send(rows, days)).form).effects?.lines;
  const { reminders: words } = staffEffects;
  expect(await linesOf('3')).toEqual([words.moved(2), words.kept]);
  expect(await linesOf('')).toEqual([words.gone(2), words.kept]);
  expect(await linesOf('7, 2')).toEqual([words.added(2), words.kept]);
  // Nothing was saved by that, and what is as it was has nothing to say.
  expect((await page()).history.changes).toEqual([]);
  expect((await send(rows, '2')).status).toBe(303);
});

test('what a reader has read counts for that alone, and not after a colleague has saved', async () => {
  const { page, send, save } = await desk();
  const { rows } = await page();
  const { stamp = '', lines } = answer.parse((await send(rows, '3')).form).effects ?? {};
  expect(lines).toEqual([staffEffects.reminders.none]);
  expect(answer.parse((await send(rows, '4', stamp)).form).effects?.stamp).not.toBe(stamp);
  expect((await save(rows, '5')).status).toBe(303);
  const late = await send(rows, '3', stamp);
  expect([late.status, answer.parse(late.form).effects]).toEqual([409, null]);
  // With what was typed, over what the colleague has saved: read first, then saved.
  const again = answer.parse(late.form).rows;
  expect(again.find(({ slug }) => slug === RETINA)).toMatchObject({ days: '3', version: 1 });
  expect((await send(again, '3')).status).toBe(200);
  expect((await save(again, '3')).status).toBe(303);
});
