import type { PageText, TextSection } from '#app/platform/text/page-text.ts';
import { type TextBlock, type TextSpan, withLines } from '#app/platform/text/text-blocks.ts';

/**
 * What pages said while they only announced what they do now, in both languages. A clinic that had edited such a page
 * keeps its own text, and with it these sentences.
 */
const OUTGROWN = {
  'questionario-olho-seco': /n(?:ão|ao) está aberto|is not open/i,
  'agendamento-otimizado':
    /n(?:ão|ao) está aberto|esta página será|is not open|this page will have/i,
} as const satisfies Record<string, RegExp>;

type Outgrown = keyof typeof OUTGROWN;

const SENTENCES = /[^.!?]+[.!?]*\s*/g;

/** Whether a page's text still says that the page is not open. @param name of the page, 'agendamento-otimizado' */
export function isOutgrown(name: string, text: string): boolean {
  return isAnnounced(name) && OUTGROWN[name].test(text);
}

/** The text without the sentences that are no longer true, and without what is empty then. */
export function withoutOutgrown<Front extends { description: string }>(
  name: Outgrown,
  text: PageText<Front>,
): PageText<Front> {
  const kept = (words: string) => sentencesLeft(words, OUTGROWN[name]);
  const blocks = (all: readonly TextBlock[]) => all.flatMap((block) => blockLeft(block, kept));
  const sections = text.sections.flatMap((section): TextSection[] => {
    const body = blocks(section.body);
    return body.length > 0 ? [{ ...section, body }] : [];
  });
  const description = kept(text.description).trim() || text.description;
  return { ...text, description, intro: blocks(text.intro), sections };
}

function isAnnounced(name: string): name is Outgrown {
  return Object.hasOwn(OUTGROWN, name);
}

function sentencesLeft(words: string, outgrown: RegExp): string {
  if (!outgrown.test(words)) return words;
  return (words.match(SENTENCES) ?? []).filter((sentence) => !outgrown.test(sentence)).join('');
}

function blockLeft(block: TextBlock, kept: (words: string) => string): TextBlock[] {
  const spansLeft = (spans: readonly TextSpan[]): TextSpan[] => {
    const left = spans.map((span) => ({ ...span, text: kept(span.text) }));
    return left.filter(({ text }) => text.trim() !== '');
  };
  if (block.kind === 'paragraph') {
    const spans = spansLeft(block.spans);
    return spans.length > 0 ? [{ ...block, spans }] : [];
  }
  if (block.kind === 'list') {
    const items = block.items.map(spansLeft).filter((item) => item.length > 0);
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  if (block.kind === 'quote') {
    const lines = block.lines.map(spansLeft).filter((line) => line.length > 0);
    return lines.length > 0 ? [{ ...block, lines }] : [];
  }
  return [withLines(block, spansLeft)];
}
