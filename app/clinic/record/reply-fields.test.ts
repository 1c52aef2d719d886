import { expect, test } from 'vitest';
import { faultsOf, parseClinic } from '#app/clinic/clinic-schema.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';

const own = (text: string | { 'pt-BR': string; 'en-US': string }) => ({
  ...serraClaraRecord,
  replyTemplates: [{ slug: 'a', title: 'A', text }],
});

test('a clinic that has written none has the standard ones, in its language', () => {
  const { replyTemplates } = parseClinic(manausRecord);
  expect(replyTemplates.map(({ title }) => title)).toEqual([
    'Pedir para ligar',
    'Mostrar a agenda',
    'Precisa de consulta',
  ]);
  expect(replyTemplates[0]?.text).toMatch(/^Olá, \{tratamento\}\./);
  expect(parseClinic(manausRecord, 'en-US').replyTemplates[0]?.text).toMatch(
    /^Hello, \{tratamento\}\./,
  );
});

test('a clinic that has taken all away has none', () => {
  expect(parseClinic({ ...manausRecord, replyTemplates: [] }).replyTemplates).toEqual([]);
});

test('what is archived is not offered', () => {
  const [first, ...others] = serraClaraRecord.replyTemplates;
  const record = {
    ...serraClaraRecord,
    replyTemplates: [{ ...first, isArchived: true }, ...others],
  };
  expect(parseClinic(record).replyTemplates.map(({ slug }) => slug)).toEqual(
    others.map(({ slug }) => slug),
  );
});

test.each(['Oi, {nome}.', 'Oi, {Tratamento}!', 'Oi, { Nome }. {telefone} {clínica} {agenda}'])(
  '%s may be',
  (text) => {
    expect(faultsOf(own(text))).toEqual([]);
  },
);

test.each(['Oi, {fulano}.', 'Oi, {nome', 'Oi, nome}', '{{nome}}', '{}', '{nome}{'])(
  '%s may not be',
  (text) => {
    expect(faultsOf(own(text))).toMatchObject([
      {
        path: ['replyTemplates', 0, 'text'],
        said: expect.stringMatching(/^Entre chaves só valem/),
      },
    ]);
    // The fault is at the language that has it.
    expect(faultsOf(own({ 'pt-BR': 'Oi', 'en-US': text }))).toMatchObject([{ locale: 'en-US' }]);
  },
);

test('a text has an end, and no two answers are one', () => {
  expect(faultsOf(own('x'.repeat(2_001)))).toMatchObject([
    { said: 'Escreva no máximo 2.000 letras.' },
  ]);
  const twice = { slug: 'a', title: 'A', text: 'Oi' };
  expect(faultsOf({ ...serraClaraRecord, replyTemplates: [twice, twice] })).toMatchObject([
    { path: ['replyTemplates'], said: 'Há dois textos com o mesmo nome.' },
  ]);
});
