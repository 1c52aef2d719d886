import { keepUnheard, makeButton } from '#app/features/accessibility/element.ts';
import { addStyles } from '#app/features/accessibility/styles.ts';
import { readingAidsMessages } from '#app/locales/accessibility/reading-aids.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { isEscTaken } from './keyboard-aids.ts';
import css from './reading-mode.css?inline';

const LEAST_CHARACTERS = 600;

/** Whether the page is there to be read: it has some text, and nothing to be filled in. */
export function canRead(): boolean {
  const main = document.querySelector('main');
  if (!main || main.querySelector('form:not(search form)')) return false;
  const words = [...main.querySelectorAll('p, li, dd')].map((each) => each.textContent);
  return words.join('').length >= LEAST_CHARACTERS;
}

/**
 * Shows the page's main text alone, in one column. Nothing is moved: the style sheet hides what stands around it.
 * The button or Esc leave it, and give the focus back.
 */
export function startReadingMode(): void {
  const { dataset } = document.documentElement;
  if (dataset.reading !== undefined) return;
  const removeStyles = addStyles(css);
  const before = document.activeElement;
  const heading = document.querySelector<HTMLElement>('main h1');
  const hadTabIndex = heading?.hasAttribute('tabindex') ?? true;
  const words = readingAidsMessages[localeOfPath(location.pathname)].leaveReading;
  const leave = makeButton({ class: 'button reading-leave' }, stop, words);
  const stopHearing = keepUnheard(leave);
  const stopped = new AbortController();
  function stop(): void {
    stopped.abort();
    stopHearing();
    if (!hadTabIndex) heading?.removeAttribute('tabindex');
    leave.remove();
    delete dataset.reading;
    removeStyles();
    if (before instanceof HTMLElement) before.focus();
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isEscTaken()) return;
    event.preventDefault();
    stop();
  };
  addEventListener('keydown', onKey, { signal: stopped.signal, capture: true });
  dataset.reading = '';
  document.body.prepend(leave);
  if (!hadTabIndex) heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
