/** A sheet of labels; measures in millimetres. */
type LabelSheet = {
  paper: { width: number; height: number };
  label: { width: number; height: number };
  columns: number;
  rows: number;
  /** From the left edge of the paper to the first label. */
  left: number;
};

const A4 = { width: 210, height: 297 };
const LETTER = { width: 215.9, height: 279.4 };

/**
 * The sheets that Brazilian shops sell, by Pimaco's numbers, which other makers print on theirs too. Rows touch, and
 * the labels stand in the middle of the paper.
 */
export const LABEL_SHEETS = {
  a4356: { paper: A4, label: { width: 63.5, height: 25.4 }, columns: 3, rows: 11, left: 7.2 },
  a4251: { paper: A4, label: { width: 38.2, height: 21.2 }, columns: 5, rows: 13, left: 4.5 },
  '6180': { paper: LETTER, label: { width: 66.7, height: 25.4 }, columns: 3, rows: 10, left: 4.8 },
} as const satisfies Record<string, LabelSheet>;

export type LabelSheetId = keyof typeof LABEL_SHEETS;
export const LABEL_SHEET_IDS = ['a4356', 'a4251', '6180'] as const satisfies LabelSheetId[];

const POINTS = 72 / 25.4;

/** Where one label is, in points from the upper left corner of the paper. */
export type LabelPlace = { x: number; y: number; width: number; height: number };

/** How many labels a sheet has. */
export function labelCount(id: LabelSheetId): number {
  const { columns, rows } = LABEL_SHEETS[id];
  return columns * rows;
}

/** The labels of a sheet and its paper, in points; from left to right, then from above. */
export function labelPlaces(id: LabelSheetId) {
  const { paper, label, columns, rows, left }: LabelSheet = LABEL_SHEETS[id];
  const top = (paper.height - rows * label.height) / 2;
  const gap = (paper.width - 2 * left - columns * label.width) / (columns - 1);
  const places = Array.from({ length: columns * rows }, (_, index): LabelPlace => {
    const x = left + (index % columns) * (label.width + gap);
    const y = top + Math.floor(index / columns) * label.height;
    return {
      x: x * POINTS,
      y: y * POINTS,
      width: label.width * POINTS,
      height: label.height * POINTS,
    };
  });
  return { paper: { width: paper.width * POINTS, height: paper.height * POINTS }, places };
}
