import { formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { money } from '#app/platform/money.ts';
import { isRefundable } from './deposit-rule.ts';
import type { StaffDeposit } from './staff-deposits.server.ts';

const messages = staffDeposits.list;

type Labels = {
  serviceTitle: (slug: string) => string;
  /** Where staff see the payment itself. */
  chargeHref: (reference: string) => string;
  now: Date;
};

/** A waiting deposit as a row of the staff's list. */
export function toWaitingView(deposit: StaffDeposit, { serviceTitle, chargeHref, now }: Labels) {
  const { request, state, startsAt, expiresAt, offeredUntil, amountCents, paidCents } = deposit;
  const phone = request ? formatPhone(request.contact.phoneE164) : '';
  const owed = paidCents - deposit.refundedCents;
  const isPartPaid = state === 'waiting' && paidCents > 0;
  const rest = amountCents - paidCents + deposit.returnedCents;
  const group = groupOf(deposit, { owed, now });
  return {
    chargeId: deposit.chargeId,
    group,
    name: request?.patient.name ?? messages.forgotten,
    phone,
    phoneHref: request ? `tel:${request.contact.phoneE164}` : null,
    what: messages.forTime(formatMoment(startsAt), serviceTitle(deposit.serviceSlug)),
    // What is looked for on the statement, or goes back.
    amount: money(group === 'refund' ? owed : isPartPaid ? rest : amountCents),
    part: isPartPaid ? messages.part(money(paidCents)) : '',
    seenCents: paidCents,
    until:
      state === 'offered' && offeredUntil
        ? messages.choiceUntil(formatMoment(offeredUntil))
        : group === 'waiting' && expiresAt
          ? messages.until(formatMoment(expiresAt))
          : '',
    reference: deposit.reference,
    chargeHref: chargeHref(deposit.reference),
    /** Only where nobody else tells of the payment. */
    mayReceive: mayReceive(deposit),
  } as const;
}

/** Whether staff may note that the money came: only where nobody else tells of it, and it is not there yet. */
export function mayReceive({
  state,
  provider,
  paidCents,
}: Pick<StaffDeposit, 'state' | 'provider' | 'paidCents'>): boolean {
  if (provider !== 'pix-static') return false;
  return state === 'waiting' || ((state === 'expired' || state === 'left') && paidCents === 0);
}

function groupOf(
  { state, expiresAt }: Pick<StaffDeposit, 'state' | 'expiresAt'>,
  { owed, now }: { owed: number; now: Date },
) {
  // For a minute or so after its end nobody has closed it yet.
  if (state === 'waiting') return expiresAt && expiresAt <= now ? 'late' : state;
  if (state === 'offered') return state;
  return owed > 0 ? 'refund' : 'late';
}

export type WaitingView = ReturnType<typeof toWaitingView>;

type OfAppointment = Pick<
  StaffDeposit,
  'state' | 'chargeState' | 'amountCents' | 'refundHours' | 'reference'
>;

/** The deposit of an appointment, as its page shows it. */
export function toDepositPanel(
  deposit: OfAppointment | null,
  { attendance, chargeHref }: { attendance: string | null; chargeHref?: Labels['chargeHref'] },
) {
  if (!deposit) return null;
  const { state, chargeState, amountCents, refundHours, reference } = deposit;
  const isUnderWay = state === 'refund' && chargeState !== 'refunded';
  const word = isUnderWay ? staffDeposits.refunding : staffDeposits.states[state];
  return {
    text: staffDeposits.panel.amount(money(amountCents), word),
    rule: state === 'booked' ? staffDeposits.panel.rule(refundHours) : '',
    /** Null for whoever may not see payments. */
    href: chargeHref ? chargeHref(reference) : null,
    mayDecide: state === 'booked' && attendance === 'no-show',
  };
}

export type DepositPanelView = NonNullable<ReturnType<typeof toDepositPanel>>;

/** What becomes of the deposit when staff cancel now, by why they do. */
export function staffCancelWords(
  deposit: Pick<StaffDeposit, 'state' | 'amountCents' | 'refundHours'> | null,
  { startsAt, now }: { startsAt: Date; now: Date },
): string[] {
  if (deposit?.state !== 'booked') return [];
  const { refundHours, amountCents } = deposit;
  const { back, patientInTime, patientLate } = staffDeposits.cancel;
  const isInTime = isRefundable({ startsAt, refundHours }, now);
  return [back(money(amountCents)), isInTime ? patientInTime : patientLate];
}
