import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { testContents } from '#tests/contents.ts';
import { sitePages } from './site-pages.ts';

const home = testContents['pt-BR'];

/** Addresses that must not be indexed or are not pages; each says so itself. */
const NOT_LISTED = [
  // Only the questionnaire's own forms lead there.
  /^questionario-olho-seco\/(?:resultado|enviar|enviado)$/,
  /^servico\/:/,
  /^contato/,
  /\.(?:xml|txt|webmanifest|ics)$/,
  /^wp-admin/,
  /^agendamento-otimizado(?:\/enviado)?$/,
  /^(?:google-reviews-test|map-test|check|sem-internet|galeria)$/,
  // The booking from its second screen on, and an appointment's own pages.
  /^(?:exames|unidade|para-quem|convenio|horario|dados|conferir|obrigado|copia)$/,
  /^agendamento\/(?:reserva|para-quem|convenio)$/,
  // Calendar feeds of the agenda, at secret addresses.
  /^calendario\/:file$/,
  /^privacy\/(?:recibo|pedido|pedido\/enviado)$/,
  /^(?:meu-agendamento|confirmar|remarcar|cancelar|cancelado|comprovante|de-novo|:token)$/,
  /^(?:meu-agendamento\/(?:antes|copia)|visita\/\*)$/,
  // A patient's own page: its forms, their data, and a return that was recommended.
  /^(?:preparo|consentimento|meus-dados|retorno\/:token)$/,
  // How one person is reminded, at a secret address.
  /^lembretes\/:token$/,
  /^assine\/\w+$/,
  /^minha-assinatura(?:\/.+)?$/,
  // One person's payment or deposit, at a secret address.
  /^pagamento\/:token(?:\/pagar)?$/,
  /^sinal\/:token$/,
  // One person's place on the waiting list, and what is said to who has just come to it.
  /^(?:lista-de-espera\/:token|waitlist\/recebido)$/,
  // What the page of checks asks the server, and its file.
  /^check\/(?:resultados\.json|resultado\/:checkId)$/,
  /^(?:en-us|equipe|\*)$/,
];

type Route = { path?: string; children?: Route[] };

function pathsOf(list: readonly Route[]): string[] {
  return list.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...(path === 'en-us' || path === 'equipe' ? [] : pathsOf(children)),
  ]);
}

test('every address of the route map is listed for search engines, or said not to be', () => {
  const listed = sitePages(home).map(({ path }) => path);
  const isListed = (path: string) => {
    const pattern = new RegExp(`^/${path.replace(/:\w+/g, '[a-z0-9-]+')}$`);
    return listed.some((each) => pattern.test(each));
  };
  const paths = pathsOf(routes);
  expect(paths.length).toBeGreaterThan(40);
  const forgotten = paths.filter(
    (path) => !isListed(path) && !NOT_LISTED.some((pattern) => pattern.test(path)),
  );
  expect(forgotten).toEqual([]);
});

test.each(Object.values(testContents))('each page is listed once, with words', (content) => {
  const pages = sitePages(content);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { path, title, description } of pages)
    expect([path, title.trim() !== '', description.trim() !== '']).toEqual([path, true, true]);
});

test('what has a day is listed with it', () => {
  const dayOf = (path: string) => sitePages(home).find((page) => page.path === path)?.changedOn;
  const days = home.editorial.posts.map(({ updatedOn, publishedOn }) => updatedOn ?? publishedOn);
  expect(dayOf('/blog')).toBe(days.sort().at(-1));
  expect(dayOf('/artigos/catarata')).toBe(home.pages.cataract.reviewedOn);
  expect(dayOf('/podcast/glaucoma')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(dayOf('/privacy')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(dayOf('/sobre')).toBeUndefined();
});

test('plans are not listed while they are switched off', () => {
  const off = { ...home, clinic: { ...home.clinic, plansEnabled: false } };
  const paths = sitePages(off).map(({ path }) => path);
  expect(paths.filter((path) => /^\/(?:plano|pagamento|assine)/.test(path))).toEqual([]);
});
