import { makeDrawing } from '#app/features/accessibility/element.ts';
import type { ReadingAidsMessages } from '#app/locales/accessibility/reading-aids.ts';
import { make } from '#app/platform/browser/make.ts';
import {
  isAction,
  type Key,
  type KeyState,
  type Layout,
  rowsOf,
  shownOn,
} from './keyboard-layout.ts';

type Words = ReadingAidsMessages['keyboard'];

/** Drawings of the keys that no letter stands for, on a square of 24. */
const DRAWN: Record<string, string> = {
  shift: 'M12 4 4.500 12H9v7h6v-7h4.500Z',
  backspace: 'M9 5.500h11.500v13H9L3 12Zm3.500 4 5 5m0-5-5 5',
  left: 'M19 12H5m6-6-6 6 6 6',
  right: 'M5 12h14m-6-6 6 6-6 6',
  next: 'M3.500 12H17m-5-5 5 5-5 5M20.500 6v12',
  enter: 'M20 5.500V12H5m5-5-5 5 5 5',
  hide: 'm5 9 7 7 7-7',
  show: 'M3 6.500h18v11H3ZM6.500 10v.01m3.600 0v.01m3.700 0v.01m3.600 0v.01M8 14h8',
};
const WRITTEN: Record<string, string> = { signs: '?123', letters: 'ABC' };

/** The keyboard's elements, without what they do. */
export function drawKeyboard(words: Words) {
  const panel = make('section', { class: 'keyboard-panel', 'aria-label': words.name });
  const handle = make(
    'button',
    { type: 'button', class: 'keyboard-handle', 'aria-label': words.show },
    drawing('show'),
  );
  const frame = make('div', { class: 'virtual-keyboard', popover: 'manual' }, panel, handle);
  return { frame, panel, handle };
}

/** Puts the keys of a layout into the panel. */
export function drawKeys(
  panel: HTMLElement,
  { layout, isWide, words }: { layout: Layout; isWide: boolean; words: Words },
): void {
  const rows = rowsOf(layout, isWide);
  const columns = rows[0]?.reduce((sum, { span }) => sum + span, 0) ?? 1;
  panel.style.setProperty('--columns', `${columns}`);
  panel.style.setProperty('--rows', `${rows.length}`);
  panel.dataset.layout = layout;
  panel.replaceChildren(...rows.flat().map((key) => drawKey(key, words)));
}

function drawKey({ name, span }: Key, words: Words): HTMLButtonElement {
  const key = make('button', { type: 'button', class: 'keyboard-key', 'data-key': name });
  key.style.setProperty('--span', `${span}`);
  const label = labelOf(name, words);
  if (label) key.ariaLabel = label;
  if (DRAWN[name]) key.append(drawing(name));
  else key.textContent = name === ' ' ? words.space : (WRITTEN[name] ?? name);
  return key;
}

function drawing(name: string): SVGSVGElement {
  return makeDrawing(DRAWN[name] ?? '');
}

function labelOf(name: string, { keys }: Words): string | undefined {
  return new Map(Object.entries(keys)).get(name);
}

/** Shows on the keys what they would type now, and which wait for a letter. */
export function showState(panel: HTMLElement, state: KeyState, words: Words): void {
  for (const key of panel.querySelectorAll<HTMLElement>('[data-key]')) {
    const { key: name = '' } = key.dataset;
    if (name === 'shift') {
      key.ariaPressed = String(state.shift !== 'off');
      key.dataset.locked = String(state.shift === 'locked');
      key.ariaLabel = state.shift === 'locked' ? words.keys.locked : words.keys.shift;
    } else if (/^[´`~^¨]$/.test(name)) key.ariaPressed = String(state.accent === name);
    else if (!isAction(name) && name !== ' ') key.textContent = shownOn(name, state);
  }
}
