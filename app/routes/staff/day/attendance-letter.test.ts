import { expect, test } from 'vitest';
import { appointments, auditLog } from '#app/db/schema.ts';
import { at } from '#tests/booking.ts';
import { testDatabase } from '#tests/database.ts';
import { pdfFaults } from '#tests/pdf-structure.ts';
import { textOfPdf } from '#tests/pdf-text.ts';
import { aStaffMember } from '#tests/staff.ts';
import { agendaDesk, bookAtDesk, TUESDAY } from '#tests/staff-agenda.ts';

const database = await testDatabase();
const { db } = database;

/** Rosa on Tuesday at eight; `come` has her arrive at 7h52 and be seen at 8h10. */
async function visit() {
  const desk = await agendaDesk(database);
  const { site, clock } = desk;
  const { path } = await bookAtDesk(desk);
  clock.set(at(TUESDAY, '07:52'));
  const bia = { cookie: await site.signedIn(1) };
  const form = `${path}/declaracao`;
  return {
    ...{ ...desk, bia, form },
    come: async () => {
      await site.post(path, { anotar: 'arrived', versao: '0' }, bia);
      clock.set(at(TUESDAY, '08:10'));
      await site.post(path, { anotar: 'done', versao: '1' }, bia);
    },
    wordsOf: async (values: Record<string, string>) => {
      const answer = await site.send(`${form}.pdf`, values, bia);
      const file = Buffer.from(await answer.arrayBuffer());
      return { answer, file, text: textOfPdf(file, { isJoined: true }) };
    },
    given: async () =>
      (await db.select().from(auditLog)).filter(({ action }) => action === 'appointment.letter'),
  };
}

const TIMES = { chegada: '07:52', saida: '08:10' };

test('who has not come gets no letter', async () => {
  const { site, bia, form, given } = await visit();
  expect((await site.get(form, bia)).page).toMatchObject({ mayHave: false });
  expect(await site.post(form, TIMES, bia)).toMatchObject({ status: 409, form: { letter: null } });
  expect(await site.post(`${form}.pdf`, TIMES, bia)).toMatchObject({ status: 303, location: form });
  expect(await given()).toEqual([]);
});

test('the times are those that were recorded, and the paper tells nothing else', async () => {
  const { site, bia, form, come, wordsOf, given } = await visit();
  await come();
  expect((await site.get(form, bia)).page).toMatchObject({
    ...{ mayHave: true, recorded: { from: '07:52', until: '08:10', companion: '' } },
  });
  const { answer, file, text } = await wordsOf(TIMES);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(pdfFaults(file)).toEqual([]);
  const { clinic } = site.services;
  expect(text).toContain(
    'que Rosa Lima compareceu a esta clínica em 6 de outubro de 2026, das 7h52 às 8h10.',
  );
  for (const word of [clinic.displayName, clinic.taxId, clinic.address.city, 'Assinatura'])
    expect(text).toContain(word);
  for (const word of ['Consulta', 'oftalmol', 'Atendimento:', 'acompanhante', 'particular'])
    expect(text.split(clinic.legalName).join('').split(clinic.displayName).join('')).not.toContain(
      word,
    );
  expect(await given()).toMatchObject([
    {
      actor: 'staff:1',
      detail: { as: 'pdf', namesCompanion: false, namesService: false },
    },
  ]);
  // It changes nothing of the appointment, which others may have open.
  expect((await db.select().from(appointments))[0]).toMatchObject({ version: 2 });
});

test('the companion and the service stand on it where they were asked for, and nowhere else', async () => {
  const { come, wordsOf, given } = await visit();
  await come();
  const { text } = await wordsOf({ ...TIMES, acompanhante: ' Ana  Lima ', servico: 'sim' });
  expect(text).toContain('Ana Lima permaneceu com Rosa Lima, na condição de acompanhante');
  expect(text).toMatch(/Atendimento: Consulta/);
  const rows = await given();
  expect(rows).toMatchObject([{ detail: { namesCompanion: true, namesService: true } }]);
  expect(JSON.stringify(rows)).not.toContain('Ana');
});

test.each([
  [{ chegada: '', saida: '08:10' }, 'chegada'],
  [{ chegada: '25:00', saida: '08:10' }, 'chegada'],
  [{ chegada: '09:00', saida: '08:10' }, 'saida'],
  [{ ...TIMES, acompanhante: 'A'.repeat(81) }, 'acompanhante'],
])(
  'what is wrong with %j is told at its field, and what was typed stays',
  async (values, field) => {
    const { site, bia, form, come, given } = await visit();
    await come();
    const answer = await site.post(form, values, bia);
    expect(answer).toMatchObject({
      status: 400,
      form: { errors: [{ fieldId: field }], values: { from: values.chegada }, letter: null },
    });
    expect(await given()).toEqual([]);
  },
);

test('who may not change the agenda gives no letter', async () => {
  const { site, form, come, given } = await visit();
  await come();
  const { id } = await aStaffMember(site.services, { username: 'edu', role: 'editor' });
  const edu = { cookie: await site.signedIn(id) };
  expect((await site.get(form, edu)).status).toBe(403);
  expect((await site.post(`${form}.pdf`, TIMES, edu)).status).toBe(403);
  expect(await given()).toEqual([]);
});
