/** Fields whose value is theirs without anybody having typed it. */
const NOT_TYPED = /^(?:hidden|submit|button|reset|image|range|color)$/;

/**
 * Tells whether somebody has begun to fill in a form that is still to be seen: a field was changed since, or holds
 * something else than the page came with.
 */
export function watchForms(page: Document): () => boolean {
  const touched = new WeakSet<HTMLFormElement>();
  page.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form) touched.add(form);
  });
  page.addEventListener('reset', ({ target }) => {
    if (target instanceof HTMLFormElement) touched.delete(target);
  });
  return () =>
    [...page.forms].some((form) => isShown(form) && (touched.has(form) || isFilledIn(form)));
}

/** One in a closed dialog has been dealt with. */
function isShown(form: HTMLFormElement): boolean {
  return form.getClientRects().length > 0;
}

function isFilledIn(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement) return isOtherChoice(field);
    if (!(field instanceof HTMLInputElement) || NOT_TYPED.test(field.type)) return false;
    if (/^(?:checkbox|radio)$/.test(field.type)) return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  });
}

/** Without a choice of the page's own the first one counts as such. */
function isOtherChoice({ options, selectedIndex }: HTMLSelectElement): boolean {
  const own = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(own, 0);
}
