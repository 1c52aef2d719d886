import { data } from 'react-router';
import { z } from 'zod';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { paymentServicesOf } from '#app/context/payment-services.ts';
import { PAYMENT_PATHS } from '#app/features/payments/payment-paths.ts';
import { COLUMN_FIELDS, toColumnsView } from '#app/features/payments/statement-columns.tsx';
import {
  OTHER_PREFIX,
  SAME_PREFIX,
  toStatementView,
} from '#app/features/payments/statement-view.ts';
import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { type ConfirmedLine, countLines } from '#app/payments/count-lines.server.ts';
import type { PaymentServices } from '#app/payments/payment-services.server.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import { readChargeWords } from '#app/payments/read-charge-words.server.ts';
import { type ReconciledLine, reconcile } from '#app/payments/reconcile.server.ts';
import {
  MAX_STATEMENT_BYTES,
  readStatement,
  statementTable,
  statementText,
} from '#app/payments/statement/read-statement.ts';
import type { CsvColumns } from '#app/payments/statement/statement-line.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import {
  actorOf,
  type StaffArgs,
  type StaffPage,
  seeOther,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';

const messages = staffPayments.statement;
const MOST_LINES = 5_000;
/** Charges told with their payer's name; a longer list has references alone. */
const MOST_NAMED = 200;

/** Shows what a statement would count, or counts what was confirmed. The statement itself is not kept. */
export async function answerStatement(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  switch (formText(form, 'acao')) {
    case 'anotar':
      return count(page, form);
    case 'colunas':
      return preview(page, new TextEncoder().encode(formText(form, 'texto')), columnsIn(form));
    default: {
      const file = form.get('extrato');
      if (!(file instanceof File) || file.size === 0) return refused('no-file');
      if (file.size > MAX_STATEMENT_BYTES) return refused('too-large');
      return preview(page, new Uint8Array(await file.arrayBuffer()));
    }
  }
}

async function preview({ services }: StaffPage, bytes: Uint8Array, chosen?: CsvColumns) {
  const statement = readStatement(bytes, chosen);
  const text = statementText(bytes) ?? '';
  if (!statement.ok) {
    const table = statement.refusal === 'no-columns' ? statementTable(bytes) : null;
    if (!table) return refused(statement.refusal);
    const errors = [{ fieldId: COLUMN_FIELDS.on, message: messages.columns.wrong }];
    const columns = toColumnsView({ ...table, columns: chosen ?? table.columns }, text);
    const preview = { view: null, told: [], columns };
    return data({ errors, preview }, { status: 400, headers: ERROR_HEADERS });
  }
  const { lines, outgoing, unread, table } = statement.value;
  if (lines.length > MOST_LINES) return refused('too-large');
  const payments = paymentServicesOf(services);
  const reconciled = await reconcile(payments, lines);
  const view = toStatementView(reconciled, await namesOf(payments, reconciled));
  const told = [
    messages.found(lines.length, outgoing),
    ...(unread > 0 ? [messages.unread(unread)] : []),
  ];
  const columns = table && toColumnsView(table, text);
  return data({ errors: [], preview: { view, told, columns } }, { headers: ERROR_HEADERS });
}

/** Whose the charges are that a line may be for: an identifier alone tells nobody at the desk. */
async function namesOf(payments: PaymentServices, lines: readonly ReconciledLine[]) {
  const references = lines.flatMap(({ isKnown, named, proposed, alike }) =>
    isKnown ? [] : [named ?? [], proposed, alike.map(({ reference }) => reference)].flat(),
  );
  const names = new Map<string, string>();
  for (const reference of [...new Set(references)].slice(0, MOST_NAMED)) {
    const charge = await readCharge(payments.db, { reference });
    if (!charge) continue;
    const { description, payer } = await readChargeWords(payments, charge);
    names.set(reference, [payer?.name, description, reference].filter(Boolean).join(' · '));
  }
  return (reference: string) => names.get(reference) ?? reference;
}

function columnsIn(form: FormData): CsvColumns {
  const chosen = (['on', 'amount', 'memo'] as const).flatMap((part) => {
    const text = formText(form, COLUMN_FIELDS[part]);
    return /^\d{1,2}$/.test(text) ? [[part, Number(text)] as const] : [];
  });
  return Object.fromEntries(chosen);
}

const storedLine = z.object({
  ref: z.string().regex(/^(?:pix|line):[A-Za-z0-9]{32,64}$/),
  on: z.string().refine(isCalendarDay),
  amountCents: z.int().min(1).max(100_000_000),
});
type StoredLine = z.output<typeof storedLine>;

async function count({ services, staff }: StaffPage, form: FormData) {
  const lines: ConfirmedLine[] = [];
  const refs = formText(form, 'anotadas').split(' ').filter(Boolean).slice(0, MOST_LINES);
  for (let index = 0; index < MOST_LINES && form.has(`linha-${index}`); index += 1) {
    const line = readStored(formText(form, `linha-${index}`));
    if (!line) continue;
    refs.push(line.ref);
    const confirmed = confirmedAs(line, formText(form, `cobranca-${index}`));
    if (confirmed) lines.push(confirmed);
  }
  const by = actorOf(staff);
  const done = await countLines(paymentServicesOf(services), { lines, refs, by });
  const query = new URLSearchParams({ anotados: String(done.counted) });
  if (done.tied > 0) query.set('ligados', String(done.tied));
  if (done.held > 0) query.set('parados', String(done.held));
  return seeOther(`${PAYMENT_PATHS.statement}?${query}`);
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

function refused(reason: keyof typeof messages.refusals) {
  const errors = [{ fieldId: 'extrato', message: messages.refusals[reason] }];
  return data({ errors, preview: null }, { status: 400, headers: ERROR_HEADERS });
}
