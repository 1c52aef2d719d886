import { expect, test } from 'vitest';
import { siteAddresses } from '#app/clinic/structured-data/site-addresses.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import { testContents } from '#tests/contents.ts';
import { llmsText } from './llms.ts';
import { sitemapOf } from './sitemap.ts';

const BASE = new URL('https://clinica.example.com');
const address = (locale: Locale, path: string) => new URL(localPath(locale, path), BASE).href;
const home = testContents['pt-BR'];
const alone = {
  'pt-BR': { ...home, clinic: { ...home.clinic, locales: ['pt-BR'] satisfies Locale[] } },
};

function entriesOf(xml: string): string[] {
  return xml.split('<url>').slice(1);
}

test('a new article is in the sitemap in both languages, each naming the other', () => {
  const [newest] = home.editorial.posts;
  const entries = entriesOf(sitemapOf(testContents, address));
  const path = `/blog/${newest?.slug}`;
  for (const locale of ['pt-BR', 'en-US'] as const) {
    const entry = entries.find((each) => each.includes(`<loc>${address(locale, path)}</loc>`));
    expect(entry).toContain(`<lastmod>${newest?.updatedOn ?? newest?.publishedOn}</lastmod>`);
    for (const [language, href] of [
      ['pt-BR', address('pt-BR', path)],
      ['en-US', address('en-US', path)],
      ['x-default', address('pt-BR', path)],
    ])
      expect(entry).toContain(
        `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      );
  }
});

test('a page that is in one language alone names no other', () => {
  const { posts } = home.editorial;
  const untranslated = { ...home, editorial: { ...home.editorial, posts: posts.slice(0, 1) } };
  const contents = { ...testContents, 'pt-BR': untranslated };
  const [, only] = posts;
  const entries = entriesOf(sitemapOf(contents, address));
  const entry = entries.find((each) => each.includes(`/en-us/blog/${only?.slug}</loc>`));
  expect(entry).toBeDefined();
  expect(entry).not.toContain('xhtml:link');
});

test('with English switched off nothing names it', () => {
  expect(sitemapOf(alone, address)).not.toMatch(/en-us|xhtml:link/i);
  const site = siteAddresses(BASE, 'pt-BR');
  const text = llmsText(alone['pt-BR'], { site, today: '2026-11-21', others: [] });
  expect(text).not.toMatch(/en-us|English/i);
});

test('the summary for assistants has what the record says and leads to the agenda', () => {
  const site = siteAddresses(BASE, 'en-US');
  const others = [{ locale: 'pt-BR', url: 'https://clinica.example.com/llms.txt' } as const];
  const { clinic } = testContents['en-US'] ?? home;
  const text = llmsText({ ...home, clinic }, { site, today: '2026-11-21', others });
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  for (const fact of [clinic.phone.display, clinic.email, clinic.address.city, clinic.doctor.crm])
    expect(text).toContain(fact);
  expect(text).toContain('https://clinica.example.com/en-us/agendamento');
  expect(text).toContain('[Português](https://clinica.example.com/llms.txt)');
});

test('the summary names the specialty only where a doctor has it registered', () => {
  const site = siteAddresses(BASE, 'pt-BR');
  const begins = (people: typeof home.clinic.people) => {
    const content = { ...home, clinic: { ...home.clinic, people } };
    return llmsText(content, { site, today: '2026-11-21', others: [] });
  };
  const { people } = home.clinic;
  expect(begins(people)).toContain('> Clínica de oftalmologia em ');
  expect(begins(people.map((each) => ({ ...each, rqe: [] })))).toContain(
    '> Clínica de consultas de olhos em ',
  );
});

test('while the agenda is elsewhere the summary says where; a refused address leaves the own one', () => {
  const textWith = (externalSchedulingUrl: string) => {
    const content = { ...home, clinic: { ...home.clinic, externalSchedulingUrl } };
    const site = siteAddresses(BASE, 'pt-BR');
    return llmsText(content, { site, today: '2026-11-21', others: [] });
  };
  const external = `https://agenda.${home.clinic.domain}/`;
  expect(textWith(external)).toContain(external);
  const refused = textWith('https://evil.example.org/');
  expect(refused).toContain('https://clinica.example.com/agendamento');
  expect(refused).not.toContain('evil');
});
