import type { APIRequestContext, Page } from '@playwright/test';
import { factsOf, type PageFacts, type PageLink } from './page-facts.ts';

/** The response of an address; facts for pages only. */
export type Found = { status: number; facts?: PageFacts };

export type Crawl = {
  /** Every linked internal address, without fragment, as '/blog?pagina=2'. */
  found: Map<string, Found>;
  /** The page from which each address was first reached. */
  from: Map<string, string>;
};

/** Share images, each drawn when it is asked for; the server's own tests ask which there are. */
const DRAWN = /^\/share\//;
const EVERY_DRAWN = 12;

/** What an address answered; the words of pages and of files made of words. */
type Answer = { status: number; isPage: boolean; text: string; address: string };
const answers = new Map<string, Answer>();
const OF_WORDS = /^(?:text\/|application\/(?:xml|manifest\+json|json))/;

/** The answer of an address, which the tests of a file ask for once. */
export async function readOnce(request: APIRequestContext, address: string): Promise<Answer> {
  const before = answers.get(address);
  if (before) return before;
  const answer = await request.get(address, { maxRedirects: 5 });
  const type = answer.headers()['content-type'] ?? '';
  const found = {
    status: answer.status(),
    isPage: type.startsWith('text/html'),
    text: OF_WORDS.test(type) ? await answer.text() : '',
    address: answer.url(),
  };
  answers.set(address, found);
  return found;
}

/** A site has a thousand pages. */
export function forgetAnswers(): void {
  answers.clear();
}

/**
 * Follows every internal address from some pages on, including files and forms, requesting each once.
 * @param page whose parser is used
 */
export async function crawl(
  { page, request, origin }: { page: Page; request: APIRequestContext; origin: string },
  starts: readonly string[],
): Promise<Crawl> {
  const found = new Map<string, Found>();
  const from = new Map<string, string>(starts.map((path) => [path, '']));
  // Iterating over a map includes entries added meanwhile.
  let pictures = 0;
  for (const path of from.keys()) {
    if (DRAWN.test(path)) {
      pictures += 1;
      if (pictures % EVERY_DRAWN !== 1) continue;
    }
    const { status, isPage, text } = await readOnce(request, origin + path);
    if (!isPage) {
      found.set(path, { status });
      continue;
    }
    const facts = await factsOf(page, text);
    found.set(path, { status, facts });
    for (const link of facts.links) {
      const target = internalPath(link, { origin, path });
      if (target !== undefined && !from.has(target)) from.set(target, path);
    }
  }
  return { found, from };
}

/** A booking's draft, of which every visit without one is given another, its wished time and its later weeks. */
const OF_A_BOOKING = ['rascunho', 'inicio', 'a-partir'];
/**
 * Of the days of a service one a month is followed, and none of them with each payer again; of what was chosen before,
 * the first screen is asked for with each service and with each payer, not with each of both.
 */
const FOLLOWED_WEEKDAY = 2;
const FIRST_WEEK = 7;
const FIRST_SCREEN = /^(?:\/en-us)?\/agendamento$/;

/**
 * The internal target of a link, without its fragment and what would make the free times of a service thousands of
 * pages; undefined when it leaves the site.
 */
export function internalPath(
  { href }: Pick<PageLink, 'href'>,
  { origin, path }: { origin: string; path: string },
): string | undefined {
  const url = URL.parse(href, origin + path);
  if (!url || url.origin !== origin) return undefined;
  for (const name of OF_A_BOOKING) url.searchParams.delete(name);
  const day = new Date(url.searchParams.get('dia') ?? '');
  const isFollowed = day.getUTCDay() === FOLLOWED_WEEKDAY && day.getUTCDate() <= FIRST_WEEK;
  const isFirst = FIRST_SCREEN.test(url.pathname);
  if (!isFollowed || isFirst || url.searchParams.has('convenio')) url.searchParams.delete('dia');
  if (isFirst && url.searchParams.has('servico')) url.searchParams.delete('convenio');
  return url.pathname + url.search;
}

/** The id in a link's fragment; '' without one. */
export function fragmentOf({ href }: PageLink): string {
  return decodeURIComponent(URL.parse(href, 'http://none')?.hash.slice(1) ?? '');
}
