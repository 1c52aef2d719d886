/** Field types whose value nobody types. */
const NOT_TYPED = /^(?:hidden|submit|button|reset|image|range)$/;

/**
 * Whether leaving the page would lose something that was typed or chosen in one of its forms. Values that
 * the page filled in do not count.
 */
export function hasUnsavedForm(page: ParentNode = document): boolean {
  return [...page.querySelectorAll('form')].some(isFilledIn);
}

/** Whether a field's value differs from the one that the page came with. */
export function isFilledIn(form: HTMLFormElement): boolean {
  return [...form.elements].some(isChanged);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return isChosenAnew(field);
  if (!(field instanceof HTMLInputElement) || NOT_TYPED.test(field.type)) return false;
  if (field.type === 'checkbox' || field.type === 'radio')
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** When no option is preselected, browsers select the first. */
function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const given = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(given, 0);
}
