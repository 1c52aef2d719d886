import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { send } from '#tests/faults/send.ts';
import { SITE_ROUTES } from '#tests/route-table.ts';
import { type RunningApp, startApp, temporaryDataDir } from '#tests/running-app.ts';

// A man as doctor, no nurse, two services, no surgery, no children, no plans, no lenses, no podcast, Portuguese only.
// The second has no insurer, keeps the articles that came with the software, and has lenses ticked without their exam.

const stops: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

async function clinicSite(record: ClinicRecord) {
  const { dataDir, remove } = await temporaryDataDir();
  const file = join(dataDir, 'clinic.json');
  await writeFile(file, JSON.stringify(record));
  const app = await startApp({ dataDir, env: { CLINIC_RECORD: file } });
  stops.push(async () => {
    await app.stop();
    await remove();
  });
  return { app, pages: await everyPage(app) };
}

const MACHINES = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/manifest.webmanifest'];
const PATHS = [...SITE_ROUTES.flatMap(({ paths }) => paths), ...MACHINES];

type Page = { path: string; status: number; text: string };

/** Every address that the demonstration has, as this clinic answers it. */
async function everyPage(app: RunningApp): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const path of PATHS) {
    const { status, text } = await send(app.url + path);
    pages.push({ path, status, text });
  }
  return pages;
}

/** Without scripts, styles and drawings, which nobody reads. */
function readable(html: string): string {
  return html
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '');
}

function found(pages: readonly Page[], words: RegExp): string[] {
  return pages.flatMap(({ path, text }) =>
    [...readable(text).matchAll(words)].map(([word]) => `${path}: ${word}`),
  );
}

/** Forms that only a woman has; 'consulta médica' and 'uma médica ou um médico' are no such forms. */
const FEMININE =
  /.{0,40}(?<!uma )\b(?:[dn]?a|à|pela)s? (?:médica|doutora|oftalmologista|enfermeira)\b|\bDra\.|\benfermeir[ao]\b|\bMédica (?:oftalmologista|responsável)|\bResponsável técnica\b|diretora técnica|\bA médica\b/gi;
const demo = [
  ...['Clareia', 'Serra Clara', 'Helena', 'Marina', 'Vida Serrana', 'Serra Azul', 'Vale Claro'],
  ...['Minas Gerais', 'mineiro', 'Palmeiras', '99555-0100', '37999-999', 'Tomás', 'Prosa Clara'],
  serraClaraRecord.taxId,
];
const DEMO = new RegExp(`.{0,40}(?:${demo.join('|')})`, 'g');
const SOLD =
  /.{0,60}(?:(?:exames|exames,) e cirurgias|\/servicos\/cirurgias|adultos e crianças|\/servicos\/acompanhamento|href="\/planos|href="\/lentes|href="\/podcast)/g;

const { app, pages } = await clinicSite(manausRecord);
const uninsured = await clinicSite({
  ...manausRecord,
  payers: manausRecord.payers.slice(0, 1),
  examples: { posts: true },
  offers: { ...manausRecord.offers, lenses: true },
});

test.each([
  ['the clinic of one insurer', pages],
  ['the clinic without insurers that keeps the articles', uninsured.pages],
])('%s says nothing of the demonstration, and nothing in a woman’s form', (_which, said) => {
  expect(found(said, FEMININE)).toEqual([]);
  expect(found(said, DEMO)).toEqual([]);
  expect(found(said, SOLD)).toEqual([]);
  const read = said.filter(({ path }) => path !== '/check' && !MACHINES.includes(path));
  expect(found(read, /[^{}]{0,60}\{(?!&quot;|"|search_term_string)[^{}]{1,60}\}(?!,|\])/g)).toEqual(
    [],
  );
});

test('articles that the clinic has kept are about its own categories', () => {
  const blog = uninsured.pages.find(({ path }) => path === '/blog')?.text ?? '';
  const asked = [...blog.matchAll(/href="\/blog\?categoria=([\w-]+)"/g)].map(([, name]) => name);
  expect(new Set(asked)).toEqual(new Set(['rio-sol', 'retina']));
  const said = [...blog.matchAll(/<p class="post-category">([^<]+)</g)].map(([, label]) => label);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((label) => !/^(?:Rio, sol e olhos|Retina)$/.test(label ?? ''))).toEqual([]);
});

test('without insurers nobody is asked for a card', () => {
  const words = /.{0,60}(?:carteirinha|convênios? atendid|Pelo convênio)/g;
  expect(
    found(
      uninsured.pages.filter(({ path }) => path === '/' || path === '/faq'),
      words,
    ),
  ).toEqual([]);
});

test('what the clinic does not have is not there, and everything else is', () => {
  const statusOf = (path: string) => pages.find((each) => each.path === path)?.status;
  const closed = ['/podcast', '/lentes', '/planos', '/assine', '/blog', '/servicos/campo-visual'];
  expect(closed.map(statusOf)).toEqual(closed.map(() => 404));
  const open = [
    '/',
    '/servicos',
    '/sobre',
    '/faq',
    '/questionario-olho-seco',
    '/privacy',
    '/busca',
  ];
  expect(open.map(statusOf)).toEqual(open.map(() => 200));
  expect(pages.filter(({ status }) => status >= 500)).toEqual([]);
  expect(uninsured.pages.find(({ path }) => path === '/blog')?.status).toBe(200);
});

test.each([
  ['one insurer', { app, pages }],
  ['no insurer', uninsured],
])('no page leads to one that is not there: %s', async (_which, site) => {
  const hrefs = new Map<string, string>();
  for (const { path, text, status } of site.pages)
    if (status === 200)
      for (const [, href = ''] of text.matchAll(/href="(\/[^"#?]*)/g))
        if (!/^\/(?:assets|icon|favicon|fonts)|^\/agendamento\/copia$/.test(href))
          hrefs.set(href, path);
  for (const { text } of site.pages.filter(({ path }) => /sitemap|llms/.test(path)))
    for (const [, href = '/'] of text.matchAll(
      /https?:\/\/127\.0\.0\.1:\d+(\/[^<)\s#?]*[^<)\s#?.])?/g,
    ))
      hrefs.set(href, 'the lists for programs');
  const dead: string[] = [];
  for (const [href, from] of hrefs) {
    const { status } = await send(site.app.url + href);
    if (status >= 400) dead.push(`${status} ${href} from ${from}`);
  }
  expect(dead).toEqual([]);
});

test('no form asks about lenses, surgery or children', () => {
  const textOf = (path: string) => readable(pages.find((each) => each.path === path)?.text ?? '');
  const asked = textOf('/agendamento-otimizado');
  expect(asked).toContain('value="first-visit"');
  expect(asked).not.toMatch(/value="(?:contact-lenses|surgery)"/);
  const waiting = textOf('/waitlist');
  expect(waiting).toContain('Para qual serviço?');
  expect(waiting).not.toMatch(/value="planos"|assinatura/);
});

test.each([
  ['one insurer', pages],
  ['lenses without their exam', uninsured.pages],
])('nothing is said of a subscription that nobody has planned: %s', (_which, said) => {
  expect(said.find(({ path }) => path === '/lentes')?.status).toBe(404);
  const read = said.filter(({ path }) => path === '/waitlist' || path === '/faq');
  expect(found(read, /.{0,40}(?:assinatura de lentes|ainda não começou)/gi)).toEqual([]);
});

test.each([
  ['/acessibilidade', /.{0,40}(?:podcast|nas duas línguas|páginas em inglês)/gi],
  ['/sobre', /.{0,40}(?:âmpada de fenda|em voz alta|por fora e por dentro|rampa)/g],
  ['/faq', /.{0,40}de (?:30 a 40|40 a 60|60 a 90) minutos/g],
  ['/mapa', /.{0,40}(?:O desenho e o endereço|o que há por perto)/g],
  ['/servicos/consultas-oftalmologicas', /45 (?:a|-|–|e) 60 minutos/g],
])('%s says nothing that the record does not hold', (path, untrue) => {
  const said = pages.filter((each) => each.path === path);
  expect(said).toHaveLength(1);
  expect(found(said, untrue)).toEqual([]);
});

test('the doctor is named as a man everywhere', () => {
  const home = readable(pages.find(({ path }) => path === '/')?.text ?? '');
  expect(home).toContain('Dr. Ivo Nascimento Tavares');
  expect(home).toContain('Responsável técnico');
  const about = readable(pages.find(({ path }) => path === '/sobre')?.text ?? '');
  expect(about).toContain('Quem lê o exame e fala com você é o médico.');
  expect(about).not.toContain('Nossa história');
});
