import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { plainTextOf } from '#app/platform/text/text-blocks.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { twoHousesRecord } from '#tests/clinics/two-houses.ts';
import { testSource } from '#tests/contents.ts';
import { answeredQuestions, faqGroups } from './answered-questions.ts';
import { readFaq } from './read-faq.server.ts';

const clinic = parseClinic(serraClaraRecord);
const options = { locale: 'pt-BR', today: '2026-11-21' } as const;

async function answers(record = clinic) {
  const entries = await readFaq(await testSource('pt-BR'));
  return answeredQuestions(entries, record, options);
}

async function answerTo(slug: string, record = clinic) {
  const entry = (await answers(record)).find((each) => each.slug === slug);
  return plainTextOf(entry?.answer ?? []);
}

describe('the questions of the clinic', () => {
  test('keep no open placeholder and stand in their groups', async () => {
    const entries = await answers();
    for (const { slug, answer } of entries)
      expect([slug, plainTextOf(answer)]).toEqual([slug, expect.not.stringMatching(/[{}]/)]);
    const groups = faqGroups(entries);
    expect(groups.map(({ group }) => group)).toEqual([
      'agendar',
      'visita',
      'exames',
      'cirurgias',
      'criancas',
      'lentes',
      'sintomas',
      'clinica',
    ]);
    expect(groups.flatMap((each) => each.entries)).toHaveLength(entries.length);
  });

  test('say of Saturdays what the record keeps for them, and know of the conflict', async () => {
    expect(await answerTo('sabado')).toContain('8h às 12h');
    expect(await answerTo('horario')).toContain('Sábado e domingo, fechado');
    const entries = await readFaq(await testSource('pt-BR'));
    expect(entries.find(({ slug }) => slug === 'sabado')?.conflictsWith).toBe('hours');
  });

  test('follow the hours once the conflict is settled', async () => {
    expect(await answerTo('sabado', { ...clinic, saturdayFaqHours: undefined })).toContain(
      'sábados: fechado.',
    );
  });

  test('say of Saturdays what holds in each house', async () => {
    const answer = await answerTo('sabado', parseClinic(twoHousesRecord));
    expect(answer).toContain('Unidade Beira do Rio: ');
    expect(answer).toContain('Unidade Ponta Clara: 8h às 12h.');
    const { hours } = manausRecord;
    const closed = { ...twoHousesRecord, hours: { ...hours, saturday: [] } };
    expect(await answerTo('sabado', parseClinic(closed))).toContain(
      'Unidade Beira do Rio: fechado; Unidade Ponta Clara: 8h às 12h.',
    );
  });

  test('name the insurances of the record', async () => {
    expect(await answerTo('convenios')).toContain('Saúde Serra Azul e Vale Claro Saúde.');
  });
});

describe('a fault', () => {
  let contentDir: string;
  beforeAll(async () => {
    contentDir = await mkdtemp(join(tmpdir(), 'faq-'));
    await mkdir(join(contentDir, 'pt-BR/faq'), { recursive: true });
  });
  afterAll(() => rm(contentDir, { recursive: true }));
  const write = (name: string, source: string) =>
    writeFile(join(contentDir, 'pt-BR/faq', name), source);
  const reading = () => readFaq({ contentDir, locale: 'pt-BR' });

  test.each([
    [
      'no question mark',
      '---\nquestion: Onde\ngroup: clinica\nposition: 1\n---\nAqui.',
      'question: ',
    ],
    ['an unknown group', '---\nquestion: E?\ngroup: outro\nposition: 1\n---\nAqui.', 'group: '],
    [
      'a placeholder that nothing fills',
      '---\nquestion: E?\ngroup: clinica\nposition: 1\n---\nLigue {fone}.',
      "body: '{fone}.' is no placeholder",
    ],
  ])('names its file and field: %s', async (_what, source, message) => {
    await write('a.md', source);
    await expect(reading()).rejects.toThrow(`- pt-BR/faq/a.md: ${message}`);
  });

  test('is a place that two questions take', async () => {
    const source = '---\nquestion: E?\ngroup: clinica\nposition: 7\n---\nAqui.';
    await write('a.md', source);
    await write('b.md', source);
    await expect(reading()).rejects.toThrow('faq/b.md: position: 7 is taken twice');
  });
});
