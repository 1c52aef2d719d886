/**
 * Whether somebody has written or chosen something in a form of the page that leaving would lose.
 * Fields that the page filled in itself do not count.
 */
export function hasUnsavedForm(page: ParentNode = document): boolean {
  return [...page.querySelectorAll('form')].some((form) => [...form.elements].some(isChanged));
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return isChosenAnew(field);
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'checkbox' || field.type === 'radio')
    return field.checked !== field.defaultChecked;
  return field.type !== 'hidden' && field.value !== field.defaultValue;
}

/** Where no option is chosen beforehand, browsers choose the first. */
function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const given = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(given, 0);
}
