import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import { checkCharge } from '#app/payments/check-charge.server.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { aRequest, at, MONDAY } from '#tests/booking.ts';
import { testContents } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { askedDeposit, depositSetup, settleRule, TERMS } from '#tests/deposits.ts';
import { chooseMoney } from './choose-deposit.server.ts';
import { sendDepositMail } from './deposit-mail.server.ts';

const database = await testDatabase();
const MORNING = {
  resourceId: null,
  from: at(addDays(MONDAY, 1), '09:00'),
  until: at(addDays(MONDAY, 1), '12:00'),
};

/** A deposit that was paid after the clinic had closed its time. */
async function offered(contact = aRequest().contact, locale = aRequest().locale) {
  await settleRule(database);
  const setup = depositSetup(database);
  const { chargeId, reference } = await askedDeposit(setup, { contact, locale });
  await database.pool.query(
    `insert into closures (resource_id, during, reason) values (null, tstzrange($1, $2), 'Curso')`,
    [MORNING.from, MORNING.until],
  );
  setup.provider.pay(reference, 'e1', TERMS.amountCents);
  await checkCharge(setup.charges, { provider: 'pix-api', reference });
  const mails: Mail[] = [];
  const services = {
    ...setup.services,
    baseUrl: setup.charges.baseUrl,
    mailer: {
      send: async (mail: Mail) => void mails.push(mail),
      describe: 'kept',
      close: async () => {},
    },
    labelsIn: appointmentLabelsIn(testContents),
  };
  const send = () => sendDepositMail(services, { chargeId, kind: 'offered' });
  return { send, mails, services: setup.services, chargeId };
}

test('the mail about a late payment says what to choose, once, and its subject says nothing private', async () => {
  const { send, mails } = await offered();
  expect(await send()).toBe('sent');
  expect(await send()).toBe('sent');
  const [mail, ...more] = mails;
  expect(more).toEqual([]);
  expect(mail?.subject).not.toMatch(/Antônia|consulta|R\$/i);
  expect(mail?.text).toMatch(/Recebemos R\$\s50,00/);
  expect(mail?.text).toMatch(/https:\/\/clinica\.example\.com\/agendamento\/sinal\/[\w-]{43}/);
  expect(mail?.text).toContain('Nada está marcado ainda');
});

test('it speaks the language of the booking', async () => {
  const { send, mails } = await offered(undefined, 'en-US');
  await send();
  expect(mails[0]?.text).toContain('/en-us/agendamento/sinal/');
  expect(mails[0]?.text).toContain('Nothing is booked yet');
});

test('once the choice is made, nobody is asked to choose', async () => {
  const { send, mails, services, chargeId } = await offered();
  await chooseMoney(services, { chargeId });
  expect(await send()).toBe('overtaken');
  expect(mails).toEqual([]);
});

test('who left no address finds the choice on the page alone', async () => {
  const { send } = await offered({ ...aRequest().contact, email: null });
  expect(await send()).toBe('no-address');
});
