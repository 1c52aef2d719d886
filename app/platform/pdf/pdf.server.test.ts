import { expect, test } from 'vitest';
import { pdfFaults } from '#tests/pdf-structure.ts';
import { textOfPdf } from '#tests/pdf-text.ts';
import { type PdfBlock, pdfOf } from './pdf.server.ts';

const pdf = (blocks: readonly PdfBlock[]) =>
  pdfOf({
    title: 'Ficha da clínica',
    language: 'pt-BR',
    createdAt: new Date('2026-11-21T12:00:00Z'),
    blocks,
  });
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('a document says its language and title, and its parts are tagged', async () => {
  const file = await pdf([
    { kind: 'heading', level: 2, text: 'Contatos' },
    { kind: 'paragraph', text: 'Olá' },
    { kind: 'list', items: ['um', 'dois'] },
    { kind: 'table', columns: ['Dia', 'Hora'], rows: [['21/11/2026', '9h']] },
  ]);
  const source = file.toString('latin1');
  expect(source.slice(0, 8)).toBe('%PDF-1.7');
  for (const part of [
    '/Lang (pt-BR)',
    '/Marked true',
    '/DisplayDocTitle true',
    '/Scope /Column',
    '/Scope /Row',
  ])
    expect(source).toContain(part);
  for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD'])
    expect(source).toMatch(new RegExp(`/S /${tag}\\b`));
});

test('read in a row, lines and cells stay apart', async () => {
  const words = 'Traga óculos escuros e alguém que acompanhe. '.repeat(6).trim();
  const file = await pdf([
    { kind: 'paragraph', text: words },
    { kind: 'table', columns: ['Dia', 'Hora'], rows: [['21/11/2026', '9h']] },
  ]);
  const read = textOfPdf(file, { isJoined: true });
  expect(read).toContain(`${words} Dia Hora 21/11/2026 9h `);
});

test('Portuguese letters stay; strange ones fall back to their base or a question mark', async () => {
  const text = textOfPdf(await pdf([{ kind: 'paragraph', text: 'Conceição à noite – Šárka 日' }]));
  expect(text).toContain('Conceição à noite – Sárka ?');
});

test('pages are numbered', async () => {
  const file = await pdf(Array(80).fill({ kind: 'paragraph', text: 'Linha' }));
  expect(pagesOf(file)).toBe(3);
  expect(textOfPdf(file)).toContain('3/3');
});

test('a table goes on over the pages with its head, and no row is lost', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`Linha ${index}`, 'x']);
  const file = await pdf([{ kind: 'table', columns: ['Nome', 'Valor'], rows }]);
  const lines = textOfPdf(file).split('\n');
  expect(lines.filter((line) => line === 'Nome')).toHaveLength(pagesOf(file) ?? 0);
  for (const [name] of rows) expect(lines).toContain(name);
});

test('a word that is too long and a cell longer than a page are broken, not cut', async () => {
  const word = 'https://clareia.example.com/'.repeat(12);
  const long = Array.from({ length: 90 }, (_, index) => `parágrafo ${index}`).join('\n');
  const text = textOfPdf(await pdf([{ kind: 'table', columns: ['A', 'B'], rows: [[word, long]] }]));
  expect(text).toContain('parágrafo 89');
  const letters = text.split('\n').filter((line) => /^[a-z:/.]+$/.test(line));
  expect(letters.join('')).toBe(word);
});

test('everything in it is tagged and read in its order, over many pages too', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`Linha ${index}`, 'x\ny', '']);
  const file = await pdf([
    { kind: 'heading', level: 2, text: 'Contatos' },
    { kind: 'list', items: ['um', 'dois'] },
    { kind: 'heading', level: 3, text: 'Telefones' },
    { kind: 'table', columns: ['Nome', 'Valor', 'Nota'], rows },
    { kind: 'paragraph', text: 'Fim' },
  ]);
  expect(pdfFaults(file)).toEqual([]);
});

test('a heading that jumps over a level would be seen', async () => {
  expect(pdfFaults(await pdf([{ kind: 'heading', level: 3, text: 'Telefones' }]))).toEqual([
    'a heading jumps to level 3',
  ]);
});
