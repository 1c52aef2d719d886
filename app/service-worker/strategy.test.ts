import { expect, test } from 'vitest';
import { isPublicPage, type Strategy, strategyOf } from './strategy.ts';

const ORIGIN = 'https://clinica.example.com';

function strategy(
  address: string,
  { method = 'GET', mode = 'navigate', range = false } = {},
): Strategy {
  const headers = new Headers(range ? { range: 'bytes=0-' } : {});
  const asked = { ...new Request(ORIGIN), method, url: new URL(address, ORIGIN).href, headers };
  return strategyOf({ ...asked, mode: mode === 'navigate' ? 'navigate' : 'cors' }, ORIGIN);
}

test.each([
  '/',
  '/en-us',
  '/servicos',
  '/servicos/acompanhamento-pediatrico',
  '/en-us/servicos/retinografia',
  '/blog',
  '/blog?busca=olho+seco',
  '/blog/olho-seco-no-trabalho',
  '/faq',
  '/sobre/',
  '/pagina-que-nao-existe',
  '/servicos/agendamento',
])('%s is a page: network first', (address) => {
  expect(strategy(address)).toBe('page');
});

test.each(['/equipe', '/equipe/agenda', '/equipe/agenda?ver=grade'])('%s is the day', (address) => {
  expect(strategy(address)).toBe('day');
  expect(strategy(address, { mode: 'cors' })).toBe('none');
});

test.each([
  '/agendamento',
  '/agendamento/',
  '/agendamento/dados',
  '/Agendamento/Conferir',
  '/en-us/agendamento/horario',
  '/agendamento-otimizado',
  '/questionario-olho-seco',
  '/en-us/questionario-olho-seco',
  '/meu-agendamento',
  '/meu-agendamento/remarcar',
  '/meu-agendamento/qN3xk0aTzR8sYw4LpE6sHdU9cGfA1mJ7x0QkV2nRb8T',
  '/EN-US/meu-agendamento/comprovante',
  '/visita/qN3xk0aTzR8sYw4LpE6sHdU9cGfA1mJ7x0QkV2nRb8T',
  '/equipe/entrar',
  '/equipe/agenda/telefone',
  '/api',
  '/api/v1/slots?service=retinografia',
  '/API/v1/services',
  '/%61gendamento',
  '//agendamento.example',
  '/blog/feed.xml',
  '/podcast/catarata.mp3',
  '/audio/k3xnabcdefgh.m4a',
  '/robots.txt',
  '/sw.js',
  '/gtm.js?id=GTM-1',
  'https://elsewhere.example/servicos',
])('%s is left alone', (address) => {
  expect(strategy(address)).toBe('none');
});

test.each([
  ['/agendamento/obrigado', 'done'],
  ['/en-us/agendamento/obrigado', 'done'],
  ['/agendamento/copia', 'copy'],
  ['/en-us/agendamento/copia', 'copy'],
] as const)('%s may be answered by the offline copy', (address, expected) => {
  expect(strategy(address)).toBe(expected);
  expect(strategy(address, { mode: 'cors' })).toBe('none');
});

test('hashed files come from the caches first, unless asked for again or in part', () => {
  const mode = 'cors';
  expect(strategy('/assets/islands-1a2b.js', { mode })).toBe('asset');
  expect(strategy('/assets/islands-1a2b.js?again=1', { mode })).toBe('none');
  expect(strategy('/assets/episode-1a2b.mp3', { mode, range: true })).toBe('none');
  expect(strategy('https://elsewhere.example/assets/a.js', { mode })).toBe('none');
});

test('only navigations are pages: data, prefetches and pictures are left alone', () => {
  expect(strategy('/servicos', { mode: 'cors' })).toBe('none');
  expect(strategy('/agendamento/horario.data', { mode: 'cors' })).toBe('none');
  expect(strategy('/favicon.svg', { mode: 'cors' })).toBe('none');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])(
  '%s is never touched',
  (method) => {
    for (const address of ['/', '/contato/mensagem', '/agendamento/obrigado', '/assets/a.js'])
      expect(strategy(address, { method })).toBe('none');
  },
);

const page = (headers: Record<string, string>, status = 200) =>
  new Response('', { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

test('only pages that are for everybody may be kept', () => {
  const forAll = { 'cache-control': 'public, max-age=0, must-revalidate' };
  expect(isPublicPage(page(forAll))).toBe(true);
  expect(isPublicPage(page({}))).toBe(false);
  expect(isPublicPage(page({ 'cache-control': 'no-store' }))).toBe(false);
  expect(isPublicPage(page({ 'cache-control': 'private, max-age=0' }))).toBe(false);
  expect(isPublicPage(page({ ...forAll, 'set-cookie': 'a=b' }))).toBe(false);
  expect(isPublicPage(page({ ...forAll, 'content-type': 'application/json' }))).toBe(false);
  expect(isPublicPage(page(forAll, 404))).toBe(false);
});

test.each([
  ['/healthz', 'GET'],
  ['/', 'HEAD'],
  ['/', 'GET'],
  ['/en-us', 'GET'],
  ['/check/resultado/dns', 'GET'],
  ['/assets/islands-1a2b.js?again=1', 'GET'],
  ['/favicon.svg?again=1', 'GET'],
])('what the check page asks for comes from the server: %s by %s', (address, method) => {
  expect(strategy(address, { method, mode: 'cors' })).toBe('none');
});
