import type { APIRequestContext } from '@playwright/test';
import { CLINICS } from '#tests/clinics/clinics.ts';
import { DEMONSTRATION_WORDS, ownFacts } from '#tests/clinics/own-facts.ts';
import { hrefsOf, wordsOf } from '#tests/page-html.ts';
import { textOfPdf } from '#tests/pdf-text.ts';
import { bookAppointmentInBrowser } from './agenda.ts';
import { internalPath } from './crawl.ts';
import { expect, test } from './fixtures.ts';
import { emailOf } from './journey.ts';
import { calendarOf, clinicMailsAbout, mailsTo } from './mails.ts';
import { signIn } from './staff.ts';

// Whatever one clinic's site says, sends and prints says nothing of another: no name, number, price or picture.

/** Where no link leads to, but machines and people without a page look. */
const FILES = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/llms.txt'];
/** Code, drawings and what a booking answers to forms. */
const NO_WORDS = /^\/(?:assets|share|film)\/|\.(?:png|ico|svg|webp|woff2|webm|vtt)$/;

/** All words of the public site, by address. */
async function publicWords(request: APIRequestContext, origin: string, starts: string[]) {
  const words = new Map<string, string>();
  const known = new Set([...starts, ...FILES]);
  for (const path of known) {
    if (NO_WORDS.test(path.replace(/\?.*/, ''))) continue;
    const answer = await request.get(origin + path);
    if (answer.status() >= 500) throw new Error(`${path}: ${answer.status()}`);
    const text = (await answer.body()).toString('utf8');
    const isPage = /^text\/html/.test(answer.headers()['content-type'] ?? '');
    words.set(path, isPage ? wordsOf(text) : text);
    for (const href of isPage ? hrefsOf(text) : []) {
      const target = internalPath({ href }, { origin, path });
      if (target !== undefined) known.add(target);
    }
  }
  return words;
}

/** Where something of another clinic is said, a line each with the words around it. */
function strangeWords(all: ReadonlyMap<string, string>, clinicName: keyof typeof CLINICS) {
  const own = CLINICS[clinicName];
  const mine = new Set(ownFacts(own).map(({ text }) => text));
  const strangers = Object.values(CLINICS)
    .filter((record) => record !== own)
    .flatMap((record) => ownFacts(record))
    .filter(({ text }) => !mine.has(text));
  const isDemonstration = clinicName === 'serra-clara';
  const lines: string[] = [];
  for (const [where, words] of all) {
    const around = (at: number) =>
      words
        .slice(Math.max(0, at - 40), at + 60)
        .replace(/\s+/g, ' ')
        .trim();
    for (const { what, text } of strangers) {
      const at = words.indexOf(text);
      if (at >= 0) lines.push(`${where}: ${what}, "${text}": …${around(at)}…`);
    }
    for (const pattern of isDemonstration ? [] : DEMONSTRATION_WORDS) {
      const found = pattern.exec(words);
      if (found) lines.push(`${where}: "${found[0]}": …${around(found.index)}…`);
    }
  }
  return lines;
}

test('the public site says nothing of another clinic', async ({ request, site, clinicName }) => {
  const words = await publicWords(request, site.url, [
    '/',
    '/sobre',
    '/lentes',
    '/check',
    '/waitlist',
  ]);
  expect(words.size).toBeGreaterThan(30);
  // What is searched for would be found.
  const said = [...words.values()].join('\n');
  const { address, siteName, taxId } = CLINICS[clinicName];
  for (const own of [siteName, address.city, address.street, taxId]) expect(said).toContain(own);
  expect(strangeWords(words, clinicName)).toEqual([]);
});

test('what a patient is sent and shown says nothing of another clinic', async ({
  page,
  site,
  clinicName,
}) => {
  const phone = site.newPhone();
  const { protocol, manageUrl } = await bookAppointmentInBrowser(page.request, {
    phone,
    email: emailOf(phone),
  });
  await expect.poll(() => mailsTo(site.mailDir, emailOf(phone))).toHaveLength(1);
  await expect.poll(() => clinicMailsAbout(site.mailDir, protocol)).toHaveLength(1);
  const words = new Map<string, string>();
  for (const mail of [
    ...(await mailsTo(site.mailDir, emailOf(phone))),
    ...(await clinicMailsAbout(site.mailDir, protocol)),
  ]) {
    const { subject = '', text = '', html = '', from } = mail;
    words.set(`mail "${subject}"`, [subject, text, wordsOf(html), JSON.stringify(from)].join('\n'));
    const hasCalendar = mail.attachments.some(({ mimeType }) => mimeType === 'text/calendar');
    // The program that writes a calendar file names itself.
    if (hasCalendar) words.set('its calendar', calendarOf(mail).replace(/^PRODID:.*$/m, ''));
  }
  await page.goto(manageUrl);
  for (const path of ['', '/comprovante', '/remarcar', '/cancelar'])
    words.set(
      `own page ${path}`,
      wordsOf(await (await page.request.get(`/meu-agendamento${path}`)).text()),
    );
  const file = await page.request.get('/meu-agendamento/calendario.ics');
  words.set('calendar file', (await file.text()).replace(/^PRODID:.*$/m, ''));
  await signIn(page, site, { role: 'reception' });
  const sheet = await page.request.get('/equipe/agenda/folha.pdf');
  expect(sheet.headers()['content-type']).toBe('application/pdf');
  words.set('printed day', textOfPdf(await sheet.body()));
  expect(words.size).toBeGreaterThan(7);
  expect(strangeWords(words, clinicName)).toEqual([]);
});
