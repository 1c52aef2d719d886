import { Editor } from '@tiptap/core';
import { staffEditor } from '#app/locales/pt-BR/staff/editor.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';
import { docOf } from './editor-doc.ts';
import { EDITOR_EXTENSIONS } from './editor-nodes.ts';
import { cleanPaste } from './pasted-html.ts';

const texts = staffEditor.pasted;

/** The editor itself, which takes nothing but what a text may hold, and says what it leaves out. */
export function makeEditor({
  element,
  attributes,
  blocks,
  say,
}: {
  element: HTMLElement;
  attributes: Record<string, string>;
  blocks: readonly TextBlock[];
  say: (words: string) => void;
}): Editor {
  function refuseFiles(brought: DataTransfer | null): boolean {
    const isOnlyFile = (brought?.files.length ?? 0) > 0 && !brought?.types.includes('text/html');
    if (isOnlyFile) say(texts.pictures);
    return isOnlyFile;
  }

  return new Editor({
    element,
    extensions: EDITOR_EXTENSIONS,
    // The policy of pages allows no style sheet that a script puts in.
    injectCSS: false,
    content: docOf(blocks),
    editorProps: {
      attributes,
      // The buttons stay at the top while a long text is scrolled.
      scrollMargin: { top: 120, bottom: 20, left: 0, right: 0 },
      scrollThreshold: { top: 120, bottom: 20, left: 0, right: 0 },
      transformPastedHTML: (pasted) => {
        const { html, hasForeignLink, hasPicture } = cleanPaste(pasted);
        say(`${hasForeignLink ? texts.links : ''} ${hasPicture ? texts.pictures : ''}`);
        return html;
      },
      handlePaste: (_view, { clipboardData }) => refuseFiles(clipboardData),
      handleDrop: (_view, event) => {
        const isRefused = refuseFiles(event.dataTransfer);
        // The browser would open the file in the place of the page.
        if (isRefused) event.preventDefault();
        return isRefused;
      },
    },
  });
}
