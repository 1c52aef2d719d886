import { createHash } from 'node:crypto';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { hrefsOf, wordsOf } from '#tests/page-html.ts';
import { demoSearch } from './demo-search.ts';

type Answer = { status: number; type: string; body: Buffer };

/** A site as somebody outside sees it. */
export type SeenSite = {
  get: (path: string) => Promise<Answer>;
  /** Where a link of a page leads within the site; undefined for what need not be looked at. */
  targetOf: (href: string, path: string) => string | undefined;
};

/** Where no link leads to, but machines and people without a page look. */
const FILES = [
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/llms.txt', '/blog/feed.xml'],
  ...['/podcast/feed.xml', '/check', '/waitlist', '/agendamento', '/api/v1/openapi.json'],
  ...['/podcast/capa.png'],
];
/** Programs, styles, fonts, films and drawings. */
const NO_WORDS = /^\/assets\/|\.(?:woff2|webm|svg)(?:\?|$)/;
const PICTURE = /^image\//;
const OF_PICTURES = /^\/(?:share|imagens)\/|\.(?:png|jpe?g|webp|avif|ico)(?:\?|$)/;
const PAGE = /^text\/html/;
/** Addresses that are no links: of structured data, shared pictures, films, icons, lists for machines. */
const NAMED =
  /(?:<loc>|<url>|content="|(?:src|href|poster|url)="|"(?:src|url|image)":\s*")(https?:[^"<]+|\/[^"<]*)/g;

/**
 * What of the demonstration a site of another clinic still says or shows, in its mails, and anywhere that a link or its
 * sitemap leads to: words of pages, structured data, feeds, captions, files for machines; pictures by their bytes.
 * @param mails as they went out, decoded and raw
 * @returns pictures by the hash of their bytes, with where they are
 */
export async function strangersOn(
  { get, targetOf }: SeenSite,
  { record, mails = [] }: { record: ClinicRecord; mails?: readonly string[] },
): Promise<{ strangers: string[]; searched: number; pictures: ReadonlyMap<string, string> }> {
  const demoIn = await demoSearch(record);
  const strangers = mails.flatMap((mail, index) => demoIn(`mail ${index + 1}`, mail));
  const pictures = new Map<string, string>();
  const known = new Set<string>(['/', ...FILES]);
  let searched = mails.length;
  for (const path of known) {
    if (NO_WORDS.test(path)) continue;
    const answer = await get(path);
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
    if (PICTURE.test(answer.type)) {
      pictures.set(hashOf(answer), path);
      continue;
    }
    const { text, words } = wordsIn(answer);
    strangers.push(...demoIn(path, words));
    searched += 1;
    for (const target of targetsIn(text, answer, (href) => targetOf(href, path))) known.add(target);
  }
  return { strangers, searched, pictures };
}

/** Pictures of a site's first page and of all that it leads to, and those that machines are told of, by their bytes. */
export async function picturesOn({ get, targetOf }: SeenSite): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const known = new Set<string>(['/', '/manifest.webmanifest', '/podcast/capa.png']);
  for (const path of known) {
    if (NO_WORDS.test(path)) continue;
    const answer = await get(path);
    if (PICTURE.test(answer.type)) {
      found.set(hashOf(answer), path);
      continue;
    }
    const { text } = wordsIn(answer);
    for (const target of targetsIn(text, answer, (href) => targetOf(href, path)))
      if (path === '/' || OF_PICTURES.test(target)) known.add(target);
  }
  return found;
}

const hashOf = ({ body }: Answer) => createHash('sha256').update(body).digest('hex');

/** The whole source of a page too: what machines read of it is in it. Captions as they are heard. */
function wordsIn({ type, body }: Answer): { text: string; words: string } {
  const text = body.toString('utf8');
  if (PAGE.test(type)) return { text, words: `${wordsOf(text)}\n${text}` };
  return { text, words: text.startsWith('WEBVTT') ? heardIn(text) : text };
}

/** Captions in one breath: a sentence goes over several of them. */
function heardIn(captions: string): string {
  return captions
    .split(/\r?\n/)
    .filter((line) => !/^WEBVTT|-->|^\d*$/.test(line))
    .join(' ');
}

function targetsIn(
  text: string,
  { type }: Answer,
  targetOf: (href: string) => string | undefined,
): string[] {
  const links = PAGE.test(type) ? hrefsOf(text) : [];
  const named = [...text.matchAll(NAMED)].map(([, address = '']) => address);
  return [...links, ...named].flatMap((href) => targetOf(href) ?? []);
}
