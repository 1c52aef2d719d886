import { expect, test } from 'vitest';
import { loginPath, returnPath } from './staff-paths.ts';

test.each([
  ['/equipe/pessoas', '/equipe/pessoas'],
  ['/equipe/agenda?dia=2026-10-05', '/equipe/agenda?dia=2026-10-05'],
  ['/equipe', '/equipe'],
])('the way back to %s is taken', (requested, path) => {
  expect(returnPath(requested)).toBe(path);
});

test.each([
  null,
  '',
  'equipe/pessoas',
  'https://mal.example/equipe',
  '//mal.example/equipe',
  '/\\mal.example/equipe',
  '/%2f%2fmal.example',
  '/equipe/../blog',
  '/equipes',
  '/equipe@mal.example',
  '/equipe/%0d%0aset-cookie:x',
  '/\tequipe/pessoas',
  'javascript:alert(1)',
  '/equipe/entrar',
  '/equipe/entrar/codigo',
  '/equipe/sair',
  '/equipe/preparar/abc',
])('%j leads to the first page instead', (requested) => {
  const path = returnPath(requested);
  expect(path === '/equipe' || path === '/equipe/pessoas').toBe(true);
  expect(path).toMatch(/^\/equipe(?:\/pessoas)?$/);
});

test('the login remembers which page was asked for', () => {
  const requested = (path: string) => loginPath(new URL(path, 'http://x'));
  expect(requested('/equipe')).toBe('/equipe/entrar');
  expect(requested('/equipe/pessoas?a=1&b=2')).toBe(
    '/equipe/entrar?volta=%2Fequipe%2Fpessoas%3Fa%3D1%26b%3D2',
  );
});
