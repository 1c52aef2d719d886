import { isOwnAddress } from '#app/platform/own-address.ts';

export type PastedHtml = { html: string; hasForeignLink: boolean; hasPicture: boolean };

const STYLE = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;
const LINK = /<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const PICTURE = /<img\b(?![^>]*data-name=)/i;

/**
 * Looks at HTML that is about to be pasted. The editor's own rules reduce it to what a text may hold; here its inline
 * styles go, which the page's policy would report, and it is found out what somebody will miss.
 */
export function lookAtPaste(html: string): PastedHtml {
  const hrefs = [...html.matchAll(LINK)].map(([, one, two, three]) => one ?? two ?? three ?? '');
  return {
    html: html.replaceAll(STYLE, ''),
    hasForeignLink: hrefs.some((href) => !isOwnAddress(href)),
    hasPicture: PICTURE.test(html),
  };
}
