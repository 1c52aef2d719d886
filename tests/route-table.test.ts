import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { OPEN_PAGES } from './public-access.ts';
import { patternsOf } from './route-patterns.ts';
import { SITE_ROUTES } from './route-table.ts';

const patterns = new Set(patternsOf(routes));
const atHome = SITE_ROUTES.map(({ pattern }) => pattern);

test('every route of the table is one of the app, in both languages', () => {
  const abroad = atHome.map((pattern) => (pattern === '/' ? '/en-us' : `/en-us${pattern}`));
  expect([...atHome, ...abroad].filter((pattern) => !patterns.has(pattern))).toEqual([]);
});

/** Tested where they are written: files for programs, and what only a form or a booking leads to. */
const ELSEWHERE = [
  ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/llms.txt'],
  ...['/blog/feed.xml', '/podcast/feed.xml'],
  ...['/check/resultados.json', '/check/resultado/:checkId'],
  ...['/privacy/recibo', '/privacy/pedido/enviado', '/contato/enviado'],
  '/agendamento-otimizado/enviado',
  '/waitlist/recebido',
  ...['/questionario-olho-seco/resultado', '/questionario-olho-seco/enviar'],
  '/questionario-olho-seco/enviado',
  ...['/agendamento/para-quem', '/agendamento/convenio'],
  ...['/agendamento/reserva', '/agendamento/copia', '/meu-agendamento/antes'],
  ...['/meu-agendamento/cancelado', '/visita/*'],
  ...['/meu-agendamento/preparo', '/meu-agendamento/consentimento', '/meu-agendamento/copia'],
];

test('every open page is in the table, by which pages and browsers are tested', () => {
  const missing = OPEN_PAGES.filter((path) => ![...atHome, ...ELSEWHERE].includes(path));
  expect(missing, 'add the page to tests/route-table.ts').toEqual([]);
});

test('visitors have the same routes in both languages', () => {
  // Staff pages exist in Portuguese only.
  const isForVisitors = (pattern: string) => !/^\/(?:en-us|equipe)(?:\/|$)/.test(pattern);
  const home = [...patterns].filter(isForVisitors);
  const abroad = [...patterns]
    .filter((pattern) => pattern.startsWith('/en-us'))
    .map((pattern) => pattern.slice('/en-us'.length) || '/');
  // Files for programs name both languages themselves, and exist once.
  const forPrograms = home.filter((pattern) =>
    /^\/(?:[\w-]+\.\w+|calendario\/:file)$/.test(pattern),
  );
  expect(new Set([...abroad, ...forPrograms])).toEqual(new Set(home));
});

test('the table has ids for every route that wants one, and each address once', () => {
  const paths = SITE_ROUTES.flatMap((route) => route.paths);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => /[:*{]/.test(path))).toEqual([]);
  for (const { pattern, unknown } of SITE_ROUTES) {
    const wantsId = pattern.startsWith('/servico/') ? false : pattern.includes(':');
    expect([pattern, unknown !== undefined]).toEqual([pattern, wantsId]);
  }
});
