import { TextProblem } from './content-problem.ts';
import { type FactWords, worded } from './fact-words.ts';

/** What texts follow: the facts of the clinic, and which of the site's pages there are. */
export type TextWords = {
  facts: FactWords;
  /** @param path within the site, with its anchor: '/faq#sabado' */
  isOpen: (path: string) => boolean;
};

/** The body of a text in the words of the clinic. @throws TextProblem */
export function bodyInWords(
  markdown: string,
  words: TextWords | undefined,
  kept: readonly string[] = [],
): string {
  if (!words) return markdown;
  const said = worded(markdown, words.facts, { kept, written: asMarkdown });
  const whole = said === markdown ? said : withoutEmptyItems(said);
  return withoutClosedLinks(whole, words);
}

/**
 * Front matter in the words of the clinic; entries of lists that then say nothing are left out.
 * @returns also the path of the field that names what there is not
 */
export function frontInWords(
  front: unknown,
  words: TextWords | undefined,
): { front: unknown; problem?: { path: string; fault: TextProblem } } {
  if (!words) return { front };
  let path = '';
  const within = (value: unknown, at: string): unknown => {
    if (typeof value === 'string') {
      path = at;
      return withoutClosedLinks(worded(value, words.facts), words);
    }
    if (Array.isArray(value)) {
      const list = value.map((each, index) => within(each, `${at}.${index}`));
      return list.filter((each, index) => each !== '' || value[index] === '');
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        within(each, at === '' ? key : `${at}.${key}`),
      ]),
    );
  };
  try {
    return { front: within(front, '') };
  } catch (error) {
    if (!(error instanceof TextProblem)) throw error;
    return { front, problem: { path, fault: error } };
  }
}

/** Names stand in Markdown as they are, whatever signs they have. */
function asMarkdown(name: string): string {
  return name.replaceAll(/[\\`*_[\]<>#|~&]/g, '\\$&');
}

/** Items of lists that say nothing where the clinic lacks what they are about. */
function withoutEmptyItems(markdown: string): string {
  return markdown
    .replaceAll(/^[ \t]*(?:[-*+]|\d+[.)])[ \t]*\n/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n');
}

const LINK = /(?<!!)\[([^\]]*)\]\((\/[^)\s]*)\)/g;

/** Links to pages that the site lacks become plain words. */
function withoutClosedLinks(text: string, { isOpen }: TextWords): string {
  return text.replaceAll(LINK, (link, label: string, path: string) =>
    isOpen(path) ? link : label,
  );
}
