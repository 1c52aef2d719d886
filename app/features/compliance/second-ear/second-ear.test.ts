import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blindSets, practiceSets } from '#app/features/compliance/advertising-corpus.reference.ts';
import { lintContent } from '#app/features/compliance/lint-content.ts';
import type { LintedContent } from '#app/features/compliance/linted-content.ts';
import { secondEarFile } from './train-second-ear.reference.ts';

const judged = [...practiceSets().flat(), ...blindSets().flat()].filter(
  ({ content }, at) => content.kind === undefined && at % 3 === 0,
);
const of = (verdict: 'forbidden' | 'innocent') =>
  judged.filter((each) => each.verdict === verdict).map(({ sentence }) => sentence);

function find(text: string, changes: Partial<LintedContent> = {}) {
  return lintContent({
    kind: 'posts',
    slug: 'um-texto',
    locale: 'pt-BR',
    parts: [{ field: 'body', text }],
    registrations: ['MÉDICA', 'CRM-MG 000000', 'RQE 00000'],
    hasSources: false,
    ...changes,
  }).filter(({ rule }) => rule !== 'long-sentence' && rule !== 'urgent');
}
const shareFound = (sentences: readonly string[]) =>
  sentences.filter((each) => find(each).length > 0).length / sentences.length;

test('the model is what training writes, to the last digit', () => {
  const file = readFileSync(join(import.meta.dirname, 'second-ear.json'), 'utf8');
  expect(secondEarFile()).toBe(file);
});

describe('a sentence that no rule knows', () => {
  const text =
    'Chegue cedo. Aqui a sua vista remoça vinte anos numa tarde de sol, palavra! Traga um documento.';

  test('is warned of as a guess, whole, and keeps nobody from publishing', () => {
    const [finding, ...others] = find(text);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      severity: 'advises',
      isGuess: true,
      excerpt: 'Aqui a sua vista remoça vinte anos numa tarde de sol, palavra!',
    });
  });

  test('is none in English or in a patient’s words', () => {
    expect(find(text, { locale: 'en-US' })).toEqual([]);
    expect(find(text, { kind: 'testimonials' })).toEqual([]);
  });
});

test('a guess never blocks', () => {
  const guesses = of('forbidden').flatMap((each) => find(each).filter(({ isGuess }) => isGuess));
  expect(guesses.length).toBeGreaterThan(300);
  expect(new Set(guesses.map(({ severity }) => severity))).toEqual(new Set(['advises']));
});

describe('what stands around a claim', () => {
  test.each([
    'Mito: ',
    'Desconfie de quem diz: ',
    'É falso o anúncio que diz: ',
    'Não acredite em quem afirma que ',
  ])('%s makes it innocent', (before) => {
    expect(shareFound(of('forbidden').map((each) => before + lowerFirst(each)))).toBeLessThan(0.2);
  });

  test.each(['Bom dia! ', 'Como contamos na recepção, '])('%s changes little', (before) => {
    const begun = (sentences: readonly string[]) =>
      sentences.map((each) => before + lowerFirst(each));
    expect(shareFound(begun(of('forbidden')))).toBeGreaterThan(0.7);
    expect(shareFound(begun(of('innocent')))).toBeLessThan(0.1);
  });
});

test('a text without any end costs no more than another one', () => {
  expect(find('a.'.repeat(100_000))).toEqual([]);
  expect(find('olho '.repeat(40_000))).toEqual([]);
});

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
