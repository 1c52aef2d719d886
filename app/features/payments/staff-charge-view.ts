import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { type Charge, keptCents, restCents, surplusCents } from '#app/payments/charge.ts';
import type { ChargeWords } from '#app/payments/charge-effects.server.ts';
import type { ChargeStory } from '#app/payments/read-charge.server.ts';
import { money } from '#app/platform/money.ts';

const messages = staffPayments.charge;

/** A charge as staff see it. */
export type StaffChargeView = ReturnType<typeof toStaffChargeView>;

export function toStaffChargeView(charge: Charge, story: ChargeStory, words: ChargeWords) {
  const rest = restCents(charge);
  const surplus = surplusCents(charge);
  const onDay = (at: Date) => formatDate(wallClockOf(at).on);
  const some = (cents: number) => (cents > 0 ? money(cents) : null);
  const { label } = messages;
  const facts = [
    [label.what, words.description],
    [label.payer, words.payer?.name],
    [label.state, staffPayments.states[charge.state]],
    [label.provider, staffPayments.providers[charge.provider]],
    [label.amount, money(charge.amountCents)],
    [label.paid, some(charge.paidCents)],
    [label.rest, charge.state === 'paid' ? null : some(rest)],
    [label.refundAsked, some(charge.refundAskedCents)],
    [label.refunded, some(charge.refundedCents)],
    [label.due, charge.dueOn && formatDate(charge.dueOn)],
  ] as const;
  return {
    reference: charge.reference,
    version: charge.version,
    facts: facts.flatMap(([name, value]) => (value ? [{ label: name, value }] : [])),
    surplus: some(surplus),
    isAsking: charge.closedAs === null && charge.state !== 'paid',
    /** In the field of the amount: what is still missing. */
    restTyped: rest > 0 ? typed(rest) : typed(charge.amountCents),
    keptTyped: keptCents(charge) > 0 ? typed(keptCents(charge)) : null,
    payments: story.payments.map(({ id, amountCents, paidAt, source }) => ({
      id,
      amount: money(amountCents),
      on: onDay(paidAt),
      source: messages.notedBy[source],
    })),
    refunds: story.refunds.map(({ id, amountCents, state, byHand, reason, askedAt }) => ({
      id,
      amount: money(amountCents),
      on: onDay(askedAt),
      state: messages.refundStates[state],
      isToDo: state === 'asked' && byHand,
      reason,
    })),
    disputes: story.disputes.map(({ disputeRef, amountCents, state, notedAt }) => ({
      id: disputeRef,
      amount: money(amountCents),
      on: onDay(notedAt),
      state: messages.disputeStates[state],
    })),
    isDisputed: story.disputes.some(({ state }) => state !== 'won'),
    history: story.history.map(({ id, at, toState, cause, paidCents }) => ({
      id,
      text: `${formatMoment(at, { withYear: true })}: ${staffPayments.states[stateOf(toState)]}, ${causeOf(cause)} (${messages.label.paid.toLowerCase()} ${money(paidCents)})`,
    })),
  };
}

/** '149,90' */
function typed(cents: number): string {
  return `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

function stateOf(text: string): Charge['state'] {
  const states = Object.keys(staffPayments.states);
  const isState = (each: string): each is Charge['state'] => states.includes(each);
  return isState(text) ? text : 'preparing';
}

const CAUSES: Readonly<Record<string, string>> = messages.causes;

function causeOf(cause: string): string {
  return CAUSES[cause] ?? messages.causes.other;
}
