import { expect, test } from 'vitest';
import { pageOfShareImage, shareImagePath } from './share-image-path.ts';

test.each([
  ['/', 'pt-BR', '/'],
  ['/en-us', 'en-US', '/'],
  ['/servicos/campo-visual', 'pt-BR', '/servicos/campo-visual'],
  ['/en-us/blog/catarata-sinais', 'en-US', '/blog/catarata-sinais'],
])('the image of %s leads back to it', (pathname, locale, path) => {
  expect(pageOfShareImage(shareImagePath(pathname))).toEqual({ locale, path });
});

test.each([
  '/share/pt-BR/.png',
  '/share/fr-FR/inicio.png',
  '/share/pt-BR/a.jpg',
  '/share/pt-BR/%2e',
])('%s is the image of no page', (pathname) => {
  expect(pageOfShareImage(pathname)).toBeUndefined();
});
