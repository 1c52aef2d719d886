import { data } from 'react-router';
import { paymentServicesOf } from '#app/context/payment-services.ts';
import { nameCharges } from '#app/features/payments/name-charges.server.ts';
import { PAYMENT_PATHS } from '#app/features/payments/payment-paths.ts';
import { COLUMN_FIELDS, toColumnsView } from '#app/features/payments/statement-columns.tsx';
import {
  MOST_LINES,
  readColumns,
  readStatementForm,
} from '#app/features/payments/statement-form.ts';
import { toStatementView } from '#app/features/payments/statement-view.ts';
import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { countLines } from '#app/payments/count-lines.server.ts';
import { reconcile } from '#app/payments/reconcile.server.ts';
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

/** Shows what a statement would count, or counts what was confirmed. The statement itself is not kept. */
export async function answerStatement(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  switch (formText(form, 'acao')) {
    case 'anotar':
      return count(page, form);
    case 'colunas':
      return preview(page, new TextEncoder().encode(formText(form, 'texto')), readColumns(form));
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
  const view = toStatementView(reconciled, await nameCharges(payments, reconciled));
  const told = [
    messages.found(lines.length, outgoing),
    ...(unread > 0 ? [messages.unread(unread)] : []),
  ];
  const columns = table && toColumnsView(table, text);
  return data({ errors: [], preview: { view, told, columns } }, { headers: ERROR_HEADERS });
}

async function count({ services, staff }: StaffPage, form: FormData) {
  const by = actorOf(staff);
  const done = await countLines(paymentServicesOf(services), { ...readStatementForm(form), by });
  const query = new URLSearchParams({ anotados: String(done.counted) });
  if (done.tied > 0) query.set('ligados', String(done.tied));
  if (done.held > 0) query.set('parados', String(done.held));
  return seeOther(`${PAYMENT_PATHS.statement}?${query}`);
}

function refused(reason: keyof typeof messages.refusals) {
  const errors = [{ fieldId: 'extrato', message: messages.refusals[reason] }];
  return data({ errors, preview: null }, { status: 400, headers: ERROR_HEADERS });
}
