import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#app/clinic/clinic-time.ts';
import { depositServicesOf, paymentServicesOf } from '#app/context/payment-services.ts';
import { auditLog } from '#app/db/schema.ts';
import { askDeposit } from '#app/features/deposits/ask-deposit.server.ts';
import { leaveDeposit } from '#app/features/deposits/choose-deposit.server.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { checkCharge } from '#app/payments/check-charge.server.ts';
import { notePayment } from '#app/payments/note-payment.server.ts';
import { openCharge } from '#app/payments/open-charge.server.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import { addClosure } from '#app/scheduling/closures.server.ts';
import { aKey, aRequest, at, MONDAY, stillClock } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { expectAgreement, settleRule, TERMS } from '#tests/deposits.ts';
import { settlePayments } from '#tests/payments.ts';
import { aStaffMember } from '#tests/staff.ts';
import { staffSite } from '#tests/staff-site.ts';

// The list of waiting deposits, as plain posted forms.

const database = await testDatabase();
const { pool, db } = database;
const clock = stillClock();
const site = await staffSite(database, clock);
const PATH = '/equipe/agenda/sinais';
const DONE = `${PATH}?feito=agenda`;
const LATE = `${PATH}?feito=escolha`;
const THURSDAY = addDays(MONDAY, 3);
const STATEMENT = {
  ...TERMS,
  provider: 'pix-static',
  minutes: 24 * 60,
  byStatement: true,
} as const;

const signIn = async (role: 'reception' | 'practitioner' | 'editor', username: string) => {
  const { id } = await aStaffMember(site.services, { role, username });
  return { cookie: await site.signedIn(id) };
};
let bia: { cookie: string };
let caio: { cookie: string };
beforeEach(async () => {
  clock.set(at(MONDAY, '07:00'));
  bia = await signIn('reception', 'bia');
  caio = await signIn('reception', 'caio');
  await settlePayments(database);
  await settleRule(database, { statementHours: 24 });
});

/** Antônia's deposit for Thursday, which only the clinic's statement tells of. */
async function waiting(time = '09:00', phoneE164 = '+5535995550111') {
  const contact = { name: 'Antônia Reis', phoneE164, email: 'antonia@example.com' };
  const asked = await askDeposit(
    depositServicesOf(site.services),
    aRequest({ contact, startsAt: at(THURSDAY, time) }),
    { terms: STATEMENT, once: aKey() },
  );
  if (asked.kind !== 'answer' || !asked.answer.ok) throw new Error('no deposit');
  const { chargeId } = asked.answer.value;
  await openCharge(paymentServicesOf(site.services), { chargeId });
  return chargeId;
}

const listed = z.object({
  deposits: z.array(
    z.object({
      chargeId: z.number(),
      group: z.string(),
      amount: z.string(),
      part: z.string(),
      until: z.string(),
      seenCents: z.number(),
      mayReceive: z.boolean(),
    }),
  ),
  mayWrite: z.boolean(),
});
const list = async (who = bia) => listed.parse((await site.get(PATH, who)).page);
const rowOf = async (chargeId: number) =>
  (await list()).deposits.find((row) => row.chargeId === chargeId);

const receive = (chargeId: number, { seen = 0, who = bia } = {}) =>
  site.post(PATH, { cobranca: String(chargeId), visto: String(seen) }, who);

async function paidCents(chargeId: number) {
  return (await readCharge(db, { id: chargeId }))?.paidCents;
}
const countAppointments = async () =>
  (await pool.query("select count(*)::int from appointments where status = 'confirmed'")).rows[0]
    .count;

test('who has seen the money books the time with one press, by name', async () => {
  const chargeId = await waiting();
  expect(await rowOf(chargeId)).toMatchObject({ group: 'waiting', mayReceive: true, part: '' });
  expect((await receive(chargeId)).location).toBe(DONE);
  expect([await paidCents(chargeId), await countAppointments()]).toEqual([5_000, 1]);
  expect(await rowOf(chargeId)).toBeUndefined();
  const log = await db.select().from(auditLog);
  expect(log).toContainEqual(
    expect.objectContaining({
      action: 'charge.payment-noted',
      actor: expect.stringMatching(/^staff:/),
    }),
  );
  await expectAgreement(database);
});

test('pressed twice, and by two people at once, it counts once, and both are told that it is done', async () => {
  const chargeId = await waiting();
  const pressed = await Promise.all([
    receive(chargeId),
    receive(chargeId),
    receive(chargeId, { who: caio }),
    receive(chargeId, { who: caio }),
  ]);
  expect(pressed.map(({ location }) => location)).toEqual([DONE, DONE, DONE, DONE]);
  expect((await receive(chargeId)).location).toBe(DONE);
  expect([await paidCents(chargeId), await countAppointments()]).toEqual([5_000, 1]);
  await expectAgreement(database);
});

test('a page that does not know of a part that came is refused and says to look again', async () => {
  const chargeId = await waiting();
  const part = {
    chargeId,
    amountCents: 2_000,
    paidAt: clock.now(),
    by: 'staff:1',
    key: 'p',
  } as const;
  await notePayment(paymentServicesOf(site.services), part);
  const refused = await receive(chargeId);
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.form)).toContain(staffDeposits.list.changed);
  expect([await paidCents(chargeId), await countAppointments()]).toEqual([2_000, 0]);
  expect(await rowOf(chargeId)).toMatchObject({
    amount: 'R$\u00a030,00',
    part: '(falta esta parte; já vieram R$\u00a020,00)',
    seenCents: 2_000,
  });
  expect((await receive(chargeId, { seen: 2_000 })).location).toBe(DONE);
  expect([await paidCents(chargeId), await countAppointments()]).toEqual([5_000, 1]);
});

test('late money of a time that is gone is noted and offered; the second press is told the same', async () => {
  const chargeId = await waiting();
  clock.set(at(addDays(MONDAY, 1), '08:00'));
  // The session of yesterday is over.
  bia = await signIn('reception', 'bia-on-tuesday');
  const { reference = '' } = (await readCharge(db, { id: chargeId })) ?? {};
  await checkCharge(paymentServicesOf(site.services), { provider: 'pix-static', reference });
  expect(await rowOf(chargeId)).toMatchObject({ group: 'late', mayReceive: true });
  await addClosure(
    { db, clock },
    {
      resourceId: null,
      startsAt: at(THURSDAY, '08:00'),
      endsAt: at(THURSDAY, '12:00'),
      reason: 'Curso',
    },
    { actor: 'staff:1', key: 'one' },
  );
  expect((await receive(chargeId)).location).toBe(LATE);
  expect(await rowOf(chargeId)).toMatchObject({ group: 'offered', mayReceive: false });
  expect((await receive(chargeId)).location).toBe(LATE);
  expect([await paidCents(chargeId), await countAppointments()]).toEqual([5_000, 0]);
  await expectAgreement(database);
});

test('what was given up may still be noted, and its money is offered, never booked', async () => {
  const chargeId = await waiting();
  await leaveDeposit(depositServicesOf(site.services), { chargeId });
  expect(await rowOf(chargeId)).toMatchObject({ group: 'late', mayReceive: true });
  expect((await receive(chargeId)).location).toBe(LATE);
  expect(await rowOf(chargeId)).toMatchObject({ group: 'offered' });
  expect(await countAppointments()).toBe(0);
});

test('what somebody else has noted by another way is refused, not counted again', async () => {
  const chargeId = await waiting();
  const whole = {
    chargeId,
    amountCents: 5_000,
    paidAt: clock.now(),
    by: 'staff:1',
    key: 'w',
  } as const;
  await notePayment(paymentServicesOf(site.services), whole);
  for (const seen of [0, 5_000]) expect((await receive(chargeId, { seen })).status).toBe(409);
  expect([await paidCents(chargeId), await countAppointments()]).toEqual([5_000, 1]);
});

test('who was erased is noted without a name, and the money goes back', async () => {
  const chargeId = await waiting();
  await pool.query('update deposits set request = null');
  expect((await receive(chargeId)).location).toBe(`${PATH}?feito=devolver`);
  expect(await rowOf(chargeId)).toMatchObject({ group: 'refund', amount: 'R$\u00a050,00' });
});

test('for the minute after its end a deposit is told as late, not as waiting', async () => {
  const chargeId = await waiting('08:00');
  await pool.query(`update charges set expires_at = '${at(MONDAY, '06:59').toISOString()}'`);
  expect(await rowOf(chargeId)).toMatchObject({ group: 'late', until: '', mayReceive: true });
});

test('a form that no page has sent is refused', async () => {
  await waiting();
  const forms: Record<string, string>[] = [
    {},
    { cobranca: '', visto: '0' },
    { cobranca: '999', visto: '0' },
    { cobranca: '1e3', visto: '0' },
    { cobranca: '99999999999999999999', visto: '-1' },
  ];
  for (const form of forms) {
    const answer = await site.post(PATH, form, bia);
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.form)).toContain(staffDeposits.list.gone);
  }
});

test('practitioners see who is expected and change nothing; editors see nothing', async () => {
  const chargeId = await waiting();
  const doctor = await signIn('practitioner', 'davi');
  expect(await list(doctor)).toMatchObject({ mayWrite: false, deposits: [{ chargeId }] });
  const editor = await signIn('editor', 'eva');
  for (const who of [doctor, editor]) expect((await receive(chargeId, { who })).status).toBe(403);
  expect((await site.get(PATH, editor)).status).toBe(403);
  expect((await site.get(PATH)).location).toContain('/equipe/entrar');
  expect(await paidCents(chargeId)).toBe(0);
});

test('the deposit of who did not come is decided on the page of the appointment, once, by who may', async () => {
  const chargeId = await waiting();
  await receive(chargeId);
  const { rows } = await pool.query('select protocol, version from appointments');
  const path = `/equipe/agenda/agendamento/${rows[0].protocol}`;
  const state = async () =>
    (await pool.query('select state from deposits')).rows.map((row) => row.state);
  // Nobody can know it before the time.
  expect((await site.post(path, { sinal: 'kept' }, bia)).status).toBe(409);
  clock.set(at(THURSDAY, '09:45'));
  bia = await signIn('reception', 'bia-on-thursday');
  await site.post(path, { anotar: 'no-show', versao: String(rows[0].version) }, bia);
  const doctor = await signIn('editor', 'eva');
  expect((await site.post(path, { sinal: 'kept' }, doctor)).status).toBe(403);
  expect(await state()).toEqual(['booked']);
  expect((await site.post(path, { sinal: 'kept' }, bia)).location).toBe(path);
  expect((await site.post(path, { sinal: 'kept' }, bia)).location).toBe(path);
  const other = await site.post(path, { sinal: 'refund' }, bia);
  expect([other.status, JSON.stringify(other.form)]).toEqual([
    409,
    expect.stringContaining(staffDeposits.panel.changed),
  ]);
  expect(await state()).toEqual(['kept']);
});

test('the day shows who waits for a deposit and until when, and then that it is paid, with the sum', async () => {
  const chargeId = await waiting();
  const day = async () =>
    JSON.stringify((await site.get(`/equipe/agenda?dia=${THURSDAY}`, bia)).page);
  expect(await day()).toContain('À espera do sinal: ');
  expect(await day()).toContain(
    'Antônia Reis. O horário é guardado até terça-feira, 6 de outubro, às 7h.',
  );
  await receive(chargeId);
  expect(await day()).not.toContain('À espera do sinal');
  expect(await day()).toContain('Sinal pago: R$\u00a050,00');
});
