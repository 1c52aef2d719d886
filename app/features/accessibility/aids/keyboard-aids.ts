import { isTextField } from '#app/features/accessibility/shortcut.ts';
import type { ReadingAidsMessages } from '#app/locales/accessibility/reading-aids.ts';

type Shortcut = { keys: string; does: Exclude<keyof ReadingAidsMessages['shortcuts'], 'note'> };

/** Keys of every page, with the words for each in `readingAidsMessages`. None is a letter or sign by itself. */
export const SHORTCUT_LIST = [
  { keys: 'Alt+1', does: 'content' },
  { keys: 'Alt+2', does: 'menu' },
  { keys: 'Alt+3', does: 'search' },
  { keys: 'Alt+4', does: 'footer' },
  { keys: 'Tab', does: 'next' },
  { keys: 'Shift+Tab', does: 'back' },
  { keys: 'Enter', does: 'use' },
  { keys: 'Esc', does: 'leave' },
] as const satisfies readonly Shortcut[];

type Place = () => HTMLElement | undefined;

/** By the key's place, as Brazilian government sites have it (eMAG 3.1, 1.5). */
const PLACES: Record<string, Place> = {
  Digit1: () => firstShown('#conteudo'),
  Digit2: menu,
  Digit3: () => firstShown('main input[type="search"]', '#busca-rodape', '.site-search'),
  Digit4: () => firstShown('#rodape'),
};

/** Alt with 1 to 4 leads to content, menu, search and footer; where a page has none of them, to its content. */
export function startKeyboardAids(): () => void {
  addEventListener('keydown', jump, { capture: true });
  return () => removeEventListener('keydown', jump, { capture: true });
}

function jump(event: KeyboardEvent): void {
  const { altKey, ctrlKey, metaKey, shiftKey, code, target, repeat } = event;
  const place = PLACES[code];
  // In a field the same keys write signs on some keyboards.
  if (!place || !altKey || ctrlKey || metaKey || shiftKey || repeat || isTextField(target)) return;
  // Behind an open dialog nothing can be reached.
  if (document.querySelector('dialog:modal')) return;
  event.preventDefault();
  (place() ?? firstShown('#conteudo'))?.focus();
}

/** On narrow screens it is opened, and then has the focus. */
function menu(): HTMLElement | undefined {
  const links = '.site-nav a, .staff-nav a';
  const opener = firstShown('[popovertarget="menu"]:not(.site-menu-close)');
  if (!opener) return firstShown(links, '#navegacao a');
  opener.click();
  return firstShown('#menu nav a', '#menu a');
}

/** Of the selectors, the first that finds something to be seen. */
function firstShown(...selectors: string[]): HTMLElement | undefined {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** Whether something is open that Esc closes. What the aids lay over the page is not. */
export function isEscTaken(): boolean {
  return document.querySelector('dialog[open], :popover-open:not([popover="manual"])') !== null;
}
