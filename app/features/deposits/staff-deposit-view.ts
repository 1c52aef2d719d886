import { formatMoment } from '#app/clinic/format-date.ts';
import { formatPhone } from '#app/clinic/format-phone.ts';
import { staffDeposits } from '#app/locales/pt-BR/staff/deposits.ts';
import { money } from '#app/platform/money.ts';
import { isRefundable } from './deposit-rule.ts';
import type { StaffDeposit } from './staff-deposits.server.ts';

const messages = staffDeposits.list;

type Labels = { serviceTitle: (slug: string) => string };

/** A waiting deposit as a row of the staff's list. */
export function toWaitingView(deposit: StaffDeposit, { serviceTitle }: Labels) {
  const { request, state, startsAt, expiresAt, offeredUntil, amountCents, paidCents } = deposit;
  const phone = request ? formatPhone(request.contact.phoneE164) : '';
  const owed = paidCents - deposit.refundedCents;
  const group = groupOf(state, owed);
  return {
    chargeId: deposit.chargeId,
    group,
    name: request?.patient.name ?? messages.forgotten,
    phone,
    phoneHref: request ? `tel:${request.contact.phoneE164}` : null,
    what: messages.forTime(formatMoment(startsAt), serviceTitle(deposit.serviceSlug)),
    amount: money(group === 'refund' ? owed : amountCents),
    until:
      state === 'offered' && offeredUntil
        ? messages.choiceUntil(formatMoment(offeredUntil))
        : state === 'waiting' && expiresAt
          ? messages.until(formatMoment(expiresAt))
          : '',
    reference: messages.reference(deposit.reference),
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

function groupOf(state: StaffDeposit['state'], owedCents: number) {
  if (state === 'waiting' || state === 'offered') return state;
  return owedCents > 0 ? 'refund' : 'late';
}

export type WaitingView = ReturnType<typeof toWaitingView>;

type OfAppointment = Pick<StaffDeposit, 'state' | 'chargeState' | 'amountCents' | 'refundHours'>;

/** The deposit of an appointment, as its page shows it. */
export function toDepositPanel(
  deposit: OfAppointment | null,
  { attendance }: { attendance: string | null },
) {
  if (!deposit) return null;
  const { state, chargeState, amountCents, refundHours } = deposit;
  const isUnderWay = state === 'refund' && chargeState !== 'refunded';
  const word = isUnderWay ? staffDeposits.refunding : staffDeposits.states[state];
  return {
    text: staffDeposits.panel.amount(money(amountCents), word),
    rule: state === 'booked' ? staffDeposits.panel.rule(refundHours) : '',
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
