import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { serviceFrontMatter } from './service-text.ts';
import { ServiceVideo } from './service-video.tsx';

const video = {
  file: 'mapeamento-de-retina',
  title: 'Como é o mapeamento',
  description: 'A enfermeira pinga o colírio e a médica olha o fundo do olho.',
};

test('a film has captions, says in words what it shows, and loads nothing by itself', () => {
  const markup = renderToStaticMarkup(
    createElement(ServiceVideo, { video, captions: 'Legendas', language: 'pt-BR' }),
  );
  expect(markup).toContain('preload="none"');
  expect(markup).toContain('kind="captions" src="/video/mapeamento-de-retina.vtt"');
  expect(markup).toContain(video.description);
});

test('a film names a file of the site, never an address', () => {
  const { video: field } = serviceFrontMatter.shape;
  expect(field.safeParse(video).success).toBe(true);
  expect(field.safeParse(undefined).success).toBe(true);
  for (const file of ['https://example.com/a', '../a', 'a.mp4', ''])
    expect(field.safeParse({ ...video, file }).success).toBe(false);
});
