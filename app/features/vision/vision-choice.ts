import { CONDITIONS, type Condition, SEVERITIES, type Severity } from './conditions.ts';

export const SHOWN = ['condition', 'typical', 'both'] as const;
/** Which pictures are visible. */
export type Shown = (typeof SHOWN)[number];

/** The visitor's choice in the simulator. */
export type VisionChoice = { condition: Condition; severity: Severity; shown: Shown };

/** One of the simulator's fields: the range of severities, or a radio button. */
type ChoiceField = { type: string; value: string; checked: boolean };

/** Applies the value of one field to a choice; unchecked radio buttons change nothing. */
export function withField(choice: VisionChoice, { type, value, checked }: ChoiceField) {
  if (type === 'range') return { ...choice, severity: SEVERITIES[Number(value)] ?? 'moderate' };
  if (!checked) return choice;
  const condition = CONDITIONS.find((each) => each === value) ?? choice.condition;
  const shown = SHOWN.find((each) => each === value) ?? choice.shown;
  return { ...choice, condition, shown };
}

/** The next severity up (1) or down (-1); unchanged at the ends. */
export function nextSeverity(severity: Severity, step: 1 | -1): Severity {
  return SEVERITIES[SEVERITIES.indexOf(severity) + step] ?? severity;
}
