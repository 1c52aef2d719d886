import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { sealCard } from '#app/scheduling/payers/card-seal.server.ts';
import { TEST_SECRET } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL } from '#tests/insurance.ts';
import { pdfFaults } from '#tests/pdf-structure.ts';
import { textOfPdf } from '#tests/pdf-text.ts';
import { agendaDesk, bookAtDesk, TUESDAY } from '#tests/staff-agenda.ts';

const database = await testDatabase();
const { pool } = database;
const CARD = '0034998877665544';
type Desk = Awaited<ReturnType<typeof agendaDesk>>;
let desk: Desk;
let path = '';

beforeEach(async () => {
  desk = await agendaDesk(database);
  path = (await bookAtDesk(desk, { convenio: AZUL, nascimento: '27031958' })).path;
});

const noteCard = (cardUntil: string) =>
  desk.site.post(
    `${path}/convenio`,
    { intent: 'carteirinha', cardNumber: CARD, cardUntil },
    desk.bia,
  );

/** What both sheets tell; the file as one line of words. */
async function sheets({ site, bia }: Desk) {
  const facts = z.object({
    facts: z.record(
      z.string(),
      z.object({ card: z.string(), approval: z.string(), answer: z.string() }),
    ),
  });
  const { page } = await site.get(`/equipe/agenda?dia=${TUESDAY}&imprimir`, bia);
  const [fact] = Object.values(facts.parse(page).facts);
  const file = await site.file(`/equipe/agenda/folha.pdf?dia=${TUESDAY}`, bia);
  const bytes = Buffer.from(await file.arrayBuffer());
  return { fact, bytes, words: textOfPdf(bytes).replace(/\s+/g, ' ') };
}

test('both sheets tell the card with its whole number and its last day', async () => {
  expect((await noteCard('03/2027')).status).toBe(303);
  const { fact, bytes, words } = await sheets(desk);
  const line = `Carteirinha ${CARD}, vale até 31/03/2027`;
  expect(fact?.card).toBe(line);
  expect(words).toContain(line);
  expect(pdfFaults(bytes)).toEqual([]);
});

test('a card that is over on the day of the visit is marked by a word, on its last day it is not', async () => {
  await noteCard(TUESDAY.split('-').reverse().join('/'));
  expect((await sheets(desk)).words).not.toContain('VENCIDA');
  await noteCard(addDays(TUESDAY, -1).split('-').reverse().join('/'));
  const { fact, words } = await sheets(desk);
  const line = `Carteirinha ${CARD}, VENCIDA: valia até 05/10/2026`;
  expect(fact?.card).toBe(line);
  expect(words).toContain(line);
});

test('without a number the desk is told to ask for it; who pays for themselves has no card', async () => {
  expect((await sheets(desk)).fact?.card).toBe('Sem número da carteirinha');
  await pool.query(`update appointments set payer = 'particular'`);
  const { fact, words } = await sheets(desk);
  expect(fact).toMatchObject({ card: '', approval: '' });
  expect(words).not.toContain('Carteirinha');
});

test('a card that another secret sealed is left out', async () => {
  const { rows } = await pool.query<{ id: string }>('select id from appointments');
  const appointmentId = Number(rows[0]?.id);
  const sealed = sealCard(`${TEST_SECRET} before`, { appointmentId, number: CARD });
  await pool.query(
    'insert into insurance_cards (appointment_id, sealed, changed_at) values ($1, $2, now())',
    [appointmentId, sealed],
  );
  expect((await sheets(desk)).fact?.card).toBe('');
});

test('the approval is told with its number', async () => {
  const form = { intent: 'guia', estado: 'granted', numero: '7788', ate: '', versao: '0' };
  expect((await desk.site.post(`${path}/convenio`, form, desk.bia)).status).toBe(303);
  const { fact, words } = await sheets(desk);
  expect(fact?.approval).toBe('Guia 7788 autorizada');
  expect(words).toContain('Saúde Serra Azul · Guia 7788 autorizada');
});

test('who confirmed, how and when is told with its day, until somebody comes', async () => {
  expect((await sheets(desk)).fact?.answer).toBe('Ainda não confirmou');
  const said = { vem: 'confirmed', sequencia: '0' };
  expect((await desk.site.post(`${path}/vem`, said, desk.bia)).status).toBe(303);
  const told = 'Confirmado com a recepção em 05/10 às 7h (bia)';
  const { fact, words } = await sheets(desk);
  expect(fact?.answer).toBe(told);
  expect(words).toContain(told);
  await pool.query(`update appointment_answers set channel = 'whatsapp', staff_id = null`);
  expect((await sheets(desk)).words).toContain('Confirmado por WhatsApp em 05/10 às 7h');
  await pool.query(`update appointments set attendance = 'arrived', attendance_at = now()`);
  const later = await sheets(desk);
  expect(later.words).toContain('Chegou');
  expect(later.words).not.toContain('Confirmado por');
});

test('whoever makes a sheet has seen its patients, and nobody is written down for the agenda itself', async () => {
  const seen = async () => {
    const { rows } = await pool.query<{ who: string }>(
      `select subject_id as who from audit_log where action = 'viewed'`,
    );
    return rows.map(({ who }) => who);
  };
  const { rows } = await pool.query<{ id: string }>('select id from appointments');
  const before = await seen();
  await desk.site.get(`/equipe/agenda?dia=${TUESDAY}`, desk.bia);
  expect(await seen()).toEqual(before);
  await desk.site.file(`/equipe/agenda/folha.pdf?dia=${TUESDAY}`, desk.bia);
  expect(await seen()).toContain(`appointment:${rows[0]?.id}`);
});

test('a day of 22 people is one page', async () => {
  await noteCard('03/2027');
  await pool.query(`with made as (
    insert into appointments (protocol, service_id, practitioner_id, patient_id,
      contact_id, payer, starts_at, ends_at, starts_on, starts_time, channel)
    select 'x' || n, service_id, practitioner_id, patient_id, contact_id, payer,
      starts_at + n * interval '15 minutes', ends_at + n * interval '15 minutes', starts_on,
      starts_time, channel from appointments, generate_series(1, 21) n
    returning id, practitioner_id, starts_on), extra as (
    insert into extra_visits (appointment_id, practitioner_id, held_on, number, reason)
    select id, practitioner_id, starts_on, row_number() over (), 'no slot' from made)
    select`);
  const { bytes, words } = await sheets(desk);
  expect(words).toContain('22 agendamentos');
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
