import type { Editor } from '@tiptap/core';
import { staffEditor } from '#app/locales/pt-BR/staff/editor.ts';
import { make, makeButton, openDialog } from './elements.ts';
import { parseInternalLink } from './own-link.ts';

const messages = staffEditor.link;
const ID = 'editor-link';

/** Asks for the address that the selected text links to. */
export function openLinkDialog(editor: Editor): void {
  const current: unknown = editor.getAttributes('link').href;
  const hasLink = typeof current === 'string';
  const input = make('input', {
    ...{ id: ID, type: 'text', class: 'input', autocomplete: 'off', spellcheck: 'false' },
    'aria-describedby': `${ID}-hint ${ID}-error`,
  });
  input.value = hasLink ? current : '';
  const error = make('p', { id: `${ID}-error`, class: 'field-error', role: 'alert' });
  const field = make(
    'div',
    { class: 'field' },
    make('label', { class: 'field-label', for: ID }, messages.address),
    make('p', { class: 'field-hint', id: `${ID}-hint` }, messages.hint),
    error,
    input,
  );
  const row = make('div', { class: 'button-row' });
  const form = make('form', { class: 'stack', novalidate: '' }, field, row);
  const dialog = openDialog({ id: ID, title: messages.title, close: staffEditor.close }, form);

  const words = () => editor.chain().focus().extendMarkRange('link');
  const set = make('button', { class: 'button button-primary' }, make('span', {}, messages.set));
  row.append(set);
  if (hasLink)
    row.append(
      makeButton('secondary', messages.remove, () => {
        dialog.close();
        words().unsetLink().run();
      }),
    );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const link = parseInternalLink(input.value, location.origin);
    if (!link.ok) {
      error.textContent = messages[link.refusal];
      input.setAttribute('aria-invalid', 'true');
      input.focus();
      return;
    }
    dialog.close();
    words().setLink({ href: link.value }).run();
  });
  input.focus();
}
