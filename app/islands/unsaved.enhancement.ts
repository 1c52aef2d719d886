import { isFilledIn } from '#app/platform/browser/unsaved-form.ts';

/**
 * Asks before a page is left with something in a form that was not saved.
 * @param mark an element in the form, or beside all that it watches: in the first run the buttons that lead to the next
 *   step stand above the forms
 */
export default function unsaved(mark: HTMLElement): void {
  const own = mark.closest('form');
  const page = mark.parentElement ?? mark;
  const watched = () => (own ? [own] : [...page.querySelectorAll('form')]);
  const isTyped = mark.dataset.unsaved !== undefined;
  // A press on one of its buttons may have come before this code.
  const { activeElement } = document;
  let sent = activeElement instanceof HTMLButtonElement ? activeElement.form : null;

  // At the window, after whoever holds a form back.
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    sent = target instanceof HTMLFormElement && !defaultPrevented ? target : null;
  });
  // A page that comes back from the browser's memory is as it was left.
  window.addEventListener('pageshow', () => {
    sent = null;
  });
  window.addEventListener('beforeunload', (event) => {
    const others = watched().filter((form) => form !== sent);
    if (others.some((form) => isTyped || isUnsaved(form))) event.preventDefault();
  });
}

/** The server marks what it took in and has not saved. */
function isUnsaved(form: HTMLFormElement): boolean {
  return form.dataset.unsaved !== undefined || isFilledIn(form);
}
