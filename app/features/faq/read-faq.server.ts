import { ContentProblems } from '#app/platform/text/content-problem.ts';
import { refuseUnknownBraces } from '#app/platform/text/filled-blocks.ts';
import {
  type ContentSource,
  readMarkdownFolder,
} from '#app/platform/text/markdown-files.server.ts';
import { readSiteBlocks } from '#app/platform/text/remembered.server.ts';
import { FAQ_PLACEHOLDERS, type FaqEntry, faqFrontMatter } from './faq-entry.ts';

/**
 * The questions of one language, by position.
 * @throws ContentProblems
 */
export async function readFaq(source: ContentSource): Promise<FaqEntry[]> {
  const entries = await readMarkdownFolder(source, 'faq', {
    frontMatter: faqFrontMatter,
    kept: FAQ_PLACEHOLDERS,
    entryOf: ({ slug, front, body }): FaqEntry => {
      refuseUnknownBraces(body, FAQ_PLACEHOLDERS);
      return { slug, ...front, answer: readSiteBlocks(body) };
    },
  });
  const ordered = entries.sort((a, b) => a.position - b.position);
  const twin = ordered.find(({ position }, index) => ordered[index - 1]?.position === position);
  if (twin)
    throw new ContentProblems([
      {
        file: `${source.locale}/faq/${twin.slug}.md`,
        path: 'position',
        code: 'position-taken',
        params: { position: String(twin.position) },
      },
    ]);
  return ordered;
}
