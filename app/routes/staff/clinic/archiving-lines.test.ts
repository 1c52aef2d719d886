import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, bookingServices, MONDAY } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { staffAppServices } from '#tests/staff.ts';
import { archivingLines } from './archiving-lines.server.ts';

const database = await testDatabase();
const DOCTOR = 'helena-prado-vilela';
const PLAN = 'vale-claro-saude';

const without = (
  record: ClinicRecord,
  { person, payer }: { person?: string; payer?: string },
): ClinicRecord => ({
  ...record,
  people: record.people.map((each) =>
    each.slug === person ? { ...each, isArchived: true } : each,
  ),
  payers: record.payers.map((each) => (each.id === payer ? { ...each, isArchived: true } : each)),
});

test('archiving a doctor or a plan is told in numbers before it is saved, and so is bringing back', async () => {
  const page = { services: await staffAppServices(database), today: MONDAY };
  const booked = aRequest({ payerId: PLAN });
  expect(await bookAppointment(bookingServices(database), booked, aKey())).toMatchObject({
    answer: { ok: true },
  });
  const before = serraClaraRecord;
  expect(await archivingLines(page, { before, after: before })).toEqual([]);
  const after = without(before, { person: DOCTOR, payer: PLAN });
  const lines = await archivingLines(page, { before, after });
  expect(lines).toEqual([
    expect.stringMatching(
      /^Dra. Helena Prado Vilela: Fecha \d+ horários por semana: .+ valendo\.$/,
    ),
    expect.stringMatching(
      /^Vale Claro Saúde: sai das escolhas .+ 1 agendamento continua valendo\.$/,
    ),
  ]);
  expect(lines[0]).toContain('Ninguém mais consegue marcar: ');
  expect(await archivingLines(page, { before: after, after: before })).toEqual([
    expect.stringMatching(/^Dra. Helena Prado Vilela: Nenhum horário por semana abre/),
    'Vale Claro Saúde: volta às escolhas de quem marca.',
  ]);
});
