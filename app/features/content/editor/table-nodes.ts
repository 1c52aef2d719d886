import { type CommandProps, type Editor, Node } from '@tiptap/core';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
} from '@tiptap/pm/tables';
import { MAX_COLUMNS } from '#app/platform/text/text-blocks.ts';

/** What `@tiptap/pm/tables` asks of cells; here every cell is one place of the grid. */
const CELL_ATTRIBUTES = {
  colspan: { default: 1, rendered: false },
  rowspan: { default: 1, rendered: false },
  colwidth: { default: null, rendered: false },
};

const TableCell = Node.create({
  name: 'tableCell',
  content: 'text*',
  isolating: true,
  tableRole: 'cell',
  addAttributes: () => CELL_ATTRIBUTES,
  // The first row names the columns, whatever it was elsewhere.
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'text*',
  isolating: true,
  tableRole: 'header_cell',
  addAttributes: () => CELL_ATTRIBUTES,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: () => ['th', 0],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  tableRole: 'table',
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  // Tab leaves the editor from the last cell; Enter is how a table grows.
  addKeyboardShortcuts() {
    return {
      Tab: () => run(this.editor, goToNextCell(1)),
      'Shift-Tab': () => run(this.editor, goToNextCell(-1)),
      Enter: () => goBelow(this.editor),
      'Shift-Enter': () => goBelow(this.editor),
    };
  },
  // Prosemirror's tables know their nodes by their role.
  extendNodeSchema: ({ config }) => (config.tableRole ? { tableRole: config.tableRole } : {}),
});

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    tableRole?: string;
  }
}

export const TABLE_EXTENSIONS = [Table, TableRow, TableHeader, TableCell];

type Command = (state: Editor['state'], dispatch?: CommandProps['view']['dispatch']) => boolean;

function run({ state, view }: Editor, command: Command): boolean {
  return command(state, view.dispatch);
}

/** The cell below, in a new row after the last; outside of tables nothing happens. */
function goBelow(editor: Editor): boolean {
  if (!isInTable(editor.state)) return false;
  const { bottom, left, map } = selectedRect(editor.state);
  if (bottom === map.height) run(editor, addRowAfter);
  const { table, tableStart, map: grown } = selectedRect(editor.state);
  const at = tableStart + (grown.map[bottom * grown.width + left] ?? 0);
  const size = table.nodeAt(at - tableStart)?.content.size ?? 0;
  return editor.commands.setTextSelection(at + 1 + size);
}

/** A table of two rows and columns below the cursor's block, with the cursor in its first cell. */
export function insertTable(editor: Editor): void {
  const { $to, to } = editor.state.selection;
  const at = $to.depth > 0 ? $to.after(1) : to;
  const rowOf = (type: string) => ({ type: 'tableRow', content: [{ type }, { type }] });
  const content = [rowOf('tableHeader'), rowOf('tableCell')];
  editor
    .chain()
    .focus()
    .insertContentAt(at, { type: 'table', content })
    .setTextSelection(at + 3)
    .run();
}

const TABLE_COMMANDS = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  removeTable: deleteTable,
} as const satisfies Record<string, Command>;

/** Runs one of the table's commands and brings the focus back to the text. */
export function changeTable(editor: Editor, name: keyof typeof TABLE_COMMANDS): void {
  run(editor, TABLE_COMMANDS[name]);
  editor.commands.focus();
}

export function canChangeTable(editor: Editor, name: keyof typeof TABLE_COMMANDS): boolean {
  if (!isInTable(editor.state)) return false;
  if (name === 'addColumn' && selectedRect(editor.state).map.width >= MAX_COLUMNS) return false;
  return TABLE_COMMANDS[name](editor.state);
}

export function isAtTable(editor: Editor): boolean {
  return isInTable(editor.state);
}
