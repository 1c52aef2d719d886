import { expect, test } from 'vitest';
import { z } from 'zod';
import { MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { agendaDesk, bookAtDesk } from '#tests/staff-agenda.ts';

const database = await testDatabase();
const { pool } = database;

const pageShape = z.object({
  key: z.string(),
  minutes: z.number(),
  version: z.number(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});
const refusedShape = z.object({
  errors: z.array(z.object({ fieldId: z.string(), message: z.string() })),
  changes: z.array(z.string()),
});
const undoShape = z.object({
  appointment: z.object({ history: z.array(z.object({ text: z.string() })) }),
  undo: z.object({
    words: z.string(),
    move: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }),
  }),
});

async function aDesk(changes: Record<string, string> = {}) {
  const desk = await agendaDesk(database);
  const { path } = await bookAtDesk(desk, changes);
  const { site, bia } = desk;
  const read = async (who = bia) => pageShape.parse((await site.get(`${path}/duracao`, who)).page);
  const send = async (minutes: number, more: Record<string, string> = {}, who = bia) => {
    const { key, version } = await read(who);
    const form = { versao: `${version}`, chave: key, minutos: `${minutes}`, ...more };
    return site.post(`${path}/duracao`, form, who);
  };
  return { ...desk, path, read, send };
}

const refusalOf = ({ form }: { form?: unknown }) => {
  const { errors, changes } = refusedShape.parse(form);
  return [...errors.map(({ message }) => message), ...changes].join(' ');
};

test('a length is chosen from a list that says when it ends, and is in the history with a way back', async () => {
  const { read, send, site, bia, path } = await aDesk();
  const { minutes, options } = await read();
  const own = options.find(({ value }) => value === `${minutes}`);
  expect(own?.label).toMatch(/minutos, até \d+h.* · como está$/);
  const done = await send(minutes - 10);
  expect([done.status, done.location]).toEqual([303, `${path}?feito`]);
  expect((await read()).minutes).toBe(minutes - 10);
  const { appointment, undo } = undoShape.parse((await site.get(path, bia)).page);
  expect(appointment.history.at(-1)?.text).toContain(
    `Duração mudada de ${minutes} para ${minutes - 10} minutos por bia`,
  );
  expect(undo.words).toContain(`${minutes} minutos`);
  const { key, version } = await read();
  const back = { versao: `${version}`, chave: key, ...undo.move.fields };
  const answers = await Promise.all([
    site.post(undo.move.action, back, bia),
    site.post(undo.move.action, back, bia),
  ]);
  for (const { status } of answers) expect(status).toBe(303);
  expect((await read()).minutes).toBe(minutes);
});

test('who is there is named, before and when it is refused', async () => {
  const desk = await aDesk();
  const { read, send } = desk;
  const { minutes } = await read();
  await pool.query(`update weekly_hours set starts_time = '08:00', ends_time = '24:00'
    where kind = 'open'`);
  await pool.query(`delete from service_resources sr using resources r
    where r.id = sr.resource_id and r.kind = 'practitioner' and r.id <>
      (select practitioner_id from appointments limit 1)`);
  await bookAtDesk(desk, { nome: 'Davi Moreira', telefone: '35 99555-0222' });
  const { options } = await read();
  const longer = options.find(({ value }) => Number(value) > minutes);
  expect(longer?.label).toMatch(/já está ocupado: Davi Moreira, às .*\(.+\)/);
  const refused = await send(minutes + 5);
  expect(refused.status).toBe(409);
  expect(refusalOf(refused)).toContain('Davi Moreira');
  expect((await read()).minutes).toBe(minutes);
});

test('past the hours the form says so and asks for a mark', async () => {
  const { read, send, path } = await aDesk();
  const { minutes } = await read();
  await pool.query(`delete from weekly_hours where kind = 'break'`);
  await pool.query(`update weekly_hours set starts_time = '00:00', ends_time =
    (select to_char(ends_at at time zone 'America/Sao_Paulo', 'HH24:MI')::time from appointments)
    where kind = 'open'`);
  const { options } = await read();
  expect(options.at(-1)?.label).toContain('depois do horário de');
  const refused = await send(minutes + 5);
  expect(refused).toMatchObject({ status: 409, form: { errors: [{ fieldId: 'alem' }] } });
  expect((await send(minutes + 5, { alem: 'sim' })).location).toBe(`${path}?feito`);
});

test('a colleague’s change comes first and is told; nonsense is refused in words', async () => {
  const { read, send, site, path, bia, caio } = await aDesk();
  const { minutes, key } = await read();
  expect((await send(minutes - 5, {}, caio)).status).toBe(303);
  const old = { versao: '0', chave: key, minutos: `${minutes - 10}` };
  const late = await site.post(`${path}/duracao`, old, bia);
  expect(late.status).toBe(409);
  expect(refusalOf(late)).toContain('por caio');
  for (const minutos of ['', 'trinta', '-5', '7', '0', '9999']) {
    const wrong = await send(5, { minutos });
    expect(wrong.status).toBe(400);
    expect(refusalOf(wrong)).not.toBe('');
  }
});

test('the script gets the same as data', async () => {
  const { site, bia, path, read } = await aDesk();
  const { minutes, version } = await read();
  const facts = z
    .object({ key: z.string(), patient: z.string(), minutes: z.number() })
    .parse(await (await site.file(`${path}/horarios?ver=duracao`, bia)).json());
  expect(facts).toMatchObject({ patient: 'Rosa Lima', minutes });
  const form = { versao: `${version}`, chave: facts.key, minutos: `${minutes - 5}` };
  const sent = await site.post(`${path}/horarios`, form, bia);
  expect(sent.status).toBe(200);
  expect((await read()).minutes).toBe(minutes - 5);
});

test('who is here may take longer, who was seen may not: the page says it by leading there or not', async () => {
  const { site, bia, path } = await aDesk({ desde: MONDAY });
  const panel = z.object({ appointment: z.object({ resizeHref: z.string().nullable() }) });
  const hrefOf = async () => panel.parse((await site.get(path, bia)).page).appointment.resizeHref;
  expect(await hrefOf()).toBe(`${path}/duracao`);
  await pool.query(`update appointments set attendance = 'arrived', attendance_at = starts_at`);
  expect(await hrefOf()).toBe(`${path}/duracao`);
  await pool.query(`update appointments set attendance = 'done'`);
  expect(await hrefOf()).toBeNull();
  expect((await site.get(`${path}/duracao`, bia)).location).toBe(path);
});
