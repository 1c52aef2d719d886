import { redirect } from 'react-router';
import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { isInsurer, PRIVATE_PAYER } from '#app/clinic/payer-titles.ts';
import { depositServicesOf, paymentServicesOf } from '#app/context/payment-services.ts';
import { changeDraft } from '#app/features/booking/booking-draft.server.ts';
import { askDeposit } from '#app/features/deposits/ask-deposit.server.ts';
import { leaveDeposit } from '#app/features/deposits/choose-deposit.server.ts';
import { readDepositTerms } from '#app/features/deposits/deposit-keeper.server.ts';
import { depositToken } from '#app/features/deposits/deposit-link.server.ts';
import type { DepositView } from '#app/features/deposits/deposit-notice.tsx';
import type { DepositTerms } from '#app/features/deposits/deposit-rule.ts';
import { type Deposit, readDepositOfLink } from '#app/features/deposits/read-deposit.server.ts';
import { openCharge } from '#app/payments/open-charge.server.ts';
import { PaymentDelayedError } from '#app/payments/payment-provider.ts';
import { readCharge } from '#app/payments/read-charge.server.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import { localPath } from '#app/platform/locale.ts';
import { money } from '#app/platform/money.ts';
import { newToken } from '#app/platform/token.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import type { Wanted } from '#app/scheduling/exams/wanted-exams.ts';
import { type Journey, NO_STORE, queryOf, type StepJourney } from './journey.server.ts';
import { payerOf } from './payer.server.ts';

/** Where a deposit is paid; its token follows. */
const DEPOSIT_PATH = '/agendamento/sinal';

/** What the screen of the times says of a deposit; a plan has paid already, others have not said yet who pays. */
export async function depositNoticeOf(
  journey: Journey,
  { serviceSlug, further }: Wanted,
): Promise<Pick<DepositView, 'amount' | 'hours'> | null> {
  const { services, locale } = journey;
  if (further || isInsurer(payerOf(journey) ?? PRIVATE_PAYER)) return null;
  const booking = { serviceSlug, payerId: PRIVATE_PAYER };
  const terms = await readDepositTerms(paymentServicesOf(services), services.db, booking);
  return terms && { amount: money(terms.amountCents, locale), hours: terms.refundHours };
}

/** The deposit of a request, and what the last screen says of it. */
export async function depositOf(
  { services, locale }: Journey,
  request: BookingRequest,
): Promise<{ terms: DepositTerms | null; view: DepositView | null }> {
  // Several exams are never booked with a deposit.
  if (request.further) return { terms: null, view: null };
  const terms = await readDepositTerms(paymentServicesOf(services), services.db, request);
  if (!terms) return { terms, view: null };
  const { amountCents, refundHours: hours, minutes, byStatement } = terms;
  return { terms, view: { amount: money(amountCents, locale), hours, minutes, byStatement } };
}

/** Asks for the deposit of what the last screen showed. */
export function askForDraft(
  { services }: StepJourney,
  request: BookingRequest,
  asked: { terms: DepositTerms; once: IdempotencyKey },
) {
  return askDeposit(depositServicesOf(services), request, asked);
}

/**
 * Leads to the page of a deposit that has just been asked for. The code is fetched at once, so that the page has
 * it; a provider that is slow is asked again by the job.
 */
export async function toDeposit(journey: StepJourney, chargeId: number): Promise<Response> {
  const { services, token, draft } = journey;
  const payments = paymentServicesOf(services);
  const charge = await readCharge(services.db, { id: chargeId });
  if (!charge) throw new Error('the charge of a deposit was not found');
  const deposit = depositToken(payments.secret, charge);
  const before = draft.deposit === deposit ? null : await readBefore(journey);
  await changeDraft(services, token, { deposit, key: newToken(), holdToken: undefined });
  // The time that was asked for before, in this draft, is not wanted any more.
  if (before) await leaveDeposit(depositServicesOf(services), before);
  await openCharge(payments, { chargeId }).catch((error: unknown) => {
    if (!(error instanceof PaymentDelayedError)) throw error;
  });
  return redirect(depositPathOf(journey, deposit), { status: 303, headers: NO_STORE });
}

function readBefore({ services, draft }: Journey) {
  const { db, env } = services;
  return readDepositOfLink({ db, secret: env.appSecret }, draft?.deposit ?? '');
}

/** Leads back to the deposit of this very booking while it waits, or once it is booked; null otherwise. */
export async function waitingDeposit(journey: Journey): Promise<Response | null> {
  const path = await waitingDepositPath(journey, ['waiting', 'booked', 'offered']);
  return path === null ? null : redirect(path, { status: 303, headers: NO_STORE });
}

/** Where the deposit of this very booking is paid or chosen for; null when nobody waits for it. */
export async function waitingDepositPath(
  journey: Journey,
  states: readonly Deposit['state'][] = ['waiting', 'offered'],
): Promise<string | null> {
  const token = journey.draft?.deposit;
  const deposit = token ? await readBefore(journey) : null;
  if (!token || !deposit || !states.includes(deposit.state)) return null;
  const isSame = journey.draft?.startsAt === rfc3339(deposit.startsAt);
  return isSame ? depositPathOf(journey, token) : null;
}

function depositPathOf(journey: Journey, token: string): string {
  return localPath(journey.locale, `${DEPOSIT_PATH}/${token}${queryOf(journey)}`);
}
