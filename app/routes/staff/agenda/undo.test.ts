import { expect, test } from 'vitest';
import { z } from 'zod';
import { newToken } from '#app/platform/token.server.ts';
import { testDatabase } from '#tests/database.ts';
import { agendaDesk, bookAtDesk } from '#tests/staff-agenda.ts';

const database = await testDatabase();

const pageShape = z.object({
  appointment: z.looseObject({ version: z.number(), moment: z.string() }),
  undo: z
    .object({
      kind: z.enum(['moved', 'cancelled']),
      words: z.string(),
      hasMail: z.boolean(),
      key: z.string(),
      version: z.number(),
      move: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
    })
    .nullable(),
});

async function aDesk() {
  const desk = await agendaDesk(database);
  const { path } = await bookAtDesk(desk);
  const { site, bia, caio, clock } = desk;
  const read = async () => pageShape.parse((await site.get(path, bia)).page);
  const undo = async (who = bia) => {
    const { undo: view } = await read();
    if (!view) throw new Error('nothing to take back');
    const form = { versao: String(view.version), chave: view.key, desfazer: 'sim' };
    return {
      form: { ...form, ...view.move?.fields },
      send: () => site.post(view.move?.action ?? path, { ...form, ...view.move?.fields }, who),
    };
  };
  const move = async () => {
    const { times, key } = z
      .object({ key: z.string(), times: z.array(z.object({ value: z.string() })) })
      .parse(await (await site.file(`${path}/horarios?dias=3`, bia)).json());
    const { appointment } = await read();
    const form = { versao: String(appointment.version), chave: key, startsAt: times.at(-1)?.value };
    const answer = await site.post(
      `${path}/mudar`,
      { ...form, startsAt: form.startsAt ?? '' },
      bia,
    );
    expect(answer.location).toBe(`${path}?feito`);
  };
  const cancel = async () => {
    const { appointment } = await read();
    const form = {
      versao: String(appointment.version),
      chave: newToken(),
      motivo: 'patient-asked',
    };
    const answer = await site.post(`${path}/cancelar`, form, bia);
    expect(answer.location).toBe(`${path}?feito`);
  };
  return { ...desk, path, read, undo, move, cancel, caio, clock };
}

test('a move is taken back by the form of every move, once however often it is pressed', async () => {
  const { read, undo, move } = await aDesk();
  const before = (await read()).appointment.moment;
  expect((await read()).undo).toBeNull();
  await move();
  const moved = await read();
  expect(moved.appointment.moment).not.toBe(before);
  expect(moved.undo?.words).toContain(before.split(',')[0]);
  const back = await undo();
  const answers = await Promise.all([back.send(), back.send()]);
  for (const { status, location } of answers)
    expect([status, location]).toEqual([303, expect.stringContaining('?feito')]);
  expect((await read()).appointment.moment).toBe(before);
});

test('a cancellation is taken back, unless a colleague changed something or ten minutes are over', async () => {
  const { read, undo, cancel, clock, site, bia, path } = await aDesk();
  const before = (await read()).appointment.moment;
  await cancel();
  const back = await undo();
  const answers = await Promise.all([back.send(), back.send()]);
  for (const { status } of answers) expect(status).toBe(303);
  expect((await read()).appointment.moment).toBe(before);

  await cancel();
  const stale = await undo();
  const old = { ...stale.form, versao: '1' };
  expect((await site.post(path, old, bia)).status).toBe(409);
  clock.set(new Date(clock.now().getTime() + 11 * 60_000));
  expect((await stale.send()).status).toBe(409);
  expect((await read()).undo).toBeNull();
});
