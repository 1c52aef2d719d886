import { type TextBlock, withLines } from './text-blocks.ts';

/** A '##' heading of a page with the text below it. `id` is its anchor. */
export type TextSection = { id: string; title: string; body: TextBlock[] };

/** The text of one page: its front matter, what comes before the first heading, and its sections. */
export type PageText<Front> = Front & { intro: TextBlock[]; sections: TextSection[] };

/** Front matter common to all pages. */
export type PageFront = {
  title: string;
  description: string;
  /** Title of the section to show first, because it is urgent for the reader it concerns. */
  urgent?: string | undefined;
};

/** The text with its links rewritten; when `to` returns undefined the link becomes plain text. */
export function relinked<Text extends { intro: TextBlock[]; sections: TextSection[] }>(
  text: Text,
  to: (href: string) => string | undefined,
): Text {
  const intro = relinkedBlocks(text.intro, to);
  const sections = text.sections.map((each) => ({ ...each, body: relinkedBlocks(each.body, to) }));
  return { ...text, intro, sections };
}

/** @see relinked */
export function relinkedBlocks(
  blocks: readonly TextBlock[],
  to: (href: string) => string | undefined,
): TextBlock[] {
  return blocks.map((block) => withLines(block, (line) => line.map(relink)));

  function relink<Span extends { href?: string | undefined }>(span: Span): Span {
    return span.href === undefined ? span : { ...span, href: to(span.href) };
  }
}
