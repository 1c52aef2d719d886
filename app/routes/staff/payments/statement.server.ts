import { data } from 'react-router';
import { z } from 'zod';
import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { paymentServicesOf } from '#app/context/payment-services.ts';
import { PAYMENT_PATHS } from '#app/features/payments/payment-paths.ts';
import { toStatementView } from '#app/features/payments/statement-lines.tsx';
import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { type ConfirmedLine, countLines, reconcile } from '#app/payments/reconcile.server.ts';
import { MAX_STATEMENT_BYTES, readStatement } from '#app/payments/statement/read-statement.ts';
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

/** Shows what a statement would count, or counts what was confirmed. The statement itself is not kept. */
export async function answerStatement(args: StaffArgs) {
  const page = staffPageOf(args);
  const form = await args.request.formData();
  return formText(form, 'acao') === 'anotar' ? count(page, form) : preview(page, form);
}

async function preview({ services }: StaffPage, form: FormData) {
  const file = form.get('extrato');
  if (!(file instanceof File) || file.size === 0) return refused('no-file');
  if (file.size > MAX_STATEMENT_BYTES) return refused('too-large');
  const statement = readStatement(new Uint8Array(await file.arrayBuffer()));
  if (!statement.ok) return refused(statement.refusal);
  const { lines, outgoing, unread, columns } = statement.value;
  if (lines.length > MOST_LINES) return refused('too-large');
  const view = toStatementView(await reconcile(paymentServicesOf(services), lines));
  const told = [
    messages.found(lines.length, outgoing),
    ...(unread > 0 ? [messages.unread(unread)] : []),
    ...(columns ? [messages.columns(columns.on, columns.amount, columns.memo)] : []),
  ];
  return data({ errors: [], preview: { view, told } }, { headers: ERROR_HEADERS });
}

const storedLine = z.object({
  ref: z.string().regex(/^(?:pix|line):[A-Za-z0-9]{32,64}$/),
  on: z.string().refine(isCalendarDay),
  amountCents: z.int().min(1).max(100_000_000),
});

async function count({ services, staff }: StaffPage, form: FormData) {
  const lines: ConfirmedLine[] = [];
  for (let index = 0; index < MOST_LINES && form.has(`linha-${index}`); index += 1) {
    const reference = formText(form, `cobranca-${index}`);
    const line = readStored(formText(form, `linha-${index}`));
    if (reference && line) lines.push({ ...line, reference });
  }
  const by = actorOf(staff);
  const counted = await countLines(paymentServicesOf(services), { lines, by });
  return seeOther(`${PAYMENT_PATHS.statement}?anotados=${counted}`);
}

function readStored(text: string) {
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
