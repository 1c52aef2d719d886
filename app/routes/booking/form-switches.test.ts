import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { readAppointment } from '#app/scheduling/appointment-record.server.ts';
import { at, MONDAY, stillClock } from '#tests/booking.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { AZUL, CONSULTATION } from '#tests/insurance.ts';
import { cookieLine, visitorSite } from '#tests/staff-site.ts';

// The card and the note, as the clinic's switches say, in plain posted forms.

const database = await testDatabase({ maxConnections: 20 });
const TUESDAY = addDays(MONDAY, 1);
const PERSON = {
  ...{ forWhom: 'self', patientName: 'Antônia Reis', birth: '4/3/1950', phone: '35999990001' },
  ...{ email: 'antonia@example.com', payer: 'particular' },
};
const refused = z.looseObject({ errors: z.array(z.looseObject({ fieldId: z.string() })) });
const check = z.looseObject({
  frame: z.looseObject({ shown: z.string() }),
  answers: z.looseObject({
    rows: z.array(z.looseObject({ id: z.string(), value: z.string() })),
  }),
});

async function siteWhere(bookingForm: ClinicRecord['bookingForm']) {
  const record = { ...serraClaraRecord, bookingForm };
  const site = await visitorSite(database, stillClock(at(MONDAY, '07:00')), record);
  const jar = new Map<string, string>();
  const asker = () => ({ cookie: [...jar.values()].join('; '), address: '203.0.113.9' });
  const keep = <Answer extends { cookies: readonly string[] }>(answer: Answer) => {
    for (const line of answer.cookies) jar.set(line.split('=', 1)[0] ?? '', cookieLine([line]));
    return answer;
  };
  const get = async (path: string) => keep(await site.get(path, asker()));
  const post = async (path: string, fields: Record<string, string>) =>
    keep(await site.post(path, fields, asker()));
  const start = `/agendamento/horario?servico=${CONSULTATION}`;
  const named = (await get(start)).location ?? start;
  const startsAt = `${TUESDAY}T09:00:00-03:00`;
  const { location } = await post(named, { service: CONSULTATION, startsAt });
  return { get, post, details: location ?? '' };
}

const fieldsOf = (page: unknown) => refused.parse(page).errors.map(({ fieldId }) => fieldId);

test('a note is checked, shown before the booking, and kept with it', async () => {
  const { get, post, details } = await siteWhere({ note: 'optional' });
  const tooLong = await post(details, { ...PERSON, note: 'x'.repeat(400) });
  expect([tooLong.status, fieldsOf(tooLong.form)]).toEqual([400, ['note']]);
  const { location = '' } = await post(details, { ...PERSON, note: 'Venho de cadeira de rodas.' });
  const { frame, answers } = check.parse((await get(location ?? '')).page);
  expect(answers.rows.find(({ id }) => id === 'note')?.value).toBe('Venho de cadeira de rodas.');
  const done = await post(location ?? '', { seen: frame.shown, consent: 'on' });
  expect(done.location).toContain('obrigado');
  const { rows } = await database.pool.query<{ id: number }>('select id from appointments');
  const record = await readAppointment(database.db, { id: Number(rows[0]?.id) });
  expect(record?.note).toBe('Venho de cadeira de rodas.');
});

test('without the switch a note that was sent all the same is dropped', async () => {
  const { get, post, details } = await siteWhere({});
  const { location } = await post(details, { ...PERSON, note: 'Não se lê.' });
  const { answers } = check.parse((await get(location ?? '')).page);
  expect(answers.rows.map(({ id }) => id)).not.toContain('note');
});

test.each([
  ['required', '', ['cardNumber']],
  ['required', '4471 9902', []],
  ['optional', '', []],
  ['off', 'x', []],
] as const)('a card that is %s and typed as %j is wrong at %j', async (card, cardNumber, wrong) => {
  const { post, details } = await siteWhere({ card });
  const sent = await post(details, { ...PERSON, payer: AZUL, cardNumber });
  if (wrong.length > 0) expect(fieldsOf(sent.form)).toEqual([...wrong]);
  else expect(sent.location).toContain('conferir');
  const { location } = await post(details, { ...PERSON, cardNumber: '' });
  expect(location).toContain('conferir');
});
