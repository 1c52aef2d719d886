import { Editor } from '@tiptap/core';
import { staffEditor } from '#app/locales/pt-BR/staff/editor.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';
import { docOf } from './editor-doc.ts';
import { EDITOR_EXTENSIONS } from './editor-nodes.ts';
import { cleanPaste } from './pasted-html.ts';

const messages = staffEditor.pasted;

/** Creates the editor, which accepts only nodes that entries may hold and reports what it drops. */
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
    if (isOnlyFile) say(messages.images);
    return isOnlyFile;
  }

  return new Editor({
    element,
    extensions: EDITOR_EXTENSIONS,
    // The content security policy allows no style sheet added by a script.
    injectCSS: false,
    content: docOf(blocks),
    editorProps: {
      attributes,
      // Keeps the cursor below the sticky toolbar.
      scrollMargin: { top: 120, bottom: 20, left: 0, right: 0 },
      scrollThreshold: { top: 120, bottom: 20, left: 0, right: 0 },
      transformPastedHTML: (pasted) => {
        const { html, hasForeignLink, hasImage } = cleanPaste(pasted);
        say(`${hasForeignLink ? messages.links : ''} ${hasImage ? messages.images : ''}`);
        return html;
      },
      handlePaste: (_view, { clipboardData }) => refuseFiles(clipboardData),
      handleDrop: (_view, event) => {
        const isRefused = refuseFiles(event.dataTransfer);
        // Otherwise the browser would open the file instead of the page.
        if (isRefused) event.preventDefault();
        return isRefused;
      },
    },
  });
}
