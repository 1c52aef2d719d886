/** A line of a comparison; long runs of unchanged lines are only counted. */
export type ComparedLine =
  | { kind: 'same'; text: string }
  | { kind: 'out' | 'in'; words: readonly ComparedWord[] }
  | { kind: 'skipped'; count: number };
export type ComparedWord = { text: string; isChanged: boolean };

/** Unchanged lines shown at either end of a run; the ones between are left out. */
const CONTEXT = 1;
/** Longer texts are compared as wholes: the work grows with the square. */
const MAX_PARTS = 2_000;
/** Of a line, since there may be hundreds of long ones. */
const MAX_WORDS = 400;

/** Compares two texts line by line, and adjacent changed lines word by word. */
export function compareTexts(older: string, newer: string): ComparedLine[] {
  const steps = stepsBetween(older.split('\n'), newer.split('\n'));
  const lines: ComparedLine[] = [];
  let index = 0;
  while (index < steps.length) {
    const outs = runOf(steps, index, 'out');
    const ins = runOf(steps, index + outs.length, 'in');
    if (outs.length + ins.length > 0) {
      lines.push(...changedLines(outs, ins));
      index += outs.length + ins.length;
      continue;
    }
    const sames = runOf(steps, index, 'same');
    const isFirst = index === 0;
    index += sames.length;
    lines.push(...keptLines(sames, { isFirst, isLast: index === steps.length }));
  }
  return lines;
}

/** Whether a comparison found nothing. */
export function isSameText(lines: readonly ComparedLine[]): boolean {
  return lines.every(({ kind }) => kind !== 'out' && kind !== 'in');
}

type Step = { kind: 'same' | 'out' | 'in'; text: string };

function runOf(steps: readonly Step[], from: number, kind: Step['kind']): string[] {
  const end = steps.findIndex((step, index) => index >= from && step.kind !== kind);
  return steps.slice(from, end === -1 ? steps.length : end).map(({ text }) => text);
}

function changedLines(outs: readonly string[], ins: readonly string[]): ComparedLine[] {
  const pairs = outs.map((line, index) => {
    const partner = ins[index];
    return partner === undefined
      ? undefined
      : stepsBetween(wordsOf(line), wordsOf(partner), MAX_WORDS);
  });
  const markedOut = outs.map(
    (line, index): ComparedLine => ({
      kind: 'out',
      words: marked(pairs[index], 'out') ?? [{ text: line, isChanged: true }],
    }),
  );
  const markedIn = ins.map(
    (line, index): ComparedLine => ({
      kind: 'in',
      words: marked(pairs[index], 'in') ?? [{ text: line, isChanged: true }],
    }),
  );
  return [...markedOut, ...markedIn];
}

/** One side of two lines, with the words that the other side does not have. */
function marked(
  steps: readonly Step[] | undefined,
  side: 'out' | 'in',
): ComparedWord[] | undefined {
  if (!steps?.some(({ kind, text }) => kind === 'same' && text.trim() !== '')) return undefined;
  const words: ComparedWord[] = [];
  for (const { kind, text } of steps.filter((step) => step.kind === 'same' || step.kind === side)) {
    const last = words.at(-1);
    const isChanged = kind === side;
    if (last?.isChanged === isChanged)
      words[words.length - 1] = { text: last.text + text, isChanged };
    else words.push({ text, isChanged });
  }
  return words;
}

function keptLines(
  lines: readonly string[],
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): ComparedLine[] {
  const [before, after] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  const count = lines.length - before - after;
  const same = (text: string): ComparedLine => ({ kind: 'same', text });
  if (count <= 1) return lines.map(same);
  return [
    ...lines.slice(0, before).map(same),
    { kind: 'skipped', count },
    ...lines.slice(lines.length - after).map(same),
  ];
}

function wordsOf(line: string): string[] {
  return line.split(/(?<=\s)/);
}

/** The shortest way from one list to another, by the longest common subsequence. */
function stepsBetween(
  older: readonly string[],
  newer: readonly string[],
  most = MAX_PARTS,
): Step[] {
  if (older.length > most || newer.length > most) {
    return [...older.map(step('out')), ...newer.map(step('in'))];
  }
  const width = newer.length + 1;
  const common = new Uint16Array((older.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = older.length - 1; row >= 0; row -= 1) {
    for (let column = newer.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        older[row] === newer[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const steps: Step[] = [];
  let [row, column] = [0, 0];
  while (row < older.length || column < newer.length) {
    const [out = '', into = ''] = [older[row], newer[column]];
    if (row < older.length && column < newer.length && out === into) {
      steps.push({ kind: 'same', text: out });
      row += 1;
      column += 1;
    } else if (
      row < older.length &&
      (column >= newer.length || at(row + 1, column) >= at(row, column + 1))
    ) {
      steps.push({ kind: 'out', text: out });
      row += 1;
    } else {
      steps.push({ kind: 'in', text: into });
      column += 1;
    }
  }
  return steps;
}

function step(kind: Step['kind']) {
  return (text: string): Step => ({ kind, text });
}
