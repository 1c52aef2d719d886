import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { professionalOf } from '#app/clinic/professionals.ts';
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

/** Findings that stay, with the reason. */
const ANSWERED_FOR = [
  // The subscription's contract has this discount; its text says that it is no reason for surgery.
  'en-US/plans/premium.md: surgery-discount: Discount on surgery',
  'pt-BR/plans/premium.md: surgery-discount: Desconto em cirurgia',
];

function findingsOf(label: string): string[] {
  const [language, folder, file = ''] = label.split('/');
  const source = readFileSync(join(CONTENT_DIR, label), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const front = frontMatter.parse(parse(head) ?? {});
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
    parts: lintedParts(front, body),
    registrations,
    hasSources: namesSources(front),
  }).map(({ rule, excerpt }) => `${label}: ${rule}: ${excerpt}`);
}

test('every text of the repository keeps the rules, or somebody answers for it here', () => {
  const labels = globSync('*/**/*.md', { cwd: CONTENT_DIR });
  expect(labels.length).toBeGreaterThan(180);
  expect(labels.flatMap(findingsOf).sort()).toEqual(ANSWERED_FOR);
});
