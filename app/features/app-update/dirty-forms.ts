import { isFilledIn } from '#app/platform/browser/unsaved-form.ts';
import { isTouched } from './touched-forms.ts';

/**
 * Whether a visible form was begun: a field was changed, or its value differs from what the server sent,
 * as when it was edited before any script ran.
 */
export function hasDirtyForm(page: Document): boolean {
  return [...page.forms].some((form) => isShown(form) && (isTouched(form) || isFilledIn(form)));
}

/** A form in a closed dialog does not count. */
function isShown(form: HTMLFormElement): boolean {
  return form.getClientRects().length > 0;
}
