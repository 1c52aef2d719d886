/** Fields whose value is theirs without anybody having typed it. */
const NOT_TYPED = /^(?:hidden|submit|button|reset|image|range|color)$/;

/**
 * Whether somebody has written or chosen something in a form of the page that leaving would lose.
 * Fields that the page filled in itself do not count.
 */
export function hasUnsavedForm(page: ParentNode = document): boolean {
  return [...page.querySelectorAll('form')].some(isFilledIn);
}

/** Whether a field of the form holds something else than the page came with. */
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

/** Where no option is chosen beforehand, browsers choose the first. */
function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const given = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(given, 0);
}
