import { changeSettings } from '#app/features/accessibility/settings-store.ts';
import { addStyles } from '#app/features/accessibility/styles.ts';
import { type LibrasMessages, librasMessages } from '#app/locales/accessibility/libras.ts';
import { readSettings } from '#app/platform/browser/site-settings.ts';
import { DEFAULT_LOCALE, localeOfPath } from '#app/platform/locale.ts';
import { isPrivatePath, isStaffPath } from '#app/platform/private-paths.ts';
import css from './libras.css?inline';
import { drawPanel, type LibrasPanel } from './libras-panel.ts';
import { type Passage, passageAt, passagesOf } from './passages.ts';
import { openTranslator, type Translator, type TranslatorState } from './translator.ts';

const MARK = 'libras';
/** As much of a passage as tells which one it is. */
const SHOWN_LETTERS = 60;
const PRESSED = 'a,button,input,select,textarea,summary,label,video,audio';

/** Nobody translates staff pages, nor where the clinic has no translator. */
export function hasTranslator(): boolean {
  return !isStaffPath(location.pathname) && readSettings().libras !== 'off';
}

/**
 * Translates into Libras what the reader presses or moves the focus to, or the whole page, passage by passage.
 * English pages say that Libras translates Portuguese, and where that is.
 */
export function startLibras(): () => void {
  if (!hasTranslator()) return () => undefined;
  const locale = localeOfPath(location.pathname);
  const messages = librasMessages[locale];
  const removeStyles = addStyles(css);
  const panel = drawPanel(messages, () => changeSettings({ libras: false }));
  const stop = locale === DEFAULT_LOCALE ? translate(panel, messages) : undefined;
  if (!stop) panel.leadTo(location);
  return () => {
    stop?.();
    panel.remove();
    removeStyles();
  };
}

function translate(panel: LibrasPanel, messages: LibrasMessages): () => void {
  const translator = openTranslator({
    place: panel.stage,
    title: messages.frame,
    onState: (state) => turn.follow(state),
  });
  const turn = takeTurns({ translator, panel, messages });
  panel.serve({ onAgain: translator.again, onPage: turn.togglePage });
  translator.open();
  const listening = new AbortController();
  const take = (element: Element) => {
    const passage = passageAt(element);
    if (passage === 'withheld') panel.say(messages.states.withheld);
    else if (passage) turn.begin([passage]);
  };
  followReader(take, listening.signal);
  return () => {
    listening.abort();
    translator.end();
    mark(undefined);
  };
}

/** Passages one after the other, with a mark on the page and words about how it goes. */
function takeTurns(parts: {
  translator: Translator;
  panel: LibrasPanel;
  messages: LibrasMessages;
}) {
  const { translator, panel, messages } = parts;
  const { states } = messages;
  let queue: readonly Passage[] = [];

  function begin(passages: readonly Passage[]): void {
    queue = passages;
    const [first] = passages;
    panel.showTask(passages.length > 1);
    mark(first?.element);
    if (first) translator.translate(first.text);
    else panel.say(states.done);
  }

  function togglePage(): void {
    const main = document.querySelector('main');
    const passages = queue.length > 1 || !main ? [] : passagesOf(main);
    if (queue.length <= 1 && passages.length === 0) panel.say(states.nothing);
    else begin(passages);
  }

  function follow(state: TranslatorState): void {
    panel.offerAgain(/^(?:failed|slow|untranslated)$/.test(state));
    if (state === 'done') begin(queue.slice(1));
    else if (state === 'speaking') panel.say(states.speaking(beginningOf(queue[0]?.text ?? '')));
    else panel.say(states[state === 'starting' ? 'opening' : state]);
  }

  return { begin, togglePage, follow };
}

function beginningOf(text: string): string {
  return text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS).trim()}…` : text;
}

/** Calls with what is pressed or focused; links, buttons and fields work as ever, and are taken by the focus alone. */
function followReader(take: (element: Element) => void, signal: AbortSignal): void {
  const press = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(PRESSED)) return;
    // Who selects words does not ask for them.
    if (getSelection()?.isCollapsed !== false) take(target);
  };
  const focus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible:not(main)')) return;
    const element = askedAt(target);
    if (element) take(element);
  };
  document.addEventListener('click', press, { signal });
  document.addEventListener('focusin', focus, { signal });
}

/** What a focused element is about. Of a choice it is the question, and never the answer that somebody moves to. */
function askedAt(target: Element): Element | null {
  if (!(target instanceof HTMLInputElement))
    return target.closest('a') && isPrivatePath(location.pathname) ? null : target;
  const isChoice = target.type === 'radio' || target.type === 'checkbox';
  return isChoice
    ? (target.closest('fieldset')?.querySelector('legend') ?? null)
    : (target.labels?.[0] ?? null);
}

/** Shows which text is translated, where browsers can mark words without changing the page. */
function mark(element: Element | undefined): void {
  const { highlights } = globalThis.CSS;
  if (!highlights) return;
  highlights.delete(MARK);
  if (!element) return;
  const range = new Range();
  range.selectNodeContents(element);
  highlights.set(MARK, new globalThis.Highlight(range));
}
