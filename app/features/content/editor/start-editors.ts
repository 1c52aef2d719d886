import { staffEditor as messages } from '#app/locales/pt-BR/staff/editor.ts';
import { make } from '#app/platform/browser/make.ts';
import { isFilledIn } from '#app/platform/browser/unsaved-form.ts';
import { readTextBlocks, UnknownMarkdown } from '#app/platform/text/read-text-blocks.ts';
import { readingMinutes } from '#app/platform/text/reading-time.ts';
import { plainTextOf, type TextBlock } from '#app/platform/text/text-blocks.ts';
import { writeTextBlocks } from '#app/platform/text/write-text-blocks.ts';
import { blocksOf, docOf } from './editor-doc.ts';
import { makeButton } from './elements.ts';
import { openImageDialog } from './image-dialog.ts';
import { openLinkDialog } from './link-dialog.ts';
import { makeEditor } from './make-editor.ts';
import { makeToolbar } from './toolbar.ts';
import { watchDesk } from './watch-desk.ts';

/**
 * Replaces a Markdown text area with an editor. The area remains the form's field and always holds the current text;
 * Markdown that the editor cannot show stays in the area.
 */
function editText(area: HTMLTextAreaElement): void {
  const status = make('p', { class: 'editor-status', role: 'status' });
  const count = make('p', { class: 'small' });
  const view = make('div');
  const attributes = attributesOf(area);
  const initial = blocksIn(area.value);
  const editor = makeEditor({ element: view, attributes, blocks: initial.blocks, say });
  const toolbar = makeToolbar({
    editor,
    controls: attributes.id ?? '',
    askLink: () => openLinkDialog(editor),
    askImage: () =>
      openImageDialog((attrs) => {
        const { $to, to } = editor.state.selection;
        // Inserts below the current block, never replacing it.
        const at = $to.depth > 0 ? $to.after(1) : to;
        editor.chain().focus().insertContentAt(at, { type: 'picture', attrs }).run();
      }),
  });
  const change = makeButton('quiet', messages.toMarkdown, () => {
    if (area.hidden) toMarkdown();
    else toEditor();
  });
  const frame = make('div', { class: 'editor-frame' }, toolbar.bar, view);
  area.before(frame);
  area.after(status, make('div', { class: 'editor-foot' }, count, change));

  editor.on('transaction', toolbar.refresh);
  editor.on('update', () => {
    const blocks = blocksOf(editor.getJSON());
    area.value = writeTextBlocks(blocks);
    // What a script writes into a field makes no event of its own.
    area.form?.dispatchEvent(new Event('editor-update'));
    tellCount(blocks);
  });
  area.addEventListener('input', () => {
    const { blocks, unknown } = blocksIn(area.value);
    if (!unknown) tellCount(blocks);
  });
  leadHere(area, () => {
    if (area.hidden) editor.commands.focus();
    else area.focus();
  });
  warnOfLoss(area.form);

  if (initial.unknown) say(messages.unknown(initial.unknown));
  else tellCount(initial.blocks);
  // Does not take the area away from somebody who is already typing in it.
  show(initial.unknown || document.activeElement === area ? 'markdown' : 'editor');

  function say(words: string): void {
    status.textContent = words.trim();
  }

  function tellCount(blocks: readonly TextBlock[]): void {
    const text = plainTextOf(blocks);
    const words = text.split(/\s+/).filter(Boolean).length;
    count.textContent = messages.count(words, [...text].length, readingMinutes(blocks));
  }

  function show(what: 'editor' | 'markdown'): void {
    frame.hidden = what === 'markdown';
    area.hidden = what === 'editor';
    change.replaceChildren(what === 'editor' ? messages.toMarkdown : messages.toEditor);
  }

  function toMarkdown(): void {
    say('');
    show('markdown');
    area.focus();
  }

  function toEditor(): void {
    const { blocks, unknown } = blocksIn(area.value);
    say(unknown ? messages.unknown(unknown) : '');
    if (unknown) return;
    editor.commands.setContent(docOf(blocks), { emitUpdate: false });
    tellCount(blocks);
    show('editor');
    editor.commands.focus();
  }
}

/** Blocks of a Markdown text, or the piece that the editor cannot show. */
function blocksIn(markdown: string): { blocks: TextBlock[]; unknown?: string } {
  try {
    return { blocks: readTextBlocks(markdown) };
  } catch (error) {
    if (error instanceof UnknownMarkdown) return { blocks: [], unknown: error.piece };
    throw error;
  }
}

/** Copies the text area's label, description and language to the editor. */
function attributesOf(area: HTMLTextAreaElement): Record<string, string> {
  const described = area.getAttribute('aria-describedby');
  const invalid = area.getAttribute('aria-invalid');
  const [label] = area.labels;
  if (label) label.id ||= `${area.id}-label`;
  return {
    id: `${area.id}-editor`,
    class: 'editor-words flow',
    role: 'textbox',
    'aria-multiline': 'true',
    lang: area.lang || 'pt-BR',
    ...(label && { 'aria-labelledby': label.id }),
    ...(described && { 'aria-describedby': described }),
    ...(invalid && { 'aria-invalid': invalid }),
  };
}

/** Focuses the visible field when a label or an error link points to the text area. */
function leadHere(area: HTMLTextAreaElement, focus: () => void): void {
  const led = `a[href="#${CSS.escape(area.id)}"], label[for="${CSS.escape(area.id)}"]`;
  // Links to it come and go.
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest(led)) return;
    event.preventDefault();
    focus();
  });
}

/** Warns before unsaved changes are lost. */
function warnOfLoss(form: HTMLFormElement | null): void {
  let isSent = false;
  form?.addEventListener('submit', () => {
    isSent = true;
  });
  window.addEventListener('pageshow', () => {
    isSent = false;
  });
  window.addEventListener('beforeunload', (event) => {
    if (form && !isSent && isFilledIn(form)) event.preventDefault();
  });
}

for (const area of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-markdown-editor]'))
  editText(area);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-desk]')) watchDesk(form);
