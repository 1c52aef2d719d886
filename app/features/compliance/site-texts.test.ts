import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { professionalOf } from '#app/clinic/professionals.ts';
import { LOCALES } from '#app/platform/locale.ts';
import { bodyInWords, frontInWords, type TextWords } from '#app/platform/text/clinic-text.ts';
import { testSource } from '#tests/contents.ts';
import { testClinic } from '#tests/database.ts';
import { lintContent } from './lint-content.ts';
import type { LintedType } from './linted-content.ts';
import { lintedParts, namesSources } from './linted-content.ts';

const CONTENT_DIR = join(import.meta.dirname, '../../../content');
const KINDS = ['posts', 'episodes', 'faq', 'services', 'pages', 'plans', 'people'] as const;
const frontMatter = z.looseObject({
  author: z.string().optional(),
  speakers: z.array(z.string()).optional(),
});

/** As the demonstration says it. */
const wordsOf = new Map<string | undefined, TextWords | undefined>();
for (const locale of LOCALES) wordsOf.set(locale, (await testSource(locale)).words);
/** Filled when a page is shown. */
const FAQ_NAMES = ['clinic', 'phone', 'insurances', 'hours', 'saturdayHours', 'address'];
const PRIVACY_NAMES = ['legalName', 'taxId', 'dpoName', 'dpoEmail', 'anpd'];

/** Findings that stay, with the reason. */
const ANSWERED_FOR = [
  // The subscription's contract has this discount; its text says that it is no reason for surgery.
  'en-US/plans/premium.md: surgery-discount: Discount on surgery',
  // Whom she sees is no figure of anything.
  'pt-BR/people/helena-prado-vilela.md: figure: Atende em Serra Clara pessoas de todas as idades.',
  'pt-BR/plans/premium.md: surgery-discount: Desconto em cirurgia',
];

function findingsOf(label: string): string[] {
  const [language, folder, file = ''] = label.split('/');
  const source = readFileSync(join(CONTENT_DIR, label), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const words = wordsOf.get(language);
  const front = frontMatter.parse(frontInWords(parse(head) ?? {}, words).front);
  const said = bodyInWords(body, words, [...FAQ_NAMES, ...PRIVACY_NAMES]);
  const kind: LintedType = KINDS.find((each) => each === folder) ?? 'texts';
  const signer = kind === 'posts' ? front.author : front.speakers?.[0];
  const { registrations } = professionalOf(
    testClinic,
    signer ?? 'helena-prado-vilela',
    '2026-11-20',
  );
  return lintContent({
    kind,
    slug: file.replace('.md', ''),
    locale: language === 'en-US' ? 'en-US' : 'pt-BR',
    parts: lintedParts(front, said),
    registrations,
    hasSources: namesSources(front),
  }).map(({ rule, excerpt }) => `${label}: ${rule}: ${excerpt}`);
}

test('every text of the repository keeps the rules, or somebody answers for it here', () => {
  const labels = globSync('*/**/*.md', { cwd: CONTENT_DIR });
  expect(labels.length).toBeGreaterThan(180);
  expect(labels.flatMap(findingsOf).sort()).toEqual(ANSWERED_FOR);
});
