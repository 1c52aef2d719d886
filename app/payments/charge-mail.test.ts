import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { ask, paymentServices, settlePayments } from '#tests/payments.ts';
import { cancelCharge } from './cancel-charge.server.ts';
import { sendChargeMail } from './charge-mail.server.ts';
import { notePayment } from './note-payment.server.ts';
import { askRefund, noteRefundDone } from './refund-charge.server.ts';
import { remindOfCharges } from './remind-of-charges.server.ts';

const database = await testDatabase();
const DUE = addDays(MONDAY, 10);

/** An instalment of R$ 100,00 by static Pix, due in ten days. */
async function instalment(changes: Parameters<typeof ask>[1] = {}) {
  await settlePayments(database);
  const services = paymentServices(database);
  const mails: Mail[] = [];
  const charge = await ask(services, { provider: 'pix-static', dueOn: DUE, ...changes });
  const mailing = {
    ...services,
    mailer: {
      send: async (mail: Mail) => void mails.push(mail),
      describe: 'kept',
      close: async () => {},
    },
    labelsIn: appointmentLabelsIn(testContents),
  };
  return {
    services,
    charge,
    mails,
    remindOn: (on: string) => {
      services.clock.set(at(on, '09:07'));
      return remindOfCharges(services);
    },
    sendAll: async () => {
      for (const { name, data } of services.asked)
        if (name === 'charge-mail') await sendChargeMail(mailing, data);
    },
    pay: (amountCents: number) =>
      notePayment(services, {
        chargeId: charge.id,
        amountCents,
        paidAt: services.clock.now(),
        by: 'staff:1',
        key: `k${amountCents}`,
      }),
  };
}

test('an instalment is reminded of once before it is due and once after', async () => {
  const { mails, remindOn, sendAll, charge } = await instalment();
  const reminded: number[] = [];
  for (let day = 0; day < 60; day += 1) {
    reminded.push(await remindOn(addDays(MONDAY, day)));
    await sendAll();
  }
  expect(reminded.flatMap((count, day) => (count > 0 ? [day] : []))).toEqual([7, 12]);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Pagamento com vencimento em 15 de outubro de 2026',
    'Pagamento que venceu em 15 de outubro de 2026',
  ]);
  const [first] = mails;
  expect(first?.to).toBe('antonia@example.com');
  for (const words of ['R$ 100,00', charge.reference, testClinic.taxId, testClinic.legalName])
    expect(first?.text.replaceAll('\u00a0', ' ')).toContain(words);
  expect(first?.text).toMatch(/https:\/\/clinica\.example\.com\/pagamento\/[\w-]{43}/);
});

test('who has paid, or need not, is not reminded, even of a mail that waited', async () => {
  const paid = await instalment();
  expect(await paid.remindOn(addDays(DUE, -3))).toBe(1);
  await paid.pay(10_000);
  expect(await paid.remindOn(addDays(DUE, 5))).toBe(0);
  await paid.sendAll();
  expect(paid.mails.map(({ subject }) => subject)).toEqual(['Recibo de pagamento']);
  const cancelled = await instalment();
  await database.db.transaction((tx) =>
    cancelCharge(cancelled.services, tx, { chargeId: cancelled.charge.id, by: 'patient' }),
  );
  expect(await cancelled.remindOn(addDays(DUE, -3))).toBe(0);
});

test('nobody is reminded at night: the mail waits for the morning', async () => {
  const { services, mails, remindOn, sendAll } = await instalment();
  await remindOn(addDays(DUE, -3));
  services.clock.set(at(addDays(DUE, -3), '22:00'));
  await expect(sendAll()).rejects.toThrow('not at night');
  services.clock.set(at(addDays(DUE, -2), '08:00'));
  await sendAll();
  expect(mails).toHaveLength(1);
});

test('a part and the rest are each receipted once, in the language of the charge', async () => {
  const { mails, pay, sendAll } = await instalment({ locale: 'en-US' });
  await pay(4_000);
  await pay(6_000);
  await sendAll();
  await sendAll();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'We received part of your payment',
    'Payment receipt',
  ]);
  expect(mails[1]?.text).toContain('R$100.00');
  expect(mails[1]?.text).toMatch(/\/en-us\/pagamento\//);
});

test('a receipt says what was paid, when, to whom, and that it is no invoice; an overpayment has its own', async () => {
  const { mails, pay, sendAll } = await instalment();
  await pay(4_000);
  await pay(6_000);
  await pay(100);
  await sendAll();
  await sendAll();
  const texts = mails.map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(texts).toHaveLength(3);
  const paid = texts[1] ?? '';
  for (const words of [
    'Plano de lentes',
    'Pagamento: R$ 40,00, 5 de outubro de 2026',
    'Pagamento: R$ 60,00, 5 de outubro de 2026',
    testClinic.legalName,
    testClinic.taxId,
    testClinic.address.street,
    testClinic.email,
    'não é nota fiscal',
  ])
    expect(paid).toContain(words);
  expect(texts[2]).toContain('R$ 101,00');
});

test('a receipt of a refund says what went back and when, once', async () => {
  const { services, charge, mails, pay, sendAll } = await instalment();
  await pay(10_000);
  const asked = await database.db.transaction((tx) =>
    askRefund(services, tx, {
      chargeId: charge.id,
      amountCents: 10_000,
      key: 'all',
      reason: 'x',
      askedBy: 'staff:1',
    }),
  );
  if (!asked.ok) throw new Error('not asked');
  const [refundId = 0] = asked.value.refundIds;
  const done = { chargeId: charge.id, refundId, by: 'staff:1' } as const;
  await Promise.all([noteRefundDone(services, done), noteRefundDone(services, done)]);
  await sendAll();
  const given = mails.filter(({ subject }) => subject === 'Comprovante de devolução');
  expect(given).toHaveLength(1);
  expect(given[0]?.text.replaceAll('\u00a0', ' ')).toContain(
    'Devolução: R$ 100,00, 5 de outubro de 2026',
  );
});
