import { instantOf, isCalendarDay } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { cancelByStaff, refundByStaff } from '#app/payments/charge-by-staff.server.ts';
import { notePayment } from '#app/payments/note-payment.server.ts';
import type { PaymentServices } from '#app/payments/payment-services.server.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import { noteRefundDone } from '#app/payments/refund-charge.server.ts';
import { readAmount } from '#app/payments/statement/statement-line.ts';
import type { StaffActor } from '#app/platform/audit/audit-event.ts';
import { formText } from '#app/platform/form-values.ts';
import { money } from '#app/platform/money.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { isTokenShaped } from '#app/platform/token.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import type { TypedCharge } from './charge-forms.tsx';

const messages = staffPayments.charge.wrong;
const MOST_CENTS = 100_000_000;

type Sent = {
  reference: string;
  form: FormData;
  by: StaffActor;
  /** Calendar day in the clinic's zone. */
  today: string;
  /** Whether this person may give money back. */
  mayManage: boolean;
};

/** What was done, as the address says it. */
type Done = keyof typeof staffPayments.charge.done;
type Refused = { status: number; typed: TypedCharge; errors: FieldError[] };
type Answer = Promise<Result<Done, Refused>>;

type Form = Omit<Sent, 'form' | 'reference'> & {
  chargeId: number;
  value: (field: string) => string;
};

/** One of the forms beside a charge: notes a payment or a refund, asks for a refund, or cancels. */
export async function submitChargeForm(services: PaymentServices, sent: Sent): Answer {
  const charge = await readCharge(services.db, { reference: sent.reference });
  if (!charge) return refuse({ status: 404, typed: {}, errors: [] });
  const value = (field: string) => formText(sent.form, field).trim().slice(0, 200);
  const form: Form = { ...sent, chargeId: charge.id, value };
  switch (value('acao')) {
    case 'devolvido':
      return noteRefund(services, form);
    case 'devolver':
      return refund(services, form);
    case 'cancelar':
      await cancelByStaff(services, form);
      return ok('cancelado');
    case 'anotar':
      return note(services, form);
    default:
      return refuse({ status: 404, typed: {}, errors: [] });
  }
}

async function note(services: PaymentServices, { chargeId, by, today, value }: Form): Answer {
  const isAnother = value('outro') === 'sim';
  const typed = { valor: value('valor'), dia: value('dia'), outro: isAnother };
  const amountCents = centsTyped(typed.valor);
  const paidAt =
    isCalendarDay(typed.dia) && typed.dia <= today ? instantOf(typed.dia, '12:00') : null;
  const key = value('chave');
  if (!isTokenShaped(key)) return refused(typed, 'valor', 'key');
  if (amountCents === null) return refused(typed, 'valor', 'amount');
  if (!paidAt) return refused(typed, 'dia', 'on');
  const noted = await notePayment(services, { chargeId, amountCents, paidAt, by, key, isAnother });
  if (noted.ok || noted.refusal === 'gone') return ok('anotado');
  const { on, source } = noted.refusal;
  const how = staffPayments.charge.notedBy[source];
  const message = messages.alike(money(amountCents), formatDate(on), how);
  return refuse({
    status: 409,
    typed: { ...typed, isAlike: true },
    errors: [{ fieldId: 'outro', message }],
  });
}

async function refund(services: PaymentServices, { chargeId, by, value, mayManage }: Form): Answer {
  const typed = { devolver: value('devolver'), motivo: value('motivo') };
  if (!mayManage) return refuse({ status: 403, typed, errors: [] });
  const amountCents = centsTyped(typed.devolver);
  const key = value('chave');
  if (!isTokenShaped(key)) return refused(typed, 'devolver', 'key');
  if (amountCents === null) return refused(typed, 'devolver', 'amount');
  if (!typed.motivo) return refused(typed, 'motivo', 'reason');
  const { motivo: reason } = typed;
  const asked = await refundByStaff(services, { chargeId, amountCents, key, reason, by });
  return asked.ok ? ok('devolver') : refused(typed, 'devolver', 'too-much', 409);
}

async function noteRefund(services: PaymentServices, { chargeId, by, value }: Form): Answer {
  const refundId = Number(value('devolucao'));
  if (Number.isSafeInteger(refundId) && refundId > 0)
    await noteRefundDone(services, { chargeId, refundId, by });
  return ok('devolvido');
}

function centsTyped(text: string): number | null {
  const cents = readAmount(text);
  return cents !== null && cents > 0 && cents <= MOST_CENTS ? cents : null;
}

function refused(
  typed: TypedCharge,
  fieldId: 'valor' | 'dia' | 'devolver' | 'motivo',
  wrong: Exclude<keyof typeof messages, 'alike'>,
  status = 400,
): Result<Done, Refused> {
  return refuse({ status, typed, errors: [{ fieldId, message: messages[wrong] }] });
}
