import { z } from 'zod';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import type { ConfirmedLine } from '#app/payments/count-lines.server.ts';
import type { CsvColumns } from '#app/payments/statement/statement-line.ts';
import { formText } from '#app/platform/form-values.ts';
import { COLUMN_FIELDS } from './statement-columns.tsx';
import { OTHER_PREFIX, SAME_PREFIX } from './statement-view.ts';

/** Of a statement: who has more asks the bank for a shorter time. */
export const MOST_LINES = 5_000;

const storedLine = z.object({
  ref: z.string().regex(/^(?:pix|line):[A-Za-z0-9]{32,64}$/),
  on: z.string().refine(isCalendarDay),
  amountCents: z.int().min(1).max(100_000_000),
});
type StoredLine = z.output<typeof storedLine>;

/** What staff have confirmed of a statement, and the references of all lines of its file. */
export function readStatementForm(form: FormData): { lines: ConfirmedLine[]; refs: string[] } {
  const lines: ConfirmedLine[] = [];
  const refs = formText(form, 'anotadas').split(' ').filter(Boolean).slice(0, MOST_LINES);
  for (let index = 0; index < MOST_LINES && form.has(`linha-${index}`); index += 1) {
    const line = readStored(formText(form, `linha-${index}`));
    if (!line) continue;
    refs.push(line.ref);
    const confirmed = confirmedAs(line, formText(form, `cobranca-${index}`));
    if (confirmed) lines.push(confirmed);
  }
  return { lines, refs };
}

function confirmedAs(line: StoredLine, choice: string): ConfirmedLine | null {
  if (choice === '') return null;
  if (choice.startsWith(SAME_PREFIX)) {
    const paymentId = Number(choice.slice(SAME_PREFIX.length));
    return Number.isSafeInteger(paymentId) && paymentId > 0 ? { ...line, paymentId } : null;
  }
  const isAnother = choice.startsWith(OTHER_PREFIX);
  const reference = isAnother ? choice.slice(OTHER_PREFIX.length) : choice;
  return { ...line, reference, isAnother };
}

function readStored(text: string): StoredLine | null {
  try {
    return storedLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The columns of a CSV that staff have chosen. */
export function readColumns(form: FormData): CsvColumns {
  const chosen = (['on', 'amount', 'memo'] as const).flatMap((part) => {
    const text = formText(form, COLUMN_FIELDS[part]);
    return /^\d{1,2}$/.test(text) ? [[part, Number(text)] as const] : [];
  });
  return Object.fromEntries(chosen);
}
