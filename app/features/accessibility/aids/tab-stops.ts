const STOPS =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]:not([contenteditable="false"])';

/**
 * What Tab reaches after an element, in the page's order; within the open dialog where there is one.
 * @param left what is passed over, as the keyboard on the screen
 */
export function stopAfter(element: Element, left: Element): HTMLElement | undefined {
  const place = element.closest('dialog:modal') ?? document.body;
  const all = [...place.querySelectorAll<HTMLElement>(STOPS)];
  return all.find(
    (each) =>
      Boolean(element.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) &&
      !element.contains(each) &&
      !left.contains(each) &&
      isStop(each, all),
  );
}

/** Of radio buttons only the chosen one is a stop, or the first. */
function isStop(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled')) return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
  const group = all.filter(
    (each) =>
      each instanceof HTMLInputElement &&
      each.type === 'radio' &&
      each.name === element.name &&
      each.form === element.form,
  );
  const chosen = group.find((each) => each instanceof HTMLInputElement && each.checked);
  return element === (chosen ?? group[0]);
}
