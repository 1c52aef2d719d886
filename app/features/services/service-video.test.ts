import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { serviceFrontMatter } from './service-text.ts';
import { ServiceVideo } from './service-video.tsx';

const video = {
  film: '/film/mapeamento-de-retina.webm',
  captions: '/film/mapeamento-de-retina.pt-br.vtt',
  title: 'Como é o mapeamento',
  description: 'A enfermeira pinga o colírio e a médica olha o fundo do olho.',
};
const messages = {
  captions: 'Legendas',
  silent: 'Sem som.',
  transcript: 'O que o filme mostra',
  download: 'Baixar o filme',
};

const markupOf = (more: object = {}) =>
  renderToStaticMarkup(
    createElement(ServiceVideo, { video: { ...video, ...more }, messages, language: 'pt-BR' }),
  );

test('a film has captions, says in words what it shows, and loads nothing by itself', () => {
  const markup = markupOf({ silent: true });
  expect(markup).toContain('preload="none"');
  expect(markup).not.toContain('autoplay');
  expect(markup).toContain('kind="captions" src="/film/mapeamento-de-retina.pt-br.vtt"');
  expect(markup).toContain('<source src="/film/mapeamento-de-retina.webm" type="video/webm"/>');
  expect(markup).toContain(video.description);
  expect(markup).toContain('Sem som.');
});

test('the poster is an image of the library, or the drawing', () => {
  expect(markupOf()).toContain('poster="/film/capa.webp"');
  expect(markupOf({ poster: '/imagens/k3abcdefghij-400x225' })).toContain(
    'poster="/imagens/k3abcdefghij-400x225-400.webp"',
  );
});

test('a film names files of the site, never an address elsewhere, and never goes without captions', () => {
  const { video: field } = serviceFrontMatter.shape;
  expect(field.safeParse(video).success).toBe(true);
  expect(field.safeParse(undefined).success).toBe(true);
  for (const film of ['https://example.com/a.webm', '/film/../a.webm', '/film/a.svg', 'a.mp4', ''])
    expect(field.safeParse({ ...video, film }).success).toBe(false);
  for (const captions of ['https://example.com/a.vtt', '/film/a.webm', undefined])
    expect(field.safeParse({ ...video, captions }).success).toBe(false);
});

test('captions that come with the program are those of any clinic, a man’s too', () => {
  const folder = join(import.meta.dirname, '../../../public/film');
  const captions = readdirSync(folder).filter((name) => name.endsWith('.vtt'));
  expect(captions).toHaveLength(2);
  for (const name of captions)
    expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(
      /\b(?:ele|ela|d?[ao] (?:médic|doutor|enfermeir)\w+|she|he|her|his|him)\b/i,
    );
});
