import { expect, test } from 'vitest';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { summaryOf } from '#app/scheduling/appointment-summary.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, at, bookingServices, MONDAY, stillClock } from '#tests/booking.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { AZUL, putRules, someRules } from '#tests/insurance.ts';
import { mayComeLate } from './approval-need.ts';

const database = await testDatabase();
const services = bookingServices(database, stillClock());
const FIELD = 'campo-visual';
const RETINA = 'mapeamento-de-retina';

test('an approval that takes five days may come late for all that is sooner than in five days', () => {
  const late = (inDays: number) =>
    mayComeLate(5, { startsOn: addDays(MONDAY, inDays), today: MONDAY });
  expect([0, 4, 5, 6].map(late)).toEqual([true, true, false, false]);
});

test('who books before the approval can be there is told so wherever the plan is named', async () => {
  const slow = { needsApproval: true, approvalDays: 5 };
  await putRules(database, AZUL, someRules({ services: { [FIELD]: slow } }));
  const wordsOn = async (on: string, phoneE164: string) => {
    const people = { contact: { name: 'Davi Reis', phoneE164, email: null } };
    const exams = { serviceSlug: RETINA, further: [{ serviceSlug: FIELD }] };
    const request = aRequest({ ...people, ...exams, startsAt: at(on, '09:00'), payerId: AZUL });
    const call = await bookAppointment(services, request, aKey());
    if (call.kind !== 'answer' || !call.answer.ok) throw new Error('not booked');
    const appointment = await readAppointment(database.db, { id: call.answer.value.appointmentId });
    if (!appointment) throw new Error('no appointment');
    const labelsIn = () => ({ clinic: testClinic, serviceTexts: [] });
    const site = { baseUrl: new URL('https://clinica.example'), secret: services.secret, labelsIn };
    return (await summaryOf(site, appointment, 'pt-BR')).payerTitle;
  };
  expect(await wordsOn(addDays(MONDAY, 2), '+5535995550301')).toContain('até 5 dias');
  expect(await wordsOn(addDays(MONDAY, 8), '+5535995550302')).not.toContain('5 dias');
});
