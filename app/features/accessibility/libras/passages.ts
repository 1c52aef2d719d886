import { isPrivatePath } from '#app/platform/private-paths.ts';
import { MAX_LETTERS } from './frame-messages.ts';

/** A text of the page that can be handed to the translator. */
export type Passage = { element: Element; text: string };

const BLOCKS =
  'h1,h2,h3,h4,h5,h6,p,li,dt,dd,th,td,caption,figcaption,blockquote,legend,label,summary,button';
/** What somebody has typed, what the page says about it, and what is marked as theirs. */
const NEVER = [
  ...['input', 'textarea', 'select', 'output', '[contenteditable]', '[data-personal]'],
  ...['[role=alert]', '[role=status]', '[aria-live]'],
  ...['[hidden]', '[aria-hidden=true]', '.visually-hidden', 'svg', 'script', 'style', 'noscript'],
].join(',');
/** On private pages nothing but what asks and names: the site's own words, the same for everybody. */
const IMPERSONAL = ':is(h1,h2,h3,legend,label,summary,button,.field-hint,[data-impersonal] *)';
const TYPED = 'input:not([type=radio],[type=checkbox],[type=hidden]),textarea';

/**
 * Whether words of a private page may leave it. Dates, times, protocols, telephones and codes have digits; mail
 * addresses an '@'.
 * @param typed what the page's fields hold
 */
export function isImpersonal(text: string, typed: readonly string[]): boolean {
  const words = text.toLowerCase();
  const own = typed.flatMap((value) => value.toLowerCase().split(/\s+/));
  return !/[\d@]/.test(text) && !own.some((word) => word.length > 2 && words.includes(word));
}

/** Whole passages up to the limit of a page, and no single one beyond it. */
export function withinLimit<Each extends { text: string }>(passages: readonly Each[]): Each[] {
  let left = MAX_LETTERS;
  const taken: Each[] = [];
  for (const each of passages) {
    left -= each.text.length;
    if (left < 0) break;
    taken.push(each);
  }
  return taken;
}

/** The page's texts in their order, without those that may be about a person. */
export function passagesOf(main: Element): Passage[] {
  const passages = [...main.querySelectorAll(BLOCKS)].flatMap((element) => {
    const passage = passageOf(element);
    return passage ? [passage] : [];
  });
  return withinLimit(passages);
}

/** The text that an element of the page belongs to; 'withheld' when it may be about a person. */
export function passageAt(target: Element): Passage | 'withheld' | undefined {
  const element = target.closest(BLOCKS);
  if (!element?.closest('main') || textOf(element) === '') return undefined;
  return passageOf(element) ?? 'withheld';
}

function passageOf(element: Element): Passage | undefined {
  const text = textOf(element).slice(0, MAX_LETTERS);
  if (text === '' || element.closest(NEVER)) return undefined;
  if (!isPrivatePath(location.pathname)) return { element, text };
  const typed = [...document.querySelectorAll(TYPED)].map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  );
  return element.matches(IMPERSONAL) && isImpersonal(text, typed) ? { element, text } : undefined;
}

/** What an element itself says, as it is shown; what blocks within it say is theirs. */
function textOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (parent?.closest(BLOCKS) !== element || parent.closest(NEVER)) continue;
    if (parent.checkVisibility()) parts.push(textContent ?? '');
  }
  return parts
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?…”)])/g, '$1')
    .trim();
}
