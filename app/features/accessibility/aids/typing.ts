export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

const TYPED = /^(?:text|search|email|tel|url|number|password)$/;

/** The field of text that an event came from, if one can write in it. */
export function fieldOf(target: EventTarget | null): Field | null {
  if (target instanceof HTMLInputElement)
    return TYPED.test(target.type) && !target.readOnly && !target.disabled ? target : null;
  if (target instanceof HTMLTextAreaElement)
    return !target.readOnly && !target.disabled ? target : null;
  if (!(target instanceof HTMLElement) || !target.isContentEditable) return null;
  const editors = '[contenteditable]:not([contenteditable="false"])';
  return target.closest<HTMLElement>(editors);
}

/**
 * Writes at the caret of the field that has the focus, as its user would: with events, undo and the field's limits.
 */
export function typeText(field: Field, text: string): void {
  if (text === '' || document.execCommand('insertText', false, text)) return;
  replaceSelection(field, text, 'insertText');
}

/** Takes away what is selected, or the letter before the caret. */
export function eraseLetter(field: Field): void {
  if (document.execCommand('delete') || !isPlain(field)) return;
  const { selectionStart: start, selectionEnd: end } = field;
  if (start !== null && start === end) field.setSelectionRange(Math.max(0, start - 1), end);
  replaceSelection(field, '', 'deleteContentBackward');
}

/** Moves the caret by a letter, or to the edge of what is selected. */
export function moveCaret(field: Field, way: 'left' | 'right'): void {
  if (!isPlain(field) || field.selectionStart === null || field.selectionEnd === null) {
    getSelection()?.modify('move', way, 'character');
    return;
  }
  const { selectionStart: start, selectionEnd: end, value } = field;
  const step = start === end ? 1 : 0;
  const at = way === 'left' ? Math.max(0, start - step) : Math.min(value.length, end + step);
  field.setSelectionRange(at, at);
}

/** What the Enter key does there: a new line, or the form is sent by its first button. */
export function pressEnter(field: Field): void {
  const init = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
  if (!field.dispatchEvent(new KeyboardEvent('keydown', init))) return;
  if (field instanceof HTMLTextAreaElement) typeText(field, '\n');
  else if (field instanceof HTMLInputElement) submitBy(field);
  else document.execCommand('insertParagraph');
}

function submitBy({ form }: HTMLInputElement): void {
  if (!form) return;
  const parts = [...form.elements];
  const button = parts.find(
    (each) =>
      (each instanceof HTMLButtonElement || each instanceof HTMLInputElement) &&
      each.type === 'submit',
  );
  if (button instanceof HTMLElement) button.click();
  else if (parts.filter((each) => fieldOf(each)).length === 1) form.requestSubmit();
}

function isPlain(field: Field): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

/** For browsers whose own command does nothing in this kind of field. */
function replaceSelection(field: Field, text: string, inputType: string): void {
  if (!isPlain(field)) return;
  const { value, maxLength, selectionStart, selectionEnd } = field;
  // Fields of e-mail and numbers do not tell where the caret is: at the end.
  const isErasing = inputType !== 'insertText';
  const end = selectionEnd ?? value.length;
  const start = selectionStart ?? (isErasing ? Math.max(0, end - 1) : end);
  const room = maxLength < 0 ? text.length : maxLength - (value.length - (end - start));
  const data = text.slice(0, Math.max(0, room));
  if (data === '' && !isErasing) return;
  field.value = value.slice(0, start) + data + value.slice(end);
  if (selectionStart !== null) field.setSelectionRange(start + data.length, start + data.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: data || null }));
}
