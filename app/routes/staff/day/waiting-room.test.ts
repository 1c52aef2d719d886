import { expect, test } from 'vitest';
import { z } from 'zod';
import { appointments, auditLog } from '#app/db/schema.ts';
import { at } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { aStaffMember } from '#tests/staff.ts';
import { agendaDesk, bookAtDesk, TUESDAY } from '#tests/staff-agenda.ts';

const database = await testDatabase();
const { db, pool } = database;
const ROOM = '/equipe/agenda/sala';

const pageShape = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rows: z.array(
        z.object({
          patient: z.string(),
          protocol: z.string(),
          words: z.string(),
          steps: z.array(z.string()),
          version: z.number(),
        }),
      ),
    }),
  ),
});

/** Tuesday at the desk, with Rosa and Celso booked, and one press after the other. */
async function room() {
  const desk = await agendaDesk(database);
  const { site, clock } = desk;
  const { path } = await bookAtDesk(desk);
  await bookAtDesk(desk, { nome: 'Celso Dias', telefone: '35 99555-0222' });
  const protocol = path.split('/').at(-1) ?? '';
  clock.set(at(TUESDAY, '08:05'));
  // Sessions expire overnight.
  const [bia, caio] = [{ cookie: await site.signedIn(1) }, { cookie: await site.signedIn(2) }];
  const read = async () => pageShape.parse((await site.get(ROOM, bia)).page).groups;
  return {
    ...{ ...desk, protocol, bia, caio },
    press: (step: string, versao: number, who = bia) =>
      site.post(ROOM, { protocolo: protocol, versao: String(versao), anotar: step }, who),
    /** Where Rosa is, with what is said and offered. */
    rosa: async () =>
      (await read()).flatMap(({ name, rows }) =>
        rows
          .filter(({ patient }) => patient === 'Rosa Lima')
          .map(({ words, steps }) => [name, words, steps.join(' ')]),
      )[0],
  };
}

test('somebody arrives, waits, is called and seen, and each press can be undone', async () => {
  const { press, rosa, clock, protocol } = await room();
  const pressed = async (step: string, version: number) => {
    const answer = await press(step, version);
    expect(answer).toMatchObject({
      ...{ status: 303, location: `${ROOM}?feito=${protocol}#v-${protocol}` },
    });
    return rosa();
  };
  expect(await rosa()).toEqual(['expected', 'atraso de 5 min', 'arrived no-show']);
  expect(await pressed('arrived', 0)).toEqual([
    ...['waiting', 'chegou às 8h05, acabou de chegar', 'called done undo'],
  ]);
  clock.set(at(TUESDAY, '08:17'));
  expect((await rosa())?.[1]).toBe('chegou às 8h05, espera há 12 min');
  expect(await pressed('called', 1)).toEqual([
    ...['in-service', 'entrou agora; chegou às 8h05, esperou 12 min', 'done undo'],
  ]);
  clock.set(at(TUESDAY, '08:40'));
  expect(await pressed('done', 2)).toEqual([
    ...['done', 'atendimento até 8h40; chegou às 8h05, esperou 12 min', 'undo'],
  ]);
  expect(await pressed('undo', 3)).toEqual([
    'in-service',
    'em atendimento desde 8h17, há 23 min; chegou às 8h05, esperou 12 min',
    'done undo',
  ]);
  expect((await pressed('undo', 4))?.slice(0, 2)).toEqual([
    ...['waiting', 'chegou às 8h05, espera há 35 min'],
  ]);
  expect((await pressed('undo', 5))?.[0]).toBe('expected');
  expect((await pressed('no-show', 6))?.[0]).toBe('missed');
  const rows = await db.select({ action: auditLog.action, detail: auditLog.detail }).from(auditLog);
  expect(rows).toContainEqual({
    ...{ action: 'appointment.called', detail: { from: 'arrived', to: 'in-service' } },
  });
});

test('of two who press at once one is told who did what, and nothing is overwritten', async () => {
  const { press, bia, caio } = await room();
  await press('arrived', 0);
  const answers = await Promise.all([press('called', 1, bia), press('done', 1, caio)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const told = JSON.stringify(answers.find(({ status }) => status === 409)?.form);
  const winner =
    answers[0]?.status === 303 ? 'Chamado para o atendimento por bia' : 'Realizado por caio';
  expect(told).toContain(winner);
  expect(told).toContain('Rosa Lima');
  const [one] = await db.select().from(appointments).orderBy(appointments.id);
  expect(one).toMatchObject({ version: 2 });
  // The same press by the same person again counts once.
  const again = await Promise.all([press('undo', 2), press('undo', 2)]);
  expect(again.map(({ status }) => status)).toEqual([303, 303]);
});

test('what cannot be recorded now is refused with words, and what is nobody is not found', async () => {
  const { press, site, bia } = await room();
  expect(await press('called', 0)).toMatchObject({ status: 409, form: { patient: 'Rosa Lima' } });
  expect((await press('dançou', 0)).status).toBe(400);
  const nobody = { protocolo: '0000-0000', versao: '0', anotar: 'arrived' };
  expect((await site.post(ROOM, nobody, bia)).status).toBe(404);
});

test('who may only look sees no press, and sends none', async () => {
  const { site, protocol, rosa } = await room();
  const { id } = await aStaffMember(site.services, { username: 'dora', role: 'practitioner' });
  const dora = { cookie: await site.signedIn(id) };
  const answer = await site.get(ROOM, dora);
  const form = { protocolo: protocol, versao: '0', anotar: 'arrived' };
  const sent = await site.post(ROOM, form, dora);
  const { mayWrite } = z.object({ mayWrite: z.boolean() }).parse(answer.page);
  expect(sent.status).toBe(mayWrite ? 303 : 403);
  expect((await rosa())?.[0]).toBe(mayWrite ? 'waiting' : 'expected');
  const { id: editor } = await aStaffMember(site.services, { username: 'edu', role: 'editor' });
  expect((await site.get(ROOM, { cookie: await site.signedIn(editor) })).status).toBe(403);
});

test('a release that knows of no call reads an arrival, and may go on from there', async () => {
  const { press, rosa } = await room();
  await press('arrived', 0);
  await press('called', 1);
  const old = (columns: string) =>
    pool.query(`update appointments set ${columns} where id = (select min(id) from appointments)`);
  const { rows } = await pool.query('select attendance from appointments order by id limit 1');
  expect(rows).toEqual([{ attendance: 'arrived' }]);
  await old(`attendance = 'done', attendance_at = '${at(TUESDAY, '08:30').toISOString()}'`);
  expect((await rosa())?.[1]).toBe('atendimento até 8h30; chegou às 8h05, não esperou');
  // Undone there, and arrived again: the call is forgotten.
  await old(`attendance = null, attendance_at = null`);
  expect((await rosa())?.[0]).toBe('expected');
  await old(`attendance = 'arrived', attendance_at = '${at(TUESDAY, '08:03').toISOString()}'`);
  expect((await rosa())?.slice(0, 2)).toEqual(['waiting', 'chegou às 8h03, espera há 2 min']);
});
