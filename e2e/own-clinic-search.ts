import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { DEMO_FACTS } from '#app/clinic/demonstration/demo-facts.ts';
import { demonstrationRecord } from '#tests/clinics/demonstration.ts';
import { DEMONSTRATION_WORDS, ownFacts } from '#tests/clinics/own-facts.ts';
import { hrefsOf, wordsOf } from '#tests/page-html.ts';
import { internalPath } from './crawl.ts';

/** Where no link leads to, but machines and people without a page look. */
const FILES = [
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/llms.txt', '/blog/feed.xml'],
  ...['/podcast/feed.xml', '/check', '/waitlist', '/agendamento', '/api/v1/openapi.json'],
];
const NO_WORDS = /^\/(?:assets|film)\/|\.(?:woff2|webm|vtt|svg)$/;
const PICTURE = /^image\//;

/**
 * What of the demonstration is still said or shown by a site, in its mails, and anywhere that a link or its sitemap
 * leads to: words of pages, structured data, feeds, files for machines; pictures by their bytes.
 * @param mails as they went out, decoded and raw
 * @returns pictures by the hash of their bytes, with where they are
 */
export async function strangersOn(
  request: APIRequestContext,
  origin: string,
  mails: readonly string[],
): Promise<{ strangers: string[]; searched: number; pictures: ReadonlyMap<string, string> }> {
  const pictures = new Map<string, string>();
  const words = new Map<string, string>(mails.map((mail, index) => [`mail ${index + 1}`, mail]));
  const known = new Set<string>(['/', ...FILES]);
  for (const path of known) {
    if (NO_WORDS.test(path.replace(/\?.*/, ''))) continue;
    const answer = await request.get(origin + path);
    if (answer.status() >= 500) throw new Error(`${path}: ${answer.status()}`);
    const type = answer.headers()['content-type'] ?? '';
    const body = await answer.body();
    if (PICTURE.test(type)) {
      pictures.set(createHash('sha256').update(body).digest('hex'), path);
      continue;
    }
    const text = body.toString('utf8');
    const isPage = /^text\/html/.test(type);
    // The whole source too: what machines read of a page is in it.
    words.set(path, isPage ? `${wordsOf(text)}\n${text}` : text);
    const links = isPage ? hrefsOf(text) : [];
    const named = [...text.matchAll(/(?:<loc>|content="|src="|href=")(https?:[^"<]+|\/[^"<]*)/g)];
    for (const href of [...links, ...named.map(([, address = '']) => address)]) {
      const target = internalPath({ href }, { origin, path });
      if (target !== undefined && !target.startsWith('/equipe')) known.add(target);
    }
  }
  return {
    strangers: [...words].flatMap(([where, said]) => demoIn(where, said)),
    searched: words.size,
    pictures,
  };
}

/** Pictures that a clinic's name or colours are in, by the hash of their bytes: shared ones and icons. */
export async function ownPictures(
  request: APIRequestContext,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const page of ['/', '/sobre', '/servicos', '/faq', '/manifest.webmanifest']) {
    const text = await (await request.get(page)).text();
    const named =
      /(?:og:image" content="|"src":\s*"|rel="icon" href="|apple-touch-icon" href=")([^"]+)/g;
    for (const [, address = ''] of text.matchAll(named)) {
      const answer = await request.get(address);
      if (PICTURE.test(answer.headers()['content-type'] ?? ''))
        found.set(
          createHash('sha256')
            .update(await answer.body())
            .digest('hex'),
          address,
        );
    }
  }
  return found;
}

/** Words that the program itself goes by, or that any clinic has. */
const EVERYBODYS = new Set(['Clareia', 'Consultório 1', 'Consultório 2', 'Sala de procedimentos']);

function demoIn(where: string, said: string): string[] {
  const plain = said.toLocaleLowerCase('pt-BR').replace(/\s+/g, ' ');
  const facts = [
    ...DEMO_FACTS,
    ...ownFacts(demonstrationRecord)
      .map(({ text }) => text.toLocaleLowerCase('pt-BR'))
      .filter((text) => ![...EVERYBODYS].some((each) => each.toLocaleLowerCase('pt-BR') === text)),
  ];
  const found = [...new Set(facts)].flatMap((fact) => around(plain, fact, where));
  // The interface names every council that a record may name.
  const councils = where.endsWith('/openapi.json') ? /COREN/ : /(?!)/;
  const patterns = DEMONSTRATION_WORDS.filter(
    ({ source }) => !/Dra|Médica/.test(source) && !councils.test(source),
  );
  return [
    ...found,
    ...patterns.flatMap((pattern) => {
      const match = pattern.exec(said);
      return match ? around(said, match[0], where) : [];
    }),
  ];
}

function around(said: string, text: string, where: string): string[] {
  const at = said.indexOf(text);
  return at < 0 ? [] : [`${where}: "${text}": …${said.slice(Math.max(0, at - 40), at + 60)}…`];
}
