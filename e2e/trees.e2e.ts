import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bookAppointmentInBrowser } from './agenda.ts';
import { expect, type Page, test } from './fixtures.ts';
import {
  answersOfAdult,
  chooseThirdDay,
  goOn,
  PATHS,
  pick,
  untilImproved,
  untilStarted,
  walkTo,
} from './journey.ts';
import { answerAll, begin, QUESTIONNAIRE, see } from './screening.ts';

// What a screen reader is given, page by page: names, roles, order. Each file in e2e/trees was read and judged by a
// person; what changes by itself is masked. TREES=renew writes them anew.

const FOLDER = join(import.meta.dirname, 'trees');
const RENEWS = process.env.TREES === 'renew';

/** Applied one after the other. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  // Only the name of a link counts, not where it leads.
  [/:\n( *)- \/url: [^\n]*\n(?!\1- )/g, '\n'],
  [/^ *- \/url: .*\n/gm, ''],
  [/http:\/\/127\.0\.0\.1:\d+/g, '<site>'],
  [/(?<=Só volte a dirigir depois )d[^.]*(?=\.)/g, '<hora e dia>'],
  [/\b(?:hoje|amanhã)(?=,)/gi, '<dia>'],
  [/\b(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?\b|\b(?:sábado|domingo)\b/gi, '<dia>'],
  [/\b(?:seg|ter|qua|qui|sex|sáb|dom)\b\.?(?=,? \d)/gi, '<dia>'],
  [/\b(?:1º|\d{1,2}) de [a-zç]+(?: de \d{4})?(?=[,"\n ])/gi, '<data>'],
  [/\b\d{1,2}\/\d{1,2}(?:\/\d{4})?\b/g, '<data>'],
  [/<dia>,? (?:<data>|\d{1,2}\b)/g, '<dia>'],
  [/\b\d{1,2}h(?:\d{2})?\b/g, '<hora>'],
  // Before two in the morning a time is feminine singular.
  [/(?<= até )as?(?= <hora>)/g, 'as'],
  [/\bà(?= <hora>)/g, 'às'],
  // A hold of before midnight ends after it.
  [/(?<=<hora> de )amanhã\b/g, 'hoje'],
  [/\b\d+ horários? livres?/g, '<n> horários livres'],
  [/Faltam \d+ minutos/g, 'Faltam <n> minutos'],
  [/35\d{9}/g, '<telefone>'],
  [/\b[A-Z0-9]{4}-[A-Z0-9]{4}(?:-[A-Z0-9]{4})?\b/g, '<protocolo>'],
  // While a campaign runs.
  [/^ *- group: Tem um código de campanha\?\n/gm, ''],
  // As many times as are free, or days as have some: once.
  [/^((?:[^\n]+\n){1,6}?)\1+/gm, '$1'],
];

const PAGES = {
  home: (page) => page.goto('/'),
  services: (page) => page.goto('/servicos'),
  service: (page) => page.goto('/servicos/mapeamento-de-retina'),
  blog: (page) => page.goto('/blog'),
  post: (page) => page.goto('/blog/catarata-sinais'),
  faq: (page) => page.goto('/faq'),
  message: (page) => page.goto('/contato/mensagem'),
  'screening-signs': (page) => page.goto(QUESTIONNAIRE),
  'screening-urgent': async (page) => {
    await page.goto(QUESTIONNAIRE);
    await pick(page.getByRole('checkbox', { name: 'Dor forte no olho' }));
  },
  'screening-question': async (page) => {
    await page.goto(QUESTIONNAIRE);
    await begin(page);
  },
  'screening-result': async (page) => {
    await page.goto(QUESTIONNAIRE);
    await begin(page);
    await answerAll(page, 2);
    await see(page);
    await expect(page.getByText('20 de 40 pontos')).toBeVisible();
  },
  'booking-service': (page) => page.goto(PATHS.service),
  'booking-time': async (page, { phone }) => {
    await walkTo(page, 'time', answersOfAdult(phone));
    await untilStarted(page);
    // Today may have times in the afternoon only.
    await chooseThirdDay(page);
  },
  'booking-details-with-errors': async (page, { phone }) => {
    await walkTo(page, 'details', answersOfAdult(phone));
    await untilImproved(page);
    await goOn(page);
    await expect(page.getByRole('alert')).toBeVisible();
    // The script of the hold says the minutes.
    await untilImproved(page);
  },
  'booking-check': async (page, { phone }) => {
    await walkTo(page, 'check', answersOfAdult(phone));
    await untilImproved(page);
  },
  appointment: async (page, { phone }) => {
    const { manageUrl } = await bookAppointmentInBrowser(page.request, { phone });
    await page.goto(manageUrl);
  },
} satisfies Record<string, (page: Page, visitor: { phone: string }) => Promise<unknown>>;

for (const [name, open] of Object.entries(PAGES))
  test(`what a screen reader is given: ${name}`, async ({ page, site }) => {
    await open(page, { phone: site.newPhone() });
    await untilStarted(page);
    const tree = masked(await page.locator('body').ariaSnapshot());
    const file = join(FOLDER, `${name}.yaml`);
    if (RENEWS) {
      await mkdir(FOLDER, { recursive: true });
      await writeFile(file, tree);
    }
    expect(tree).toBe(await readFile(file, 'utf8'));
  });

function masked(tree: string): string {
  return CHANGING.reduce((text, [pattern, word]) => text.replace(pattern, word), `${tree}\n`);
}
