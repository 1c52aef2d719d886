import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { readServiceContent } from './service-content.server.ts';
import type { ServiceText } from './service-text.ts';

const CONTENT = join(import.meta.dirname, '../../../content');

// Wording and prices that Brazilian rules on medical advertising (Res. CFM 2.336/2023) forbid.
const FORBIDDEN =
  /(?<!\p{L})(melhor(es)?|únic[oa]s?|garant\p{L}*|100\s?%|sem dor|curas?|curar\p{L}*|milagr\p{L}*|infalíve\p{L}*)(?!\p{L})|R\$/iu;

describe('the texts of the clinic', () => {
  let entries: ServiceText[];
  beforeAll(async () => {
    entries = await readServiceContent({ contentDir: CONTENT, locale: 'pt-BR' });
  });

  test('are there for exactly the services of the clinic record', () => {
    const slugs = serraClaraRecord.services.map((service) => service.slug).sort();
    expect(entries.map((text) => text.slug)).toEqual(slugs);
    expect(entries).toHaveLength(12);
  });

  test('have five advantages and four questions each, and say how to prepare', () => {
    for (const { slug, benefits, questions, preparation, included } of entries) {
      expect([slug, benefits.length, questions.length]).toEqual([slug, 5, 4]);
      expect([slug, preparation.length > 0, included.length > 0]).toEqual([slug, true, true]);
    }
  });

  test('agree with the agenda on the longest duration of an appointment', () => {
    for (const { slug, minutes } of entries) {
      const service = serraClaraRecord.services.find((each) => each.slug === slug);
      expect([slug, service?.durationMinutes]).toEqual([
        slug,
        minutes.max * (minutes.perEye ? 2 : 1),
      ]);
    }
  });

  test('say nothing that medical advertising may not say, and no price', async () => {
    for (const { slug } of entries) {
      const source = await readFile(join(CONTENT, `pt-BR/services/${slug}.md`), 'utf8');
      expect([slug, FORBIDDEN.exec(source)?.[0]]).toEqual([slug, undefined]);
    }
  });

  test('tell the patient in words what the booking acts upon', () => {
    for (const { slug, preparation, preparationFlags: flags } of entries) {
      const words = preparation.join(' ');
      expect([slug, /acompanhante/.test(words)]).toEqual([slug, flags.companion]);
      expect([slug, /dirig|dirij/.test(words)]).toEqual([slug, flags.dilation]);
      if (flags.fastingHours > 0) expect(words).toContain(`${flags.fastingHours} horas sem comer`);
      if (flags.lensesOffHours > 0)
        expect(words).toMatch(`lentes de contato nas ${flags.lensesOffHours} horas`);
    }
  });

  test('describe each service in two to four paragraphs, besides those that begin a list', () => {
    for (const { slug, body } of entries) {
      const paragraphs = body.filter(
        ({ kind }, at) => kind === 'paragraph' && body[at + 1]?.kind !== 'list',
      ).length;
      expect([slug, paragraphs >= 2 && paragraphs <= 4]).toEqual([slug, true]);
    }
  });
});

test('the words of the rule are found where they hide', () => {
  for (const text of ['O MELHOR exame', 'resultado garantido', '100 % seguro', 'a única', 'R$ 90'])
    expect(FORBIDDEN.test(text)).toBe(true);
  for (const text of ['melhorar a leitura', 'procurar ajuda', 'segurança'])
    expect(FORBIDDEN.test(text)).toBe(false);
});

describe('a fault', () => {
  let dir: string;
  let whole: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'service-content-'));
    await mkdir(join(dir, 'pt-BR/services'), { recursive: true });
    whole = await readFile(join(CONTENT, 'pt-BR/services/gonioscopia.md'), 'utf8');
  });
  afterAll(() => rm(dir, { recursive: true }));

  const reading = async (source: string) => {
    await writeFile(join(dir, 'pt-BR/services/exame.md'), source);
    return readServiceContent({ contentDir: dir, locale: 'pt-BR' });
  };

  test('is none in a whole file, also with line ends of Windows', async () => {
    const [text] = await reading(whole.replaceAll('\n', '\r\n'));
    expect(text?.slug).toBe('exame');
    expect(text?.title).toBe('Gonioscopia');
  });

  test.each([
    ['a missing field', /^summary:.*\n/m, '', 'summary: is missing'],
    [
      'a field too many',
      /^title:/m,
      'price: 90\ntitle:',
      'front matter: Unrecognized key: "price"',
    ],
    [
      'a question without its mark',
      /question: O exame dói\?/,
      'question: O exame dói',
      'questions.0.question: must end with a question mark',
    ],
    ['a wrong span of time', 'min: 15', 'min: 50', 'minutes: must not have a min above its max'],
    ['no front matter', /^---\n/, '', 'has no front matter between two lines of ---'],
    ['broken YAML', /^title: .*$/m, 'title: "aberto', 'front matter: '],
    ['HTML in the body', /$/, '\n<b>x</b>\n', "body: cannot be shown: '<b>'"],
    ['no body', /\n---\n[\s\S]*$/, '\n---\n', 'body: is empty'],
  ])('names its file and field: %s', async (_what, part, replacement, message) => {
    await expect(reading(whole.replace(part, replacement))).rejects.toThrow(
      `The service texts have faults:\n- pt-BR/services/exame.md: ${message}`,
    );
  });

  test('does not hide another', async () => {
    const broken = whole
      .replace(/^title: .*$/m, 'title: ""')
      .replace('dilation: false', 'dilation: no');
    await expect(reading(broken)).rejects.toThrow(
      [
        '- pt-BR/services/exame.md: title: is empty',
        '- pt-BR/services/exame.md: preparationFlags.dilation: Invalid input: expected boolean, received string',
      ].join('\n'),
    );
  });
});
