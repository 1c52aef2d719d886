import { expect, test } from 'vitest';
import { sectionsOf } from '#app/platform/text/page-text.server.ts';
import { readTextBlocks } from '#app/platform/text/read-text-blocks.ts';
import { plainTextOf } from '#app/platform/text/text-blocks.ts';
import { testContents } from '#tests/contents.ts';
import { isOutgrown, withoutOutgrown } from './outgrown-texts.ts';

const page = (description: string, body: string) => ({
  title: 'Título',
  description,
  ...sectionsOf(readTextBlocks(body)),
});
const linesOf = ({ intro, sections }: ReturnType<typeof page>) =>
  [plainTextOf(intro), ...sections.map(({ title, body }) => `${title}: ${plainTextOf(body)}`)].join(
    '\n',
  );

// As the pages were until 0.4, with what a clinic may have written around it.
const QUESTIONNAIRE = `## O que ele não é

**Isto é uma triagem e nunca um diagnóstico.** Só o exame mostra o que você tem.

## O que fazer hoje

**O questionário ainda não está aberto para responder.** Se os seus olhos ardem, marque uma [consulta](/servicos/consultas-oftalmologicas).

Pisque mais quando usar a tela. Nossa médica é a Dra. Helena.`;

test('the sentence that the questionnaire is not open goes, and what the clinic wrote stays', () => {
  const text = withoutOutgrown('questionario-olho-seco', page('Sobre o olho seco.', QUESTIONNAIRE));
  expect(linesOf(text)).toBe(
    [
      '',
      'O que ele não é: Isto é uma triagem e nunca um diagnóstico. Só o exame mostra o que você tem.',
      'O que fazer hoje:  Se os seus olhos ardem, marque uma consulta.',
      'Pisque mais quando usar a tela. Nossa médica é a Dra. Helena.',
    ].join('\n'),
  );
  expect(JSON.stringify(text)).toContain('/servicos/consultas-oftalmologicas');
});

test('a section of nothing else goes whole, and a description keeps its other sentence', () => {
  const body = `Esta página será um pedido bem curto: o seu nome e o que você precisa. **O pedido ainda não está aberto.**

## Quando abre

Ainda não está aberto.

## Como marcar hoje

- **Pelo site:** veja os horários livres.`;
  const description = 'Um pedido curto. Ainda não está aberto; veja como marcar hoje.';
  const text = withoutOutgrown('agendamento-otimizado', page(description, body));
  expect(text.description).toBe('Um pedido curto.');
  expect(linesOf(text)).toBe('\nComo marcar hoje: Pelo site: veja os horários livres.');
});

test('in English too', () => {
  const body = `## What to do today

**The questionnaire is not open for answers yet.** If your eyes burn, call us.`;
  const text = withoutOutgrown('questionario-olho-seco', page('About dry eye.', body));
  expect(linesOf(text)).toBe('\nWhat to do today:  If your eyes burn, call us.');
});

test('a description that says nothing else stays, because a page needs one', () => {
  const text = withoutOutgrown('agendamento-otimizado', page('Ainda não está aberto.', 'Olá.'));
  expect(text.description).toBe('Ainda não está aberto.');
});

test('staff are told of a text that says it, of these pages alone', () => {
  expect(isOutgrown('questionario-olho-seco', QUESTIONNAIRE)).toBe(true);
  expect(isOutgrown('waitlist', 'A lista ainda não está aberta: o livro não está aberto.')).toBe(
    false,
  );
  expect(isOutgrown('toString', QUESTIONNAIRE)).toBe(false);
});

test('today’s own texts lose nothing', () => {
  for (const { pages } of Object.values(testContents)) {
    const { dryEye, quickRequest } = pages;
    expect(withoutOutgrown('questionario-olho-seco', dryEye)).toEqual(dryEye);
    expect(withoutOutgrown('agendamento-otimizado', quickRequest)).toEqual(quickRequest);
  }
});
