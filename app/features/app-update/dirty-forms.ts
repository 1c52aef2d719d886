import { isFilledIn } from '#app/platform/browser/unsaved-form.ts';
import { isTouched } from './touched-forms.ts';

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
