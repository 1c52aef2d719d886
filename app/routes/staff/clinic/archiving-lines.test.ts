import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import { aKey, aRequest, bookingServices, MONDAY } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { staffAppServices } from '#tests/staff.ts';
import { archivingLines, presenceLines } from './archiving-lines.server.ts';

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
      /^Dra. Helena Prado Vilela: fecha por semana: \d+ vagas de .+ valendo\.$/,
    ),
    expect.stringMatching(
      /^Vale Claro Saúde: sai das escolhas .+ 1 agendamento continua valendo\.$/,
    ),
  ]);
  expect(lines[0]).toContain('Ninguém mais consegue marcar: ');
  expect(await archivingLines(page, { before: after, after: before })).toEqual([
    expect.stringMatching(/^Dra. Helena Prado Vilela: nenhuma vaga por semana abre/),
    'Vale Claro Saúde: volta às escolhas de quem marca.',
  ]);
});

test('who no longer sees patients by appointment leaves the agenda as who is archived', async () => {
  const page = { services: await staffAppServices(database), today: MONDAY };
  const before = serraClaraRecord;
  const change = (changes: Partial<ClinicRecord['people'][number]>) => ({
    before,
    after: {
      ...before,
      people: before.people.map((each) => (each.slug === DOCTOR ? { ...each, ...changes } : each)),
    },
  });
  const archived = await archivingLines(page, change({ isArchived: true }));
  expect(archived).toEqual([expect.stringMatching(/^Dra. Helena.+: fecha por semana: \d+ vagas/)]);
  const unticked = change({ takesAppointments: false });
  expect(await archivingLines(page, unticked)).toEqual(archived);
  expect(await archivingLines(page, change({ takesAppointments: true }))).toEqual([]);
  // Who is out of the agenda already closes nothing any more.
  const both = change({ takesAppointments: false, isArchived: true });
  expect(await archivingLines(page, { before: unticked.after, after: both.after })).toEqual([]);
  const asked = { on: MONDAY, serviceTitle: (slug: string) => slug };
  const leaves = change({ takesAppointments: false, untilOn: addDays(MONDAY, 9) });
  expect(await presenceLines(page, leaves, asked)).toEqual([]);
});

test('who has left does nothing in the place of who is archived', async () => {
  const page = { services: await staffAppServices(database), today: MONDAY };
  const before = serraClaraRecord;
  const lost = async () => {
    const after = without(before, { person: DOCTOR });
    const [line] = await archivingLines(page, { before, after });
    return line?.split('Ninguém mais consegue marcar: ')[1] ?? '';
  };
  const leave = (untilOn: string) =>
    database.pool.query(`update resources set until_on = $1 where slug = 'marina-couto-reis'`, [
      untilOn,
    ]);
  await leave(MONDAY);
  expect(await lost()).not.toMatch(/topografia/i);
  await leave(addDays(MONDAY, -1));
  expect(await lost()).toMatch(/topografia/i);
});
