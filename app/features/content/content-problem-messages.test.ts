import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkedBy } from '#app/platform/schema-problem.ts';
import { contentTypes } from '#app/site-content/content-types.ts';
import { stillContents } from '#tests/contents.ts';
import { testClinic, testDatabase } from '#tests/database.ts';
import { aStaffMember, staffAppServices } from '#tests/staff.ts';
import { keyOfLabel } from './content-document.ts';
import { problemMessages } from './content-problem-messages.ts';
import { readStoredProblems } from './stored-problems.server.ts';
import { publishContent } from './write-content.server.ts';

const database = await testDatabase();
const app = await staffAppServices(database);
const kinds = contentTypes(testClinic);

/** The messages that staff get when a change of the site's entry is checked. */
async function told(label: string, change: (source: string) => string) {
  const key = keyOfLabel(label);
  const kind = kinds.find(({ name }) => name === key?.kind);
  const source = stillContents.files.get(label);
  if (!key || !kind || source === undefined) throw new Error(`${label} is not there`);
  const { id: by } = await aStaffMember(app, { role: 'editor' });
  const done = await publishContent(app, { ...key, version: 0, by }, { source: change(source) });
  if (done.ok || done.refusal.reason !== 'faulty') throw new Error('it was not refused');
  const fields = kind.fieldsOf(key.slug);
  return problemMessages(done.refusal.problems, { label, fields, bodyLabel: kind.body.label });
}

const POST = 'pt-BR/posts/catarata-sinais.md';
const SERVICE = 'pt-BR/services/paquimetria.md';
const EPISODE = 'pt-BR/episodes/glaucoma.md';
const set = (line: string) => (source: string) =>
  source.replace(new RegExp(`^${line.split(':')[0]}:.*\\n((?:  .*|- .*)\\n)*`, 'm'), `${line}\n`);
const add = (words: string) => (source: string) => `${source}\n${words}\n`;

test.each([
  [POST, set("title: ''"), 'f-title', 'Título: preencha'],
  [
    POST,
    (source: string) => source.replace(/^author: .*\n/m, ''),
    'f-author',
    'Quem escreveu: preencha',
  ],
  [POST, set(`excerpt: ${'x'.repeat(201)}`), 'f-excerpt', 'no máximo 200'],
  [POST, set('category: tudo'), 'f-category', 'Assunto: escolha uma'],
  [POST, set("publishedOn: '2026-02-30'"), 'f-publishedOn', 'um dia que existe'],
  [POST, set("publishedOn: '2030-01-01'\nupdatedOn: '2029-01-01'"), 'f-updatedOn', 'antes do dia'],
  [POST, set('tags: []'), 'f-tags', 'Temas: preencha'],
  [POST, set('author: ninguem'), 'f-author', 'não conhece “ninguem”'],
  [POST, set('category: exams\nmore: x'), 'f-body', 'não conhece'],
  [POST, add('<b>x</b>'), 'f-body', 'O site não mostra isto: “<b>”'.slice(0, 12)],
  [POST, add('## Um\n\nx\n\n## Um\n\ny'), 'f-body', 'aparece duas vezes'],
  [SERVICE, set('minutes: { min: 9, max: 2 }'), 'f-minutes-min', 'mínimo não pode'],
  [SERVICE, set('minutes: { min: x, max: 2 }'), 'f-minutes-min', 'número inteiro'],
  [SERVICE, set('minutes: { min: 0, max: 2 }'), 'f-minutes-min', 'fora do que é possível'],
  [
    SERVICE,
    set(`benefits: [${'{ title: a, text: b },'.repeat(6)}]`),
    'f-benefits-0-title',
    'máximo 5',
  ],
  [
    SERVICE,
    set(`questions: [${'{ question: a?, answer: b },'.repeat(5)}]`),
    'f-questions-0-question',
    'máximo 4',
  ],
  [
    SERVICE,
    set('title: X\nvideo: { film: A.mp4, captions: a.vtt, title: a, description: b }'),
    'f-video-film',
    'não está mais guardado',
  ],
  [EPISODE, set("chapters: [{ title: a, at: '1' }]"), 'f-chapters-0-at', 'Parte 1, Começa em'],
  [EPISODE, set('voice: real'), 'f-voice', 'uma das opções'],
  [EPISODE, add('## x'), 'f-body', 'só tem parágrafos'],
  [EPISODE, add('**José:** oi'), 'f-body', '“José” não está'],
  ['pt-BR/faq/horario.md', set('question: Quando'), 'f-question', 'interrogação'],
  ['pt-BR/faq/horario.md', set('position: 1'), 'f-position', 'já é de outra pergunta'],
  ['pt-BR/faq/horario.md', add('{fone}'), 'f-body', '{fone}'],
  ['pt-BR/privacy.md', add('## Um'), 'f-body', 'não tem texto embaixo'],
  ['pt-BR/privacy.md', add('{fone'), 'f-body', 'não sabe preencher'],
  ['pt-BR/pages/sobre.md', set('title: Sobre\nurgent: Nada'), 'f-body', 'Nada'],
])(
  '%s, fault %#: staff are told at the field, in Portuguese',
  async (label, change, fieldId, words) => {
    const messages = await told(label, change);
    const [first] = messages;
    expect(first?.fieldId).toBe(fieldId);
    expect(first?.message.toLowerCase()).toContain(words.toLowerCase());
    for (const { message } of messages)
      expect(message).not.toMatch(/\b(?:must|is|has|expected|Invalid)\b/);
  },
);

test('a quotation of several lines is one sentence at one place', async () => {
  const messages = await told(POST, add('<table>\n<tr><td>um</td></tr>\n</table>'));
  expect(messages).toEqual([
    {
      fieldId: 'f-body',
      message:
        'Texto do artigo: o site não mostra isto: “<table> <tr><td>um</td></tr> </table>”. Use só títulos, parágrafos, listas, citações, tabelas, negrito, itálico, imagens da biblioteca e links.',
    },
  ]);
});

test('what no schema has a word for names its field, in Portuguese', () => {
  const checked = checkedBy(z.object({ title: z.number().multipleOf(5) }), { title: 3 });
  const problems = (checked.problems ?? []).map((each) => ({ file: 'pt-BR/x.md', ...each }));
  const fields = [{ type: 'line', name: 'title', label: 'Título' }] as const;
  expect(problemMessages(problems, { label: 'pt-BR/x.md', fields, bodyLabel: 'Texto' })).toEqual([
    { fieldId: 'f-title', message: 'Título: o site não aceita o que está escrito aqui.' },
  ]);
});

test('why a schedule failed is kept as values; what an older release kept in English is not shown', () => {
  const shown = (stored: string) =>
    problemMessages(readStoredProblems(stored), { label: POST, fields: [], bodyLabel: 'Texto' });
  const problem = { file: POST, path: 'body', code: 'empty-section', params: { heading: 'Um' } };
  expect(shown(JSON.stringify([problem]))).toEqual([
    { fieldId: 'f-body', message: 'Texto: o título “Um” não tem texto embaixo.' },
  ]);
  for (const stored of [
    '- pt-BR/posts/x.md: title: is empty',
    JSON.stringify([{ ...problem, code: 'gone' }]),
  ])
    expect(shown(stored)).toEqual([
      { fieldId: 'f-body', message: 'Texto: o site não consegue ler este texto.' },
    ]);
});
