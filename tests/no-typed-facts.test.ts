import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PROJECT_DIR = join(import.meta.dirname, '..');

/** The only files where prices, phones, hours and time zones may be written. */
const SOURCES = new Set([
  'app/clinic/clinic-record.ts',
  'app/clinic/plan-prices.ts',
  // What may not go live: the demonstration's facts, and the placeholders of a blank record.
  'app/clinic/demonstration/blank-record.ts',
  'app/clinic/demonstration/demo-facts.ts',
  'app/clinic/record/time-zones.ts',
]);

/** What a fact of the clinic looks like. The emergency number 192 belongs to nobody and may be named. */
const FACTS = {
  phone: /\+55\s?\d|\(\d{2}\)\s?\d|\b9?\d{4}-\d{4}\b|\b\d{2}\s9\d{4}\b/,
  price: /R\$\s?\d|\d+,\d{2}\s?reais|BRL\s?\d/,
  hour: /\b\d{1,2}h(?:\d{2})?\b|\b\d{1,2}:\d{2}\b|\b\d{1,2}(?::\d{2})? ?[ap]\.?m\.?\b/i,
  // A clinic keeps the time of its state.
  zone: /\bAmerica\/[A-Z]|hor[áa]rio de bras[íi]lia|\btimes? in brasilia/i,
} as const;
const FACT_NAMES = ['phone', 'price', 'hour', 'zone'] as const;

/** Lines that look like a fact but are none, with the reason. */
const NO_FACTS: readonly RegExp[] = [
  // The times of a podcast's chapters count from its beginning.
  /^\s*- \{ title: .* at: '\d{2}:\d{2}(?::\d{2})?' \}$/,
  // A key of no row, and what the zone of a database is tried with.
  /^const NO_KEY = |\btzdata\b/,
  // An error message that describes a format.
  /such as '|RFC 3339/,
  // What a form gives as an example of a format.
  /^\s*(?:help|phone|time|money): '(?:Com DDD, por exemplo|Por exemplo \d|Escreva (?:o telefone|a hora|o valor))/,
];

/** Code that computes with wall-clock times: midnight, noon. */
const RECKONS = /^app\/(?!locales\/).*\.ts$/;

describe('what people read names no phone, price, hour or zone of its own', () => {
  test.each([...proseFiles()])('%s', (path) => {
    expect(typedFacts(path, readFileSync(join(PROJECT_DIR, path), 'utf8'))).toEqual([]);
  });
});

test('a typed fact is found, in whatever way it is written', () => {
  const facts = [
    'Ligue (35) 99555-0100',
    'wa.me/+5535995550100',
    'por R$ 149,99',
    'custa 149,99 reais',
    'das 8h às 18h',
    'até 17h30',
    'from 08:00 on',
    'opens at 8 am',
    "at time zone 'America/Sao_Paulo'",
    'Horário de Brasília.',
  ];
  expect(facts.filter((line) => typedFacts('x', line).length === 0)).toEqual([]);
});

test('an emergency number, a duration and a chapter are no facts of the clinic', () => {
  const text = [
    'Ligue para o SAMU, 192.',
    'jejum de 8 horas',
    'a cada 180 dias, em 2026',
    "  - { title: Um, at: '01:14' }",
    '<path d="M12 9v16h5" />',
  ];
  expect(typedFacts('x', text.join('\n'))).toEqual([]);
});

/** All application code and content, without tests and the two sources. */
function proseFiles(): string[] {
  const patterns = ['content/**/*.{md,yaml}', 'app/**/*.{ts,tsx}'];
  const files = globSync(patterns, { cwd: PROJECT_DIR }).filter(
    (path) => !/\.(?:test|reference)\.tsx?$|examples\.tsx$/.test(path) && !SOURCES.has(path),
  );
  if (files.length < 100) throw new Error(`only ${files.length} files were found`);
  return files.sort();
}

function typedFacts(path: string, text: string): string[] {
  const isCode = /\.tsx?$/.test(path);
  return text.split('\n').flatMap((line, index) => {
    const words = withoutDrawings(isCode ? withoutComments(line) : line);
    if (NO_FACTS.some((pattern) => pattern.test(words))) return [];
    return FACT_NAMES.filter((fact) => fact !== 'hour' || !RECKONS.test(path))
      .filter((fact) => FACTS[fact].test(words))
      .map((fact) => `${path}:${index + 1} ${fact}: ${words.trim()}`);
  });
}

function withoutComments(line: string): string {
  return line.replace(/^\s*(?:\/\*\*?|\*|\/\/).*$|\s\/\/ .*$|\/\*\*? .* \*\//g, '');
}

/** Without SVG paths, in which 'h' is a horizontal line. */
function withoutDrawings(line: string): string {
  return line.replace(/(["'`])M[-\d$][^"'`]*\1/g, '');
}
