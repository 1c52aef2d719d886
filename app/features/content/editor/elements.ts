import { make } from '#app/platform/browser/make.ts';

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
