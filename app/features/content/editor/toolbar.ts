import type { Editor } from '@tiptap/core';
import { staffEditor } from '#app/locales/pt-BR/staff/editor.ts';
import { make } from '#app/platform/browser/make.ts';
import { canChangeTable, changeTable, insertTable, isAtTable } from './table-nodes.ts';

type ToolName = keyof typeof staffEditor.buttons;

type Tool = {
  name: ToolName;
  /** Keyboard shortcut as announced to screen readers. */
  keys?: string;
  run: () => void;
  /** Whether the format applies at the cursor; left out for buttons that only act. */
  isOn?: () => boolean;
  can?: () => boolean;
  /** Buttons that are there only while they mean something. */
  isThere?: () => boolean;
};

export type ToolbarDeps = {
  editor: Editor;
  /** Id of the element that the buttons control. */
  controls: string;
  askLink: () => void;
  askImage: () => void;
};

/** Toolbar above the editor. It is one tab stop; the arrow keys move between its buttons. */
export function makeToolbar(deps: ToolbarDeps): { bar: HTMLElement; refresh: () => void } {
  const { editor, controls } = deps;
  const tools = toolsOf(deps).map((tool) => ({ ...tool, button: buttonOf(tool) }));
  const buttons = tools.map(({ button }) => button);
  const bar = make(
    'div',
    {
      class: 'editor-toolbar',
      role: 'toolbar',
      'aria-label': staffEditor.toolbar,
      'aria-controls': controls,
    },
    ...buttons,
  );
  bar.addEventListener('keydown', (event) => {
    const at = buttons.findIndex((each) => each.matches(':focus'));
    const focused = buttons[at];
    if (!focused) return;
    const shown = buttons.filter(({ hidden }) => !hidden);
    const to = nextOf(event.key, shown.indexOf(focused), shown.length);
    const next = to === undefined ? undefined : shown[to];
    if (!next) return;
    event.preventDefault();
    rove(buttons.indexOf(next));
    next.focus();
  });
  // A click keeps the focus in the text, so that no key typed right after it is lost.
  bar.addEventListener('mousedown', (event) => event.preventDefault());
  bar.addEventListener('focusin', () => {
    rove(buttons.findIndex((each) => each.matches(':focus')));
  });

  function rove(to: number): void {
    for (const [index, button] of buttons.entries()) button.tabIndex = index === to ? 0 : -1;
  }

  function refresh(): void {
    for (const { button, isOn, can, isThere } of tools) {
      if (isThere) button.hidden = !isThere();
      if (isOn) button.setAttribute('aria-pressed', String(isOn()));
      button.setAttribute('aria-disabled', String(can ? !can() : !editor.isEditable));
    }
    if (buttons.every(({ hidden, tabIndex }) => hidden || tabIndex < 0)) rove(0);
  }

  rove(0);
  refresh();
  return { bar, refresh };
}

function buttonOf({ name, keys, run }: Tool): HTMLButtonElement {
  const label = staffEditor.buttons[name];
  const button = make('button', { type: 'button', class: 'editor-tool', 'data-tool': name }, label);
  if (keys) button.setAttribute('aria-keyshortcuts', keys);
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') run();
  });
  return button;
}

function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const TABLE_TOOLS = ['addRow', 'addColumn', 'removeRow', 'removeColumn', 'removeTable'] as const;

function toolsOf({ editor, askLink, askImage }: ToolbarDeps): Tool[] {
  const chain = () => editor.chain().focus();
  const heading = (level: number): Omit<Tool, 'name'> => ({
    run: () => chain().toggleNode('heading', 'paragraph', { level }).run(),
    isOn: () => editor.isActive('heading', { level }),
    can: () => editor.can().toggleNode('heading', 'paragraph', { level }),
  });
  const hasWords = () => !editor.state.selection.empty || editor.isActive('link');
  return [
    {
      name: 'bold',
      keys: 'Control+B',
      run: () => chain().toggleBold().run(),
      isOn: () => editor.isActive('bold'),
      can: () => editor.can().toggleBold(),
    },
    {
      name: 'italic',
      keys: 'Control+I',
      run: () => chain().toggleItalic().run(),
      isOn: () => editor.isActive('italic'),
      can: () => editor.can().toggleItalic(),
    },
    { name: 'heading', keys: 'Control+Alt+2', ...heading(2) },
    { name: 'subheading', keys: 'Control+Alt+3', ...heading(3) },
    {
      name: 'bulletList',
      keys: 'Control+Shift+8',
      run: () => chain().toggleBulletList().run(),
      isOn: () => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      keys: 'Control+Shift+7',
      run: () => chain().toggleOrderedList().run(),
      isOn: () => editor.isActive('orderedList'),
    },
    {
      name: 'quote',
      keys: 'Control+Shift+B',
      run: () => chain().toggleWrap('blockquote').run(),
      isOn: () => editor.isActive('blockquote'),
      can: () => editor.can().toggleWrap('blockquote'),
    },
    {
      name: 'link',
      run: askLink,
      isOn: () => editor.isActive('link'),
      can: () => hasWords() && editor.can().setLink({ href: '/' }),
    },
    { name: 'image', run: askImage },
    { name: 'table', run: () => insertTable(editor), can: () => !isAtTable(editor) },
    ...TABLE_TOOLS.map(
      (name): Tool => ({
        name,
        run: () => changeTable(editor, name),
        isThere: () => isAtTable(editor),
        can: () => canChangeTable(editor, name),
      }),
    ),
    {
      name: 'undo',
      keys: 'Control+Z',
      run: () => chain().undo().run(),
      can: () => editor.can().undo(),
    },
    {
      name: 'redo',
      keys: 'Control+Y',
      run: () => chain().redo().run(),
      can: () => editor.can().redo(),
    },
  ];
}
