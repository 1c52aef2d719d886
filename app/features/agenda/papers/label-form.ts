import { staffLabels as messages } from '#app/locales/pt-BR/staff/day/labels.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { LABEL_SHEET_IDS, type LabelSheetId, labelCount } from './label-sheets.ts';

export const LABEL_FIELDS = {
  sheet: 'folha',
  first: 'comecar',
  appointment: 'agendamento',
} as const;

/** What is printed on, as typed in the form of labels, which is sent in an address. */
export type LabelValues = { sheet: LabelSheetId; first: string };

export function readLabelValues(params: URLSearchParams): LabelValues {
  const given = params.get(LABEL_FIELDS.sheet);
  return {
    sheet: LABEL_SHEET_IDS.find((id) => id === given) ?? LABEL_SHEET_IDS[0],
    first: (params.get(LABEL_FIELDS.first) ?? '1').trim().slice(0, 4),
  };
}

/** The first free label, from 1; null where the sheet has no such label. */
export function firstOf({ sheet, first }: LabelValues): number | null {
  if (!/^\d{1,3}$/.test(first)) return null;
  const number = Number(first);
  return number >= 1 && number <= labelCount(sheet) ? number : null;
}

export function labelErrors(values: LabelValues): FieldError[] {
  if (firstOf(values) !== null) return [];
  return [{ fieldId: LABEL_FIELDS.first, message: messages.wrongFirst(labelCount(values.sheet)) }];
}
