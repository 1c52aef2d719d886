import { staffEditor as texts } from '#app/locales/pt-BR/staff/editor.ts';
import { readTextBlocks, UnknownMarkdown } from '#app/platform/text/read-text-blocks.ts';
import { readingMinutes } from '#app/platform/text/reading-time.ts';
import { plainTextOf, type TextBlock } from '#app/platform/text/text-blocks.ts';
import { writeTextBlocks } from '#app/platform/text/write-text-blocks.ts';
import { blocksOf, docOf } from './editor-doc.ts';
import { make, makeButton } from './elements.ts';
import { attributesOf, leadHere, warnOfLoss } from './field-ways.ts';
import { openImageDialog } from './image-dialog.ts';
import { openLinkDialog } from './link-dialog.ts';
import { makeEditor } from './make-editor.ts';
import { makeToolbar } from './toolbar.ts';

/**
 * Puts an editor in the place of a text area with Markdown. The area stays the form's field and holds the text at every
 * moment; what the editor cannot show stays Markdown.
 */
export function editText(area: HTMLTextAreaElement): void {
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
        // Below what is being written, never in the place of it.
        const at = $to.depth > 0 ? $to.after(1) : to;
        editor.chain().focus().insertContentAt(at, { type: 'picture', attrs }).run();
      }),
  });
  const change = makeButton('quiet', texts.toMarkdown, () => {
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

  if (initial.unknown) say(texts.unknown(initial.unknown));
  else tellCount(initial.blocks);
  // Who is writing already goes on where they are.
  show(initial.unknown || document.activeElement === area ? 'markdown' : 'editor');

  function say(words: string): void {
    status.textContent = words.trim();
  }

  function tellCount(blocks: readonly TextBlock[]): void {
    const text = plainTextOf(blocks);
    const words = text.split(/\s+/).filter(Boolean).length;
    count.textContent = texts.count(words, [...text].length, readingMinutes(blocks));
  }

  function show(what: 'editor' | 'markdown'): void {
    frame.hidden = what === 'markdown';
    area.hidden = what === 'editor';
    change.replaceChildren(what === 'editor' ? texts.toMarkdown : texts.toEditor);
  }

  function toMarkdown(): void {
    say('');
    show('markdown');
    area.focus();
  }

  function toEditor(): void {
    const { blocks, unknown } = blocksIn(area.value);
    say(unknown ? texts.unknown(unknown) : '');
    if (unknown) return;
    editor.commands.setContent(docOf(blocks), { emitUpdate: false });
    tellCount(blocks);
    show('editor');
    editor.commands.focus();
  }
}

/** The blocks of a text, or the piece of it that cannot be shown. */
function blocksIn(markdown: string): { blocks: TextBlock[]; unknown?: string } {
  try {
    return { blocks: readTextBlocks(markdown) };
  } catch (error) {
    if (error instanceof UnknownMarkdown) return { blocks: [], unknown: error.piece };
    throw error;
  }
}
