import { isOutsideAddress, siteOf } from '#app/platform/browser/own-address.ts';
import { readTextBlocks, UnknownMarkdown } from '#app/platform/text/read-text-blocks.ts';
import { withLines } from '#app/platform/text/text-blocks.ts';

/** A link to another site. */
export type OutsideLink = {
  href: string;
  /** The other site's name. */
  site: string;
  /** The words that lead there. */
  words: string;
};

/** The links of a Markdown text to other sites, each address once, in the order of reading. */
export function outsideLinks(markdown: string): OutsideLink[] {
  const links = new Map<string, OutsideLink>();
  for (const block of blocksOf(markdown)) {
    withLines(block, (line) => {
      for (const { href, text } of line) {
        if (href === undefined || !isOutsideAddress(href)) continue;
        const words = (links.get(href)?.words ?? '') + text;
        links.set(href, { href, site: siteOf(href), words });
      }
      return line;
    });
  }
  return [...links.values()];
}

/** What cannot be read has its own message. */
function blocksOf(markdown: string) {
  try {
    return readTextBlocks(markdown);
  } catch (error) {
    if (error instanceof UnknownMarkdown) return [];
    throw error;
  }
}
