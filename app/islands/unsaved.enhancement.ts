/**
 * Asks before a page is left with something typed in a long form that was not saved: the buttons of the first run
 * stand above the form, and lead to the next step.
 */
export default function unsaved(page: HTMLElement): void {
  // A press on one of its buttons may be what this code was loaded for.
  const { activeElement } = document;
  let isSending =
    activeElement instanceof HTMLButtonElement &&
    activeElement.form !== null &&
    isLong(activeElement.form);

  page.addEventListener('submit', ({ target }) => {
    isSending = target instanceof HTMLFormElement && isLong(target);
  });
  // A page that comes back from the browser's memory is as it was left.
  window.addEventListener('pageshow', () => {
    isSending = false;
  });
  window.addEventListener('beforeunload', (event) => {
    if (!isSending && [...page.querySelectorAll('form')].some(isTyped)) event.preventDefault();
  });
}

/** Only what has buttons to save at its foot. */
function isLong(form: HTMLFormElement): boolean {
  return form.querySelector('.save-bar') !== null;
}

function isTyped(form: HTMLFormElement): boolean {
  if (!isLong(form)) return false;
  // What came back with faults is as the server wrote it, and not saved.
  return form.dataset.unsaved !== undefined || [...form.elements].some(isChanged);
}

function isChanged(element: Element): boolean {
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (element instanceof HTMLSelectElement) return isOtherChoice(element);
  if (!(element instanceof HTMLInputElement) || element.type === 'hidden') return false;
  return element.value !== element.defaultValue || element.checked !== element.defaultChecked;
}

/** Where none was marked, a list begins with its first. */
function isOtherChoice({ options, selectedIndex }: HTMLSelectElement): boolean {
  const marked = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, marked);
}
