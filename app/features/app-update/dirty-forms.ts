import { isTouched } from './touched-forms.ts';

/** Fields whose value is theirs without anybody having typed it. */
const NOT_TYPED = /^(?:hidden|submit|button|reset|image|range|color)$/;

/**
 * Whether somebody has begun to fill in a form that is to be seen: a field was changed, or holds something else than the
 * page came with, as when it was changed before any script ran.
 */
export function hasDirtyForm(page: Document): boolean {
  return [...page.forms].some((form) => isShown(form) && (isTouched(form) || isFilledIn(form)));
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
