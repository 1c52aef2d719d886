import { staffDataImport } from '#app/locales/pt-BR/staff/connections/data-import.ts';
import { IMPORT_FAULTS, IMPORT_WARNINGS, type ImportWord } from './import-kinds.ts';
import type { DataImport, DataImportRow, ImportCounts } from './stored-import.server.ts';
import type { Kept } from './undo-data-import.server.ts';

const { result: messages, words: said, otherLine, wordCount } = staffDataImport;

export const LINES_ON_PAGE = 50;

export type ResultView = {
  state: 'checked' | 'done' | 'undone';
  make: number;
  mayUndo: boolean;
  facts: { label: string; value: string }[];
  words: string[];
  lines: { key: number; title: string; words: string }[];
  shown: string;
  page: number;
  pageCount: number;
  undone: { taken: string[]; kept: { key: string; name: string; href: string | null }[] } | null;
};

const WORDS: readonly ImportWord[] = [...IMPORT_FAULTS, ...IMPORT_WARNINGS];

function wordOf(text: string): ImportWord | undefined {
  return WORDS.find((each) => each === text);
}

/** What a line's words say, in one text. */
function wordsOf({
  faults,
  otherLine: other,
}: Pick<DataImportRow, 'faults' | 'otherLine'>): string {
  const all = faults.flatMap((text) => {
    const word = wordOf(text);
    return word ? [said[word]] : [];
  });
  return [...all, ...(other === null ? [] : [otherLine(other)])].join(' ');
}

type Result = {
  state: ResultView['state'];
  counts: ImportCounts;
  rows: readonly DataImportRow[];
  /** All lines about which something is told. */
  told: number;
  page: number;
  kept: Kept | null;
  mayUndo: boolean;
  hrefOf: (protocol: string) => string;
};

/** What a checked or finished import says on screen. */
export function resultView(result: Result): ResultView {
  const { state, counts, rows, told, page, kept, hrefOf, mayUndo } = result;
  const isDone = state !== 'checked';
  const fact = (label: string, count: number) => ({ label, value: String(count) });
  const { made, undone } = counts;
  const from = (page - 1) * LINES_ON_PAGE;
  const kinds = ['patients', 'appointments', 'closures'] as const;
  return {
    ...{ state, page, mayUndo, make: counts.make },
    facts: [
      fact(isDone ? messages.make.done : messages.make.label, counts.make),
      fact(messages.same, counts.same),
      fact(isDone ? messages.refused.done : messages.refused.label, counts.refused),
      ...kinds.flatMap((kind) => (made?.[kind] ? [fact(messages.made[kind], made[kind])] : [])),
    ],
    words: WORDS.flatMap((word) => {
      const count = counts.words[word] ?? 0;
      return count === 0 ? [] : [wordCount(said[word], count)];
    }),
    lines: rows.map((row) => ({
      key: row.number,
      title: `${messages.line} ${row.line}: ${messages.fates[row.outcome ?? 'refused']}`,
      words: wordsOf(row),
    })),
    shown: messages.shown(from + 1, from + rows.length, told),
    pageCount: Math.ceil(told / LINES_ON_PAGE),
    undone: undone
      ? {
          taken: kinds.flatMap((kind) =>
            undone[kind] ? [messages.takenBack(undone[kind], messages.made[kind])] : [],
          ),
          kept: [
            ...(kept?.appointments ?? []).map((protocol) => ({
              ...{ key: protocol, name: protocol, href: hrefOf(protocol) },
            })),
            ...(kept?.patients ?? []).map((name, index) => ({
              ...{ key: `${index} ${name}`, name, href: null },
            })),
          ],
        }
      : null,
  };
}

/** The lines as a table: where, what came, what is told, what happens. */
export function faultTable(
  { columns }: Pick<DataImport, 'columns'>,
  rows: readonly DataImportRow[],
): string[][] {
  return [
    [messages.line, messages.fate, messages.what, ...columns],
    ...rows.map((row) => [
      String(row.line),
      messages.fates[row.outcome ?? 'refused'],
      wordsOf(row),
      ...columns.map((_, at) => row.cells[at] ?? ''),
    ]),
  ];
}
