/** Creates an element with attributes and children; strings become text nodes, never HTML. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A button that does not submit the form. */
export function makeButton(
  look: 'primary' | 'secondary' | 'quiet',
  words: string,
  onClick: () => void,
) {
  const button = make(
    'button',
    { type: 'button', class: `button button-${look}` },
    make('span', {}, words),
  );
  button.addEventListener('click', onClick);
  return button;
}

/** Opens a modal dialog and removes it when it closes. Esc closes it. */
export function openDialog(
  { id, title, close }: { id: string; title: string; close: string },
  ...children: readonly Node[]
): HTMLDialogElement {
  const dialog = make('dialog', { class: 'dialog', 'aria-labelledby': `${id}-title` });
  const head = make(
    'div',
    { class: 'dialog-head' },
    make('h2', { id: `${id}-title` }, title),
    makeButton('secondary', close, () => dialog.close()),
  );
  dialog.append(head, ...children);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
