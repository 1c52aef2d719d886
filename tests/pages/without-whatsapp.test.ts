import { expect, test } from 'vitest';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { clinicPages } from '#tests/clinic-pages.ts';
import { manausRecord } from '#tests/clinics/manaus.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { testDatabase } from '#tests/database.ts';
import { hrefsOf, wordsOf } from '#tests/page-html.ts';
import { routesOf } from '#tests/route-table.ts';

const site = await clinicPages(await testDatabase());

/** What every visitor sends to themselves or to a friend from their own phone; it names no number. */
const SHARED = /^https:\/\/wa\.me\/\?text=/;
const SHARE_WORDS = /Enviar pelo WhatsApp|Share on WhatsApp/g;
/** Of each kind of page so many. */
const FEW = 5;
/** What an example of the demonstration says, recorded. */
const SPOKEN = '/podcast/perguntas-frequentes';

/** Every kind of page in every language of a site, with what programs read. */
async function readSite(record: ClinicRecord) {
  await site.become(record);
  const paths = routesOf(record).flatMap(({ kind, paths, unknown }) => [
    ...(kind === 'page' ? paths.slice(0, FEW) : []),
    ...(unknown ? [unknown] : []),
  ]);
  const inEnglish = record.locales.includes('en-US') ? paths.map((path) => `/en-us${path}`) : [];
  const read = [];
  for (const path of [...paths, ...inEnglish, '/llms.txt', '/manifest.webmanifest'])
    read.push({ path, text: await (await site.get(path)).text() });
  return read.filter(({ path }) => !path.endsWith(SPOKEN));
}

const withoutWhatsapp = ({ whatsapp: _, ...record }: ClinicRecord): ClinicRecord => record;

/** Where a page names WhatsApp or leads to a chat with the clinic. */
function found(pages: readonly { path: string; text: string }[]): string[] {
  return pages.flatMap(({ path, text }) => {
    const chats = hrefsOf(text).filter((href) => href.includes('wa.me') && !SHARED.test(href));
    const words = wordsOf(text).replaceAll(SHARE_WORDS, '');
    const said = words.match(/.{0,60}(?:WhatsApp|wa\.me\/\d).{0,40}/gi) ?? [];
    return [...chats, ...said].map((what) => `${path}: ${what.trim()}`);
  });
}

test.each([
  ['Serra Clara', serraClaraRecord],
  ['Manaus', manausRecord],
])('%s without WhatsApp names and offers none on any page', async (_, record) => {
  const plain = { ...withoutWhatsapp(record), plansEnabled: true };
  expect(found(await readSite(plain))).toEqual([]);
});

test('the phone stands where a way to write stood, and WhatsApp comes back with its number', async () => {
  const { whatsapp } = serraClaraRecord;
  await site.become({
    ...serraClaraRecord,
    whatsapp: { defaultMessage: whatsapp?.defaultMessage ?? '' },
  });
  const read = async (path: string) => await (await site.get(path)).text();
  const home = await read('/');
  const phone = serraClaraRecord.phone;
  expect(hrefsOf(home).filter((href) => href === `tel:${phone}`).length).toBeGreaterThan(2);
  expect(home).toContain('De duas maneiras: aqui pelo site ou pelo telefone.');
  expect(wordsOf(await read('/faq'))).toContain('Há duas formas.');
  await site.become(serraClaraRecord);
  const again = await read('/');
  expect(hrefsOf(again).some((href) => href.startsWith('https://wa.me/55'))).toBe(true);
  expect(again).toContain('De três maneiras: aqui pelo site, pelo telefone ou pelo WhatsApp.');
});
