import { expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { addOnAppointments, appointments, closures, consents } from '#app/db/schema.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import {
  agendaDesk,
  bookAtDesk as book,
  findAtDesk as find,
  foundShape,
  PHONE,
  TUESDAY,
  WISH,
} from '#tests/staff-agenda.ts';

const database = await testDatabase();
const { db, pool } = database;
const agendaSite = () => agendaDesk(database);

/** Sessions expire overnight. */
async function signInAgain(site: Awaited<ReturnType<typeof agendaSite>>['site'], id: number) {
  return { cookie: await site.signedIn(id) };
}

test('a call becomes an appointment: the first time that fits, what to say, one booking a form', async () => {
  const staffAppointments = await agendaSite();
  const { key, options } = await find(staffAppointments);
  expect(options.map(({ moment }) => moment).slice(0, 2)).toEqual([
    'terça-feira, 6 de outubro, às 8h',
    'terça-feira, 6 de outubro, às 8h15',
  ]);
  const form = { ...WISH, chave: key, startsAt: options[0]?.value ?? '', acao: 'book' };
  const { site, bia } = staffAppointments;
  const answers = await Promise.all([1, 2, 3].map(() => site.post(PHONE, form, bia)));
  expect(new Set(answers.map(({ status, location }) => `${status} ${location}`)).size).toBe(1);
  expect(answers[0]?.location).toMatch(/^\/equipe\/agenda\/agendamento\/\d{4}-\d{4}\?marcada$/);
  expect(await db.select().from(appointments)).toMatchObject([
    { channel: 'phone', startsAt: at(TUESDAY, '08:00'), payer: 'particular' },
  ]);
  expect(await db.select().from(consents)).toMatchObject([
    { textId: 'agendamento-telefone-2026-11', source: 'phone' },
  ]);
});

test('wrong fields keep what was typed; a child needs who answers for it', async () => {
  const { site, bia } = await agendaSite();
  const wrong = await site.post(PHONE, { ...WISH, nome: 'R', telefone: '1', servico: 'x' }, bia);
  expect(wrong).toMatchObject({ status: 400, form: { values: { nome: 'R' }, found: null } });
  expect(JSON.stringify(wrong.form)).toContain('"fieldId":"servico"');
  const child = { ...WISH, nascimento: '01022020' };
  expect((await site.post(PHONE, child, bia)).status).toBe(400);
  const guarded = { ...child, contato: 'Ana Lima', parentesco: 'mãe' };
  expect((await site.post(PHONE, guarded, bia)).status).toBe(200);
});

test('a time that was taken meanwhile is refused with others to choose from', async () => {
  const staffAppointments = await agendaSite();
  const { key, options } = await find(staffAppointments);
  await book(staffAppointments);
  const form = { ...WISH, chave: key, startsAt: options[0]?.value ?? '', acao: 'book' };
  const answer = await staffAppointments.site.post(PHONE, form, staffAppointments.bia);
  expect(answer.status).toBe(409);
  expect(foundShape.parse(answer.form).found.options[0]?.moment).toContain('9h');
});

test('of two receptionists who record something about one appointment at once, one is told who did what', async () => {
  const staffAppointments = await agendaSite();
  const { site, clock } = staffAppointments;
  const { path } = await book(staffAppointments);
  clock.set(at(TUESDAY, '08:05'));
  const later = { bia: await signInAgain(site, 1), caio: await signInAgain(site, 2) };
  const outcomes = await Promise.all([
    site.post(path, { anotar: 'arrived', versao: '0' }, later.bia),
    site.post(path, { anotar: 'no-show', versao: '0' }, later.caio),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([303, 409]);
  const told = outcomes.find(({ status }) => status === 409);
  const winner = outcomes[0]?.status === 303 ? 'bia' : 'caio';
  expect(JSON.stringify(told?.form)).toMatch(new RegExp(`(Chegou|Faltou) por ${winner}, `));
  const [appointment] = await db.select().from(appointments);
  expect(appointment).toMatchObject({
    version: 1,
    attendance: winner === 'bia' ? 'arrived' : 'no-show',
  });
});

test('an appointment is moved by one; the other, who saw it before, changes nothing', async () => {
  const staffAppointments = await agendaSite();
  const { site, bia, caio } = staffAppointments;
  const { path } = await book(staffAppointments);
  const move = (time: string, asker: typeof bia, key: string) =>
    site.post(
      `${path}/mudar`,
      { versao: '0', chave: key.repeat(43), startsAt: `${TUESDAY}T${time}:00-03:00` },
      asker,
    );
  const outcomes = await Promise.all([move('14:00', bia, 'a'), move('16:00', caio, 'b')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([303, 409]);
  const cancel = { versao: '0', chave: 'c'.repeat(43), motivo: 'other' };
  const cancelled = await site.post(`${path}/cancelar`, cancel, caio);
  expect(cancelled.status).toBe(409);
  expect(JSON.stringify(cancelled.form)).toContain(
    'Remarcado de terça-feira, 6 de outubro, às 8h para',
  );
  expect((await db.select().from(appointments))[0]?.status).toBe('confirmed');
});

test('an appointment is cancelled with a reason, and its page says so', async () => {
  const staffAppointments = await agendaSite();
  const { site, bia } = staffAppointments;
  const { path } = await book(staffAppointments);
  const form = { versao: '0', chave: 'c'.repeat(43) };
  expect((await site.post(`${path}/cancelar`, form, bia)).status).toBe(400);
  const answer = await site.post(`${path}/cancelar`, { ...form, motivo: 'patient-asked' }, bia);
  expect(answer).toMatchObject({ status: 303, location: `${path}?feito` });
  const page = JSON.stringify((await site.get(path, bia)).page);
  expect(page).toContain('Cancelado: A pessoa pediu por bia');
  expect((await site.get(`${path}/mudar`, bia)).location).toBe(path);
});

test('the agenda opens on today and comes back to the line from which one said something', async () => {
  const staffAppointments = await agendaSite();
  const { site, clock } = staffAppointments;
  const { path } = await book(staffAppointments);
  clock.set(at(TUESDAY, '07:55'));
  const bia = await signInAgain(site, 1);
  const page = JSON.stringify((await site.get('/equipe/agenda', bia)).page);
  expect(page).toContain('Rosa Lima');
  const volta = `/equipe/agenda?dia=${TUESDAY}&ver=dia`;
  const answer = await site.post(path, { anotar: 'arrived', versao: '0', volta }, bia);
  expect(answer.location).toBe(`${volta}#v-${path.split('/').at(-1)}`);
  const elsewhere = { anotar: 'undo', versao: '1', volta: 'https://mal.example/' };
  expect((await site.post(path, elsewhere, bia)).location).toBe(path);
});

test('an add-on appointment is shown with the appointments it overlaps before it is booked', async () => {
  const staffAppointments = await agendaSite();
  const { site, bia } = staffAppointments;
  await book(staffAppointments);
  const values = {
    ...WISH,
    nome: 'Davi Moreira',
    profissional: 'helena-prado-vilela',
    dia: TUESDAY,
    hora: '0830',
    motivo: 'Retorno pedido na consulta',
  };
  const path = '/equipe/agenda/encaixe';
  expect((await site.post(path, { ...values, hora: '0832' }, bia)).status).toBe(400);
  for (const duracao of ['7', '0', '245', 'curto'])
    expect(await site.post(path, { ...values, duracao }, bia)).toMatchObject({
      status: 400,
      form: { errors: [{ fieldId: 'duracao' }] },
    });
  // Before Rosa, and over before she comes.
  const short = { ...values, hora: '0745', duracao: '15 min', acao: 'conferir' };
  expect((await site.post(path, short, bia)).form).toMatchObject({
    check: { overlaps: [], words: expect.stringContaining('num encaixe de 15 min') },
  });
  const long = { ...short, duracao: '20' };
  expect((await site.post(path, long, bia)).form).toMatchObject({
    check: { overlaps: ['8h: Rosa Lima, Consulta oftalmológica'] },
  });
  const checked = await site.post(path, { ...values, acao: 'conferir' }, bia);
  const { check } = z
    .object({ check: z.object({ key: z.string(), overlaps: z.array(z.string()) }) })
    .parse(checked.form);
  expect(check.overlaps).toEqual(['8h: Rosa Lima, Consulta oftalmológica']);
  const form = { ...values, chave: check.key, acao: 'encaixar' };
  const [answer] = await Promise.all([1, 2].map(() => site.post(path, form, bia)));
  expect(answer?.location).toContain('?marcada');
  expect(await db.$count(addOnAppointments)).toBe(1);
  const page = await site.get(`/equipe/agenda?dia=${TUESDAY}`, bia);
  expect(JSON.stringify(page.page)).toContain('Retorno pedido na consulta');
});

test('an add-on that would be refused is refused before the patient is told of it', async () => {
  const { site, bia } = await agendaSite();
  const sunday = addDays(TUESDAY, 5);
  const person = { ...WISH, nome: 'Davi Moreira', profissional: 'helena-prado-vilela' };
  const values = { ...person, dia: sunday, hora: '0830', motivo: 'Olho vermelho' };
  const path = '/equipe/agenda/encaixe';
  expect(await site.post(path, { ...values, acao: 'conferir' }, bia)).toMatchObject({
    status: 409,
    form: { check: null, errors: [{ fieldId: 'hora' }] },
  });
  const open = { ...values, dia: TUESDAY, acao: 'conferir' };
  expect(await site.post(path, open, bia)).toMatchObject({ status: 200 });
  expect(await db.$count(addOnAppointments)).toBe(0);
});

test('time is closed and opened again, holidays are settled, by a form each', async () => {
  const { site, bia } = await agendaSite();
  const path = '/equipe/agenda/fechamentos';
  const form = {
    acao: 'fechar',
    chave: 'a'.repeat(43),
    quem: 'marina-couto-reis',
    inicio: TUESDAY,
    fim: TUESDAY,
    motivo: 'Congresso',
  };
  expect((await site.post(path, { ...form, fim: MONDAY }, bia)).status).toBe(400);
  /** What a form would do is read first. */
  const read = async (values: Record<string, string>) => {
    const fields = z.array(z.tuple([z.string(), z.string()]));
    const asked = z.object({ preview: z.object({ fields }) });
    return Object.fromEntries(
      asked.parse((await site.post(path, values, bia)).form).preview.fields,
    );
  };
  const close = await read(form);
  for (let n = 0; n < 2; n += 1)
    expect(await site.post(path, close, bia)).toMatchObject({ status: 303 });
  const [made, ...more] = await db.select().from(closures);
  expect(more).toEqual([]);
  await site.post(path, await read({ acao: 'reabrir', id: String(made?.id) }), bia);
  expect(await db.$count(closures)).toBe(0);
  const town = { acao: 'incluir', nome: 'Aniversário da cidade', data: TUESDAY };
  await site.post(path, await read(town), bia);
  const dismissed = { acao: 'dispensar', dia: TUESDAY, ambito: 'municipal' };
  await site.post(path, await read(dismissed), bia);
  const { rows } = await pool.query('select name, status from holidays');
  expect(rows).toEqual([{ name: 'Aniversário da cidade', status: 'dismissed' }]);
});
test('a protocol of nobody is no page', async () => {
  const { site, bia } = await agendaSite();
  expect((await site.get('/equipe/agenda/agendamento/0000-0000', bia)).status).toBe(404);
});

test('several exams are booked for a caller as one, and the agenda shows each with its time', async () => {
  const { site, bia } = await agendaSite();
  const wish = {
    ...WISH,
    servico: 'mapeamento-de-retina',
    mais: 'campo-visual.direito~topografia-corneana',
    acao: 'find',
  };
  const answer = await site.post(PHONE, wish, bia);
  const { found } = foundShape.parse(answer.form);
  expect(found.options[0]?.moment).toMatch(/às 8h, até 9h15$/);
  const startsAt = found.options[0]?.value ?? '';
  const booked = await site.post(PHONE, { ...wish, chave: found.key, startsAt, acao: 'book' }, bia);
  expect(booked.status).toBe(303);
  const day = await site.get(`/equipe/agenda?dia=${startsAt.slice(0, 10)}`, bia);
  const text = JSON.stringify(day.page);
  expect(text).toContain('Topografia corneana, campo visual computadorizado (olho direito)');
  expect(text).toContain('8h15 Campo visual computadorizado (olho direito): ');
});

test('exams that are not done on one coming are told at the list', async () => {
  const { site, bia } = await agendaSite();
  const wish = { ...WISH, servico: 'consultas-oftalmologicas', mais: 'exames-de-refracao' };
  const answer = await site.post(PHONE, { ...wish, acao: 'find' }, bia);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.form)).toContain('"fieldId":"mais"');
});
