import type { Editor } from '@tiptap/core';
import { staffEditor } from '#app/locales/pt-BR/staff/editor.ts';
import { make } from '#app/platform/browser/make.ts';
import {
  addressOf,
  isOutsideAddress,
  isOwnAddress,
  siteOf,
} from '#app/platform/browser/own-address.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { makeButton, openDialog } from './elements.ts';

const messages = staffEditor.link;
const ID = 'editor-link';

/** Asks for the address that the selected text links to, and says when it leads to another site. */
export function openLinkDialog(editor: Editor): void {
  const current: unknown = editor.getAttributes('link').href;
  const hasLink = typeof current === 'string';
  const input = make('input', {
    ...{ id: ID, type: 'text', class: 'input', autocomplete: 'off', spellcheck: 'false' },
    'aria-describedby': `${ID}-hint ${ID}-error`,
  });
  input.value = hasLink ? current : '';
  const error = make('p', { id: `${ID}-error`, class: 'field-error', role: 'alert' });
  const leads = make('p', { class: 'field-hint', role: 'status' });
  const field = make(
    'div',
    { class: 'field' },
    make('label', { class: 'field-label', for: ID }, messages.address),
    make('p', { class: 'field-hint', id: `${ID}-hint` }, messages.hint),
    error,
    input,
    leads,
  );
  const tell = () => {
    const link = parseLink(input.value, location.origin);
    leads.textContent =
      link.ok && isOutsideAddress(link.value) ? messages.leads(siteOf(link.value)) : '';
  };
  input.addEventListener('input', tell);
  tell();
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
    const link = parseLink(input.value, location.origin);
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
 * Parses a typed or pasted address: of a page of this site, or of another site, which is always asked for by https.
 * @param origin of the site
 */
export function parseLink(value: string, origin: string): Result<string, LinkRefusal> {
  const text = value.trim();
  // Browsers ignore these characters in addresses.
  const seen = text.replace(/[\s\p{Cc}\p{Cf}]/gu, '');
  if (/^(?:javascript|data|vbscript):/i.test(seen)) return refuse('script');
  if (isOwnAddress(text)) return ok(text);
  const url = addressOf(text);
  if (url?.origin === origin) return ok(`${url.pathname}${url.search}${url.hash}`);
  const outside = outsideAddress(text);
  if (outside !== null) return ok(outside);
  const isForeign = /^(?:[a-z][\w+.-]*:|\/\/|\\)|^www\.|^[\w-]+(?:\.[\w-]+)+(?:\/|$)/i.test(seen);
  return refuse(isForeign ? 'foreign' : 'unknown');
}

/** The https address of another site, also when its beginning was left out; null when it is none. */
function outsideAddress(text: string): string | null {
  const isNamed = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(text);
  const whole = isNamed ? `https://${text}` : text.replace(/^(?:http:)?\/\//i, 'https://');
  const url = addressOf(whole);
  return url && isOutsideAddress(url.href) && /^https:\/\//i.test(whole) ? url.href : null;
}
