import { z } from 'zod';
import { withAnchors } from './anchor.ts';
import { TextProblem } from './content-problem.ts';
import { type ContentSource, readMarkdownFile } from './markdown-files.server.ts';
import type { PageFront, PageText, TextSection } from './page-text.ts';
import { readSiteBlocks } from './remembered.server.ts';
import type { TextBlock } from './text-blocks.ts';

const words = z.string().trim().min(1, 'is empty');

/** Front matter common to all pages; pages add their own fields. */
export const pageFront = {
  title: words.max(70, 'must have at most 70 characters'),
  description: words.max(180, 'must have at most 180 characters'),
  urgent: words.optional(),
};

/**
 * Reads one page of content/<locale>/pages.
 * @throws ContentProblems
 */
export function readPageText<Front extends PageFront>(
  source: ContentSource,
  name: string,
  frontMatter: z.ZodType<Front>,
): Promise<PageText<Front>> {
  return readMarkdownFile(source, `pages/${name}.md`, {
    frontMatter,
    entryOf: ({ front, body }) => {
      const text = sectionsOf(readSiteBlocks(body));
      const { urgent } = front;
      if (urgent !== undefined && !text.sections.some(({ title }) => title === urgent))
        throw new TextProblem({ code: 'unknown-section', params: { heading: urgent } });
      return { ...front, ...text };
    },
  });
}

/**
 * Splits a text at its '##' headings. @throws TextProblem for duplicate headings and for a heading without
 * text
 */
export function sectionsOf(blocks: readonly TextBlock[]): {
  intro: TextBlock[];
  sections: TextSection[];
} {
  const intro: TextBlock[] = [];
  const sections: TextSection[] = [];
  for (const block of withAnchors(blocks)) {
    if (block.kind === 'heading')
      sections.push({ id: block.id ?? '', title: block.text, body: [] });
    else (sections.at(-1)?.body ?? intro).push(block);
  }
  const hollow = sections.find(({ body }) => body.length === 0);
  if (hollow) throw new TextProblem({ code: 'empty-section', params: { heading: hollow.title } });
  return { intro, sections };
}
