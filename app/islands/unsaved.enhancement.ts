import { isFilledIn } from '#app/platform/browser/unsaved-form.ts';

/**
 * Asks before a page of the first run is left with something in its forms that was not saved: the buttons that lead to
 * the next step stand above them.
 * @param mark an element beside what it watches
 */
export default function unsaved(mark: HTMLElement): void {
  const page = mark.parentElement ?? mark;
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
    const others = [...page.querySelectorAll('form')].filter((form) => form !== sent);
    if (others.some(isUnsaved)) event.preventDefault();
  });
}

/** The server marks what it took in and has not saved. */
function isUnsaved(form: HTMLFormElement): boolean {
  return form.dataset.unsaved !== undefined || isFilledIn(form);
}
