import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { MOST_WORDS, sentencesOf, wordsIn } from '#app/platform/text/plain-language.ts';

/** Of visitors; those of staff have tests of their own. */
const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /^(?:[a-z-]+\/)?[a-z-]+\.ts$/.test(name),
);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nameOf = (value: unknown) =>
  isNode(value) ? String(value.name ?? (value.type === 'Literal' ? value.value : '')) : '';

/** Texts below a node, in Portuguese alone; what a template fills in is one word. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node)) return [];
  const { type } = node;
  if (type === 'ImportDeclaration' || String(type).startsWith('TS')) return [];
  if (type === 'VariableDeclarator' && /english/i.test(nameOf(node.id))) return [];
  if (type === 'Property')
    return ['en', 'en-US'].includes(nameOf(node.key)) ? [] : textsIn(node.value);
  const text = textOf(node);
  return text === null ? Object.values(node).flatMap(textsIn) : [text];
}

function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis))
    return node.quasis.map(({ value }) => value.cooked).join('X');
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null || right === null ? null : left + right;
}

const sentences = names.flatMap((name) => {
  const source = readFileSync(join(import.meta.dirname, name), 'utf8');
  const { program } = parseSync(name, source);
  return textsIn(program.body)
    .flatMap(sentencesOf)
    .map(({ text }) => ({ name, text }));
});

test('the Portuguese of every file is read, and no English', () => {
  expect(sentences.length).toBeGreaterThan(800);
  expect(sentences.filter(({ text }) => /\b(?:the|your|and)\b/.test(text))).toEqual([]);
});

test('no sentence has more than 25 words', () => {
  expect(sentences.filter(({ text }) => wordsIn(text).length > MOST_WORDS)).toEqual([]);
});

test('an appointment is no visit', () => {
  // What is measured of the site, and a nurse who comes to the house.
  const ALLOWED = /\bvisitas ao site|visita em casa|med(?:e|imos|ir|ição) (?:as|das) visitas/i;
  const spoken = sentences.filter(
    ({ text }) => /\bvisitas?\b|\bquem vem\b/i.test(text) && !ALLOWED.test(text),
  );
  expect(spoken).toEqual([]);
});
