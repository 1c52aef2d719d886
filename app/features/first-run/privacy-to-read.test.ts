import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrivacyReading } from './privacy-to-read.tsx';

test('the headings of the opened privacy text stand below that of its item, in their order', () => {
  const spans = [{ text: 'Guardamos por cinco anos.', isStrong: false }];
  const paragraph = { kind: 'paragraph' as const, spans };
  const body = [paragraph, { kind: 'subheading' as const, text: 'Prontuário' }, paragraph];
  const opened = { hash: 'x', intro: [paragraph], sections: [{ id: 'a', title: 'Prazos', body }] };
  const text = { facts: 'Leitura de 1 minuto.', editor: '/equipe/conteudo', opened };
  const html = renderToStaticMarkup(createElement(PrivacyReading, { text, isRead: false }));
  const headings = [...html.matchAll(/<(h\d)[^>]*>([^<]+)/g)].map(([, tag, said]) => [tag, said]);
  expect(headings).toEqual([
    ['h4', 'Prazos'],
    ['h5', 'Prontuário'],
  ]);
});
