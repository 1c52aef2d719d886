import { expect, test } from 'vitest';
import { z } from 'zod';
import { appointments, contacts, patients } from '#app/db/schema.ts';
import { at } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { pdfFaults } from '#tests/pdf-structure.ts';
import { textOfPdf } from '#tests/pdf-text.ts';
import { agendaDesk, bookAtDesk as book, PHONE, TUESDAY, WISH } from '#tests/staff-agenda.ts';

const database = await testDatabase();
const { db, pool } = database;
const agendaSite = () => agendaDesk(database);

type AgendaSite = Awaited<ReturnType<typeof agendaSite>>;

const timesShape = z.object({
  key: z.string(),
  moment: z.string(),
  times: z.array(z.object({ value: z.string(), at: z.string(), label: z.string() })),
});

/** The times on Tuesday to which the agenda's script may move an appointment. */
async function timesOf({ site, bia }: AgendaSite, path: string) {
  const answer = await site.get(`${path}/horarios?desde=${TUESDAY}&dias=1`, bia);
  return timesShape.parse(answer.page);
}

test('an appointment that is picked up may go to any free time but its own, and stays with its doctor', async () => {
  const staffAppointments = await agendaSite();
  const { path } = await book(staffAppointments);
  const { moment, times } = await timesOf(staffAppointments, path);
  expect(moment).toBe('terça-feira, 6 de outubro, às 8h');
  expect(times[0]).toMatchObject({
    at: `${TUESDAY}T08:15`,
    label: 'terça-feira, 6 de outubro, às 8h15, com Dra. Helena Prado Vilela',
  });
  expect(times.some(({ at: wall }) => wall === `${TUESDAY}T12:00`)).toBe(false);
});

test('of two who drop one appointment at one moment one wins; the other hears who it was', async () => {
  const staffAppointments = await agendaSite();
  const { site, bia, caio } = staffAppointments;
  const { path } = await book(staffAppointments);
  const { key, times } = await timesOf(staffAppointments, path);
  const dropped = (asker: typeof bia, index: number, chave: string) =>
    site.post(
      `${path}/horarios`,
      { versao: '0', chave, startsAt: times[index]?.value ?? '' },
      asker,
    );
  const outcomes = await Promise.all([dropped(bia, 8, key), dropped(caio, 12, 'b'.repeat(43))]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = outcomes[0]?.status === 200 ? 'bia' : 'caio';
  const told = JSON.stringify(outcomes.find(({ status }) => status === 409)?.form);
  expect(told).toContain('Outra pessoa alterou este agendamento');
  expect(told).toMatch(new RegExp(`Remarcado de .* por ${winner}, `));
  expect((await db.select().from(appointments))[0]?.version).toBe(1);
  // Sending the same drop again repeats no move.
  const again =
    winner === 'bia' ? await dropped(bia, 8, key) : await dropped(caio, 12, 'b'.repeat(43));
  expect(again).toMatchObject({ status: 200, form: { isMoved: true } });
  expect((await db.select().from(appointments))[0]?.version).toBe(1);
});

test('a drop on a time that is taken or closed meanwhile says so and moves nothing', async () => {
  const staffAppointments = await agendaSite();
  const { site, bia } = staffAppointments;
  const { path } = await book(staffAppointments);
  const { key } = await timesOf(staffAppointments, path);
  await book(staffAppointments, { nome: 'Davi Moreira', telefone: '35 99555-0222' });
  const drop = (time: string) =>
    site.post(
      `${path}/horarios`,
      {
        versao: '0',
        chave: key.replace(/^./, time[1] ?? ''),
        startsAt: `${TUESDAY}T${time}:00-03:00`,
      },
      bia,
    );
  expect(await drop('09:00')).toMatchObject({
    status: 409,
    form: { isMoved: false, words: ['Esse horário acabou de ser ocupado. Escolha outro.'] },
  });
  expect(await drop('12:30')).toMatchObject({
    status: 409,
    form: { words: ['Não há atendimento nesse horário. Escolha um da lista.'] },
  });
  expect((await db.select().from(appointments))[0]?.startsAt).toEqual(at(TUESDAY, '08:00'));
});

test('after a drop the agenda says what was done and by whom', async () => {
  const staffAppointments = await agendaSite();
  const { site, bia } = staffAppointments;
  const { path } = await book(staffAppointments);
  const { key, times } = await timesOf(staffAppointments, path);
  const form = { versao: '0', chave: key, startsAt: times.at(-1)?.value ?? '' };
  expect((await site.post(`${path}/horarios`, form, bia)).status).toBe(200);
  const shown = await site.get(
    `/equipe/agenda?dia=${TUESDAY}&mudada=${path.split('/').at(-1)}`,
    bia,
  );
  expect(shown.page).toMatchObject({
    moved: {
      text: expect.stringMatching(/^Rosa Lima: Remarcado de .* para .* por bia, /),
      undoHref: expect.stringContaining('#desfazer'),
    },
  });
});

test('a known phone: the patient of that name is booked again as stored, or somebody else is', async () => {
  const staffAppointments = await agendaSite();
  const { site, bia } = staffAppointments;
  await book(staffAppointments, { nascimento: '27031958', email: 'rosa@example.com' });
  const found = async (changes: Record<string, string>) => {
    const answer = await site.post(PHONE, { ...WISH, ...changes }, bia);
    return z
      .object({ found: z.object({ known: z.unknown(), patient: z.string() }) })
      .parse(answer.form).found;
  };
  expect(await found({ nome: 'rosa lima' })).toEqual({
    patient: 'Rosa Lima',
    known: {
      meant: {
        ...{ words: 'Rosa Lima, 68 anos', email: 'rosa@example.com' },
        visits: expect.objectContaining({ coming: [expect.objectContaining({})] }),
      },
      others: [],
    },
  });
  expect(await found({ nome: 'Davi Lima' })).toEqual({
    patient: 'Davi Lima',
    known: { meant: null, others: [{ value: '1', words: 'Rosa Lima, 68 anos' }] },
  });
  expect((await found({ nome: 'Davi Lima', escolher: '1' })).patient).toBe('Rosa Lima');
  expect((await found({ nome: 'rosa lima', escolher: 'outra' })).patient).toBe('rosa lima');
  // A patient with another phone cannot be chosen.
  const other = await found({ nome: 'Davi Lima', telefone: '35 99555-0999', escolher: '1' });
  expect(other).toEqual({ patient: 'Davi Lima', known: null });
  await book(staffAppointments, { nome: 'rosa lima' });
  expect(await db.$count(patients)).toBe(1);
  expect(await db.$count(contacts)).toBe(1);
});

test('the list finds an appointment on any day; the sheet is a PDF file that nobody keeps', async () => {
  const staffAppointments = await agendaSite();
  const { site, bia } = staffAppointments;
  await book(staffAppointments);
  const pageOf = async (search: string) =>
    JSON.stringify((await site.get(`/equipe/agenda?ver=lista&${search}`, bia)).page);
  expect(await pageOf('busca=rosa')).toContain('Rosa Lima');
  expect(await pageOf('situacao=cancelled')).not.toContain('Rosa Lima');
  expect(await pageOf('servico=campo-visual')).not.toContain('Rosa Lima');
  const sheet = await site.file(`/equipe/agenda/folha.pdf?dia=${TUESDAY}`, bia);
  expect(sheet.headers.get('content-type')).toBe('application/pdf');
  expect(sheet.headers.get('cache-control')).toContain('no-store');
  const file = Buffer.from(await sheet.arrayBuffer());
  expect(pdfFaults(file)).toEqual([]);
  const text = textOfPdf(file);
  expect(text).toContain('Agenda de terça-feira, 6 de outubro');
  expect(text).toContain('Rosa Lima');
});

test('of a day with very many appointments the screen shows pages, and the sheet shows all', async () => {
  const staffAppointments = await agendaSite();
  const { site, bia } = staffAppointments;
  await book(staffAppointments);
  // Add-ons: only of these may many be at once.
  await pool.query(`with made as (
    insert into appointments (protocol, service_id, practitioner_id, patient_id,
      contact_id, payer, starts_at, ends_at, starts_on, starts_time, channel)
    select 'x' || n, service_id, practitioner_id, patient_id, contact_id, payer,
      starts_at + n * interval '1 minute', ends_at + n * interval '1 minute', starts_on, starts_time,
      channel from appointments, generate_series(1, 330) n
    returning id, practitioner_id, starts_on)
    insert into extra_visits (appointment_id, practitioner_id, held_on, number, reason)
    select id, practitioner_id, starts_on, row_number() over (), 'no slot' from made`);
  const pageOf = async (page: number) => {
    const address = `/equipe/agenda?dia=${TUESDAY}&pagina=${page}`;
    const day = z.object({ appointmentCount: z.number() });
    return z
      .object({ hasMore: z.boolean(), days: z.array(day) })
      .parse((await site.get(address, bia)).page);
  };
  expect(await pageOf(1)).toEqual({ hasMore: true, days: [{ appointmentCount: 300 }] });
  expect(await pageOf(2)).toEqual({ hasMore: false, days: [{ appointmentCount: 31 }] });
  expect(await pageOf(3)).toEqual({ hasMore: false, days: [{ appointmentCount: 0 }] });
  const sheet = await site.file(`/equipe/agenda/folha.pdf?dia=${TUESDAY}&pagina=2`, bia);
  const text = textOfPdf(Buffer.from(await sheet.arrayBuffer()));
  expect(text).toContain('331 agendamentos');
  expect(text.match(/Rosa Lima/g)).toHaveLength(331);
});
