import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { clinicRecordPlans } from '#app/db/clinic-record-schema.ts';
import { sendAppointmentMail } from '#app/features/booking/mail/appointment-mail.server.ts';
import { applyDuePlans, planChange } from '#app/features/clinic-record/record-plans.server.ts';
import type { BookingJobs } from '#app/scheduling/scheduling-services.server.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord as record } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { booked, reminderSetup } from '#tests/reminders.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { plannedLabels } from './planned-labels.ts';

// The mail about a change of the clinic's record that waits for its day, by the record of that day.

const database = await testDatabase();
const { db } = database;
const DAY = addDays(MONDAY, 2);
const STREET = 'Rua Nova da Serra';
const insurer = record.payers.find(({ id }) => id !== 'particular');
if (!insurer) throw new Error('the record has no insurer');

let by = 0;
beforeEach(async () => {
  by = (await aStaffMember(await staffAppServices(database), { role: 'administrator' })).id;
});

/** Two appointments of one person, from the day of a plan on, and what its mail tells of them. */
async function setUp(changes: Record<string, unknown>, { locale = 'pt-BR', payer = '' } = {}) {
  const { booking, services, mails } = reminderSetup(database);
  const first = await booked(booking, { startsAt: at(DAY, '09:00') });
  const second = await booked(booking, { startsAt: at(addDays(DAY, 1), '14:00') });
  await database.pool.query('update appointments set locale = $1', [locale]);
  if (payer !== '') await database.pool.query('update appointments set payer = $1', [payer]);
  const parts = { db, clock: stillClock(), clinicFile: record };
  await planChange(parts, { changes, startsOn: DAY, seenVersion: 0, by });
  const [plan] = await db.select().from(clinicRecordPlans);
  const planId = plan?.id ?? 0;
  const tell = (
    news: Partial<NonNullable<BookingJobs['appointment-mail']['news']>> = {},
    isSeveral = false,
  ) => {
    const told = { version: 0, madeAt: '2026-10-01T12:00:00Z', planId, ...news };
    const { appointmentId } = second;
    return sendAppointmentMail(
      { ...services, readPlanned: plannedLabels(services, record) },
      {
        ...{
          appointmentId: first.appointmentId,
          kind: 'updated',
          audience: 'patient',
          sequence: 0,
        },
        news: told,
        ...(isSeveral && { others: [{ appointmentId, sequence: 0, news: told }] }),
      },
    );
  };
  return { tell, mails, parts, planId };
}

const moved = { address: { ...record.address, street: STREET } };

test.each([
  [
    'America/Sao_Paulo',
    'pt-BR',
    'a partir de quarta-feira, 7 de outubro de 2026',
    'Algo vai mudar',
  ],
  ['America/Manaus', 'pt-BR', 'a partir de quarta-feira, 7 de outubro de 2026', 'Algo vai mudar'],
  ['America/Sao_Paulo', 'en-US', 'from Wednesday, October 7, 2026', 'Something is going to change'],
] as const)(
  'says from when it holds and where to come then, in %s and %s',
  async (zone, locale, from, opening) => {
    const { tell, mails, planId } = await setUp(moved, { locale });
    setClinicZone(zone);
    expect(await tell()).toBe('sent');
    const [mail] = mails;
    expect(mail?.text).toContain(from);
    expect(mail?.text).toContain(opening);
    expect(mail?.text).toContain(STREET);
    expect(mail?.text).not.toContain(record.address.street);
    expect(mail?.calendar?.content).toContain(STREET);
    expect(mail?.messageId).toContain(`.updated.p${planId}.patient@`);
  },
);

test('several times are told of in one mail, each with the calendar entry of its day', async () => {
  const { tell, mails } = await setUp(moved);
  expect(await tell({}, true)).toBe('sent');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('A mudança vale a partir de quarta-feira, 7 de outubro de 2026');
  expect(mails[0]?.text).toContain('Algo vai mudar na clínica');
  expect(mails[0]?.moreCalendars?.[0]?.content).toContain(STREET);
});

test('of a payer that will leave, and of hours that will end, it says from which day', async () => {
  const payers = record.payers.map((each) =>
    each.id === insurer.id ? { ...each, isArchived: true } : each,
  );
  const { tell, mails } = await setUp({ payers }, { payer: insurer.id });
  expect(await tell({ uncovered: true, besides: false, calendar: false })).toBe('sent');
  expect(mails[0]?.text).toMatch(/A partir de quarta-feira, 7 de outubro de 2026, a clínica não/);
  expect(mails[0]?.text.toLowerCase()).toContain('vai deixar de atender');
  expect(await tell({ displaced: 'hours' })).toBe('sent');
  expect(mails[1]?.text).toMatch(
    /mas, a partir de quarta-feira, 7 de outubro de 2026, a clínica não atende/,
  );
});

test('one that goes out after the day says what holds, and of a plan taken back nothing goes out', async () => {
  const { tell, mails, parts } = await setUp(moved);
  const due = { ...parts, clock: stillClock(at(DAY, '00:05')) };
  expect(await applyDuePlans(due, DAY)).toEqual({ applied: 1, refused: 0 });
  expect(await tell()).toBe('sent');
  expect(mails[0]?.text).toContain(STREET);
  expect(mails[0]?.text).not.toContain('A mudança vale a partir');
  for (const state of ['withdrawn', 'refused'] as const) {
    await db.update(clinicRecordPlans).set({ state });
    expect(await tell()).toBe('overtaken');
  }
  expect(mails).toHaveLength(1);
});
