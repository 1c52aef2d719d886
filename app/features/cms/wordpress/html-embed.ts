import { foreignAddress, foreignHref, type HrefRules } from './foreign-href.ts';
import { foreignText } from './foreign-text.ts';
import { attributeOf, type HtmlElement, isElement } from './html-tree.ts';

const SOURCES = ['data-src', 'data-lazy-src', 'src'];
/** Titles that players give every film. */
const NO_TITLE = /^(?:youtube video player|vimeo video player|spotify embed.*|embedded.*)$/i;

/** A film, a map or another page that stands within a text: a link to it, and the words for the link. */
export function embedOf(
  element: HtmlElement,
  rules: HrefRules,
): { text: string; href: string | null } | null {
  const size = (name: string) => Number.parseFloat(attributeOf(element, name) || '100');
  if (size('width') < 4 || size('height') < 4) return null;
  const inner = element.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'source');
  const raw = [element, ...inner]
    .flatMap((each) => SOURCES.map((name) => attributeOf(each, name).trim()))
    .find((each) => each !== '' && !each.startsWith('about:'));
  const url = raw === undefined ? null : foreignAddress(raw, rules.base);
  if (!url) return null;
  const page = pageOf(url);
  const title = foreignText(attributeOf(element, 'title')).trim();
  const text = title === '' || NO_TITLE.test(title) ? shownAddress(page) : title;
  return { text, href: foreignHref(page.href, rules) };
}

/** The page that people open for what a player of that address plays. */
function pageOf(url: URL): URL {
  const [, film] = /^\/embed\/([\w-]{6,20})$/.exec(url.pathname) ?? [];
  if (film && /^(?:www\.)?youtube(?:-nocookie)?\.com$/.test(url.hostname))
    return new URL(`https://www.youtube.com/watch?v=${film}`);
  const [, vimeo] = /^\/video\/(\d{3,15})$/.exec(url.pathname) ?? [];
  if (vimeo && url.hostname === 'player.vimeo.com') return new URL(`https://vimeo.com/${vimeo}`);
  return url;
}

/** An address as people read it: 'vimeo.com/1234'. */
function shownAddress({ host, pathname, search }: URL): string {
  const shown = `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}${search}`;
  return shown.length > 80 ? `${shown.slice(0, 79)}…` : shown;
}
