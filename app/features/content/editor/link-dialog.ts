import type { Editor } from '@tiptap/core';
import { staffEditor } from '#app/locales/pt-BR/staff/editor.ts';
import { make } from '#app/platform/browser/make.ts';
import { addressOf, isOwnAddress } from '#app/platform/browser/own-address.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { makeButton, openDialog } from './elements.ts';

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

type LinkRefusal = keyof Pick<typeof staffEditor.link, 'foreign' | 'script' | 'unknown'>;

/**
 * Parses a typed or pasted address of a page of this site.
 * @param origin of the site
 */
export function parseInternalLink(value: string, origin: string): Result<string, LinkRefusal> {
  const text = value.trim();
  // Browsers ignore these characters in addresses.
  const seen = text.replace(/[\s\p{Cc}\p{Cf}]/gu, '');
  if (/^(?:javascript|data|vbscript):/i.test(seen)) return refuse('script');
  if (isOwnAddress(text)) return ok(text);
  const url = addressOf(text);
  if (url?.origin === origin) return ok(`${url.pathname}${url.search}${url.hash}`);
  const isForeign = /^(?:[a-z][\w+.-]*:|\/\/|\\)|^www\.|^[\w-]+(?:\.[\w-]+)+(?:\/|$)/i.test(seen);
  return refuse(isForeign ? 'foreign' : 'unknown');
}
