import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { readContents } from '#app/site-content/site-content.server.ts';
import { anAppointment, testApi } from '#tests/api.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { CONTENT_DIR } from '#tests/contents.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL } from '#tests/insurance.ts';

// What the clinic's form asks for, its API asks for as well.

const database = await testDatabase();
const { pool } = database;
const NAME = { name: 'Antônia Reis' };
const BORN = { ...NAME, birthDate: '1950-03-04' };
const PHONE = { ...NAME, phone: '35999990001' };
const MAIL = { ...PHONE, email: 'antonia@example.com' };

/** Books at a clinic whose form asks so. @returns the status, the fields that are wrong, and what was stored */
async function bookWhere(
  bookingForm: ClinicRecord['bookingForm'],
  changes: Record<string, unknown>,
) {
  const contents = await readContents(CONTENT_DIR, { ...serraClaraRecord, bookingForm });
  const api = await testApi(database, { contents });
  const { status, body } = await api.book(anAppointment(changes));
  const { rows } = await pool.query(`
    select p.born_on::text as born, c.email, n.note, k.valid_until::text as until
    from appointments a join patients p on p.id = a.patient_id join contacts c on c.id = a.contact_id
    left join appointment_notes n on n.appointment_id = a.id
    left join insurance_cards k on k.appointment_id = a.id`);
  const wrong: { field: string }[] = body.errors ?? [];
  return { status, wrong: wrong.map(({ field }) => field), rows };
}

test.each([
  [{}, { patient: NAME }, ['patient.birthDate']],
  [{}, { contact: PHONE }, []],
  [{ email: 'required' }, { contact: PHONE }, ['contact.email']],
  [{ birthDate: 'optional' }, { patient: NAME }, ['patient.adult']],
  [{ birthDate: 'optional' }, { patient: { ...NAME, adult: true } }, []],
  [{ birthDate: 'off' }, { patient: BORN }, ['patient.adult']],
  [
    { birthDate: 'off' },
    { patient: NAME, guardian: { name: 'Rita Reis', relation: 'mãe' } },
    ['patient.birthDate'],
  ],
  [{ card: 'required' }, { payer: 'particular' }, []],
  [{ card: 'required' }, { payer: AZUL }, ['card']],
  [{}, { payer: AZUL, card: { number: '447199', validUntil: '01/2026' } }, ['card.validUntil']],
  [{ note: 'optional' }, { note: 'a'.repeat(301) }, ['note']],
] as const)('where the form says %o, %o lacks %j', async (form, changes, fields) => {
  const { status, wrong } = await bookWhere(form, changes);
  expect([status, wrong]).toEqual([fields.length > 0 ? 400 : 201, [...fields]]);
});

test('what the form does not ask is not stored, though it was sent', async () => {
  const sent = {
    ...{ patient: { ...BORN, adult: true }, contact: MAIL, note: 'Cadeira de rodas.' },
    ...{ payer: AZUL, card: { number: '447199', validUntil: '03/2028' } },
  };
  const off = { birthDate: 'off', email: 'off', card: 'off', note: 'off' } as const;
  expect((await bookWhere(off, sent)).rows).toEqual([
    { born: null, email: null, note: null, until: null },
  ]);
});

test('what it asks is stored with the appointment', async () => {
  const sent = {
    ...{ patient: BORN, contact: MAIL, note: '  Cadeira de rodas. ' },
    ...{ payer: AZUL, card: { number: '447199', validUntil: '03/2028' } },
  };
  expect((await bookWhere({ note: 'optional' }, sent)).rows).toEqual([
    {
      ...{ born: '1950-03-04', email: 'antonia@example.com' },
      ...{ note: 'Cadeira de rodas.', until: '2028-03-31' },
    },
  ]);
});

test.each(['optional', 'off'] as const)(
  'a child needs a guardian where the date is %s',
  async (birthDate) => {
    const child = { ...NAME, birthDate: '2018-05-15', adult: true };
    const { status, rows } = await bookWhere({ birthDate }, { patient: child });
    expect([status, rows]).toEqual([422, []]);
    const guardian = { name: 'Rita Reis', relation: 'mãe' };
    const booked = await bookWhere({ birthDate }, { patient: child, guardian });
    expect([booked.status, booked.rows[0]?.born]).toEqual([201, '2018-05-15']);
  },
);

test('what was answered is answered so again, though the form asks more by now', async () => {
  const contentsOf = (bookingForm: ClinicRecord['bookingForm']) =>
    readContents(CONTENT_DIR, { ...serraClaraRecord, bookingForm });
  const before = await testApi(database, { contents: await contentsOf({}) });
  const sent = anAppointment({ contact: PHONE });
  const key = 'form-that-asks-more';
  const first = await before.book(sent, { key });
  const after = await testApi(database, { contents: await contentsOf({ email: 'required' }) });
  const again = await after.book(sent, { key });
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.protocol).toBe(first.body.protocol);
  expect((await after.book(sent, { key: 'another-key' })).status).toBe(400);
});
