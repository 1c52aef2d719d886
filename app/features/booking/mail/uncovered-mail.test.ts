import { expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { appointmentLabelsIn } from '#app/context/scheduling-services.ts';
import type { Mail } from '#app/platform/mail/mail.server.ts';
import { readContents } from '#app/site-content/site-content.server.ts';
import { at, MONDAY } from '#tests/booking.ts';
import { serraClaraRecord as record } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { sendAppointmentMail } from './appointment-mail.server.ts';

const database = await testDatabase();
const insurer = record.payers.find(({ id }) => id !== 'particular');
if (!insurer) throw new Error('the record has no insurer');
const without = {
  ...record,
  payers: record.payers.map((each) => (each === insurer ? { ...each, isArchived: true } : each)),
};
const title = typeof insurer.title === 'string' ? insurer.title : insurer.title['pt-BR'];

/** What comes of a mail about a payer that left, by the record at the moment of sending. @param at as the process knows it */
async function told(
  appointmentId: number,
  at: typeof record,
  { stored = at, besides = false } = {},
) {
  const { services } = reminderSetup(database);
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  const labelsIn = appointmentLabelsIn(await readContents(CONTENT_DIR, at));
  const outcome = await sendAppointmentMail(
    {
      ...{ ...services, labelsIn, mailer: { ...services.mailer, send } },
      readPayers: async () => parseClinic(stored).payers,
    },
    {
      ...{ appointmentId, kind: 'updated', audience: 'patient', sequence: 0 },
      news: { version: 3, madeAt: new Date().toISOString(), uncovered: true, besides },
    },
  );
  return { outcome, mail: mails[0] };
}

test('says that a payer left, without how its approval stands, and where the clinic is by now', async () => {
  const { booking } = reminderSetup(database);
  const { appointmentId } = await booked(booking, { startsAt: at(addDays(MONDAY, 4), '14:00') });
  await database.pool.query('update appointments set payer = $1', [insurer.id]);
  await database.pool.query(
    `insert into insurance_approvals (appointment_id, state, changed_at) values ($1, 'to-ask', now())`,
    [appointmentId],
  );
  const { mail } = await told(appointmentId, without);
  expect(mail?.text).toContain(`A clínica não atende mais ${title}. O seu horário`);
  expect(mail?.text).toContain(without.address.street);
});

test.each([
  ['the payer is taken again', record, insurer.id],
  ['somebody else pays by now', without, 'particular'],
])('says nothing once %s', async (_what, at, payer) => {
  const { booking } = reminderSetup(database);
  const { appointmentId } = await booked(booking);
  await database.pool.query('update appointments set payer = $1', [payer]);
  expect(await told(appointmentId, at)).toEqual({ outcome: 'overtaken', mail: undefined });
});

test('is asked of the newest record, also by a process that has not read it', async () => {
  const { booking } = reminderSetup(database);
  const { appointmentId } = await booked(booking);
  await database.pool.query('update appointments set payer = $1', [insurer.id]);
  const { mail } = await told(appointmentId, record, { stored: without });
  expect(mail?.text).toContain(`A clínica não atende mais ${title}. O seu horário`);
  expect(await told(appointmentId, without, { stored: record })).toEqual({
    outcome: 'overtaken',
    mail: undefined,
  });
});

test('what else has changed is told even where the payer is taken again', async () => {
  const { booking } = reminderSetup(database);
  const { appointmentId } = await booked(booking);
  await database.pool.query('update appointments set payer = $1', [insurer.id]);
  const { outcome, mail } = await told(appointmentId, record, { besides: true });
  // The log calls it by what it says.
  expect(outcome).toEqual({ outcome: 'sent', message: 'updated' });
  expect(mail?.messageId).toContain('.updated.3.patient@');
  expect(mail?.calendar?.method).toBe('REQUEST');
  expect(mail?.text).not.toContain('não atende mais');
  expect(mail?.text).toContain(record.address.street);
});
