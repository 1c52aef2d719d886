import { addressLine, type PostalAddress } from '#app/clinic/postal-address.ts';
import type { OrderRecord, PaymentState } from './order-record.server.ts';
import { isRunning, lastDayOf } from './order-terms.ts';

/** How an instalment stands, in one word. */
export type InstalmentWord = 'paid' | 'due' | 'late' | 'part' | 'returned' | 'stopped';

export type InstalmentView = {
  number: number;
  dueOn: string;
  amountCents: number;
  word: InstalmentWord;
  /** For 'part' what is left, for 'returned' what went back. */
  wordCents: number;
  /** Page of the charge; null where nothing is to be paid. */
  payHref: string | null;
};

/** An order as its customer sees it. */
export type OrderView = ReturnType<typeof toOrderView>;

type Seen = {
  today: string;
  paymentState: PaymentState;
  /** Path of the page of a charge. */
  payHref: (charge: { linkKey: string }) => string;
  withdrawUntilOn: string | null;
  sha256: string | null;
};

/** Of the service that fits and reviews lenses. */
export const LENS_EXAM_PATH = '/agendamento/horario?servico=exames-de-refracao';

export function toOrderView(order: OrderRecord, seen: Seen) {
  const address: PostalAddress = order;
  return {
    protocol: order.protocol,
    planName: order.planName,
    state: order.state,
    isRunning: isRunning(order.state),
    email: order.email,
    prescription: order.prescription,
    address: addressLine(address),
    startsOn: order.startsOn,
    lastOn: order.endsOn && lastDayOf(order.endsOn),
    paymentState: seen.paymentState,
    instalments: order.instalments.map((one) => toInstalmentView(order, one, seen)),
    tasks: order.tasks.map(({ id, kind, pairs, dueOn, doneOn }) => ({
      id,
      kind,
      pairs,
      dueOn,
      doneOn,
    })),
    bookHref: LENS_EXAM_PATH,
    withdrawUntilOn: seen.withdrawUntilOn,
    sha256: seen.sha256,
  };
}

function toInstalmentView(
  { state }: Pick<OrderRecord, 'state'>,
  one: OrderRecord['instalments'][number],
  { today, payHref }: Seen,
): InstalmentView {
  const { number, dueOn, amountCents, paidCents, returnedCents } = one;
  const left = amountCents - (paidCents - returnedCents);
  const isOpen = state !== 'withdrawn' && state !== 'cancelled';
  const base = { number, dueOn, amountCents };
  if (returnedCents > 0)
    return { ...base, word: 'returned', wordCents: returnedCents, payHref: null };
  if (left <= 0) return { ...base, word: 'paid', wordCents: 0, payHref: null };
  if (!isOpen) return { ...base, word: 'stopped', wordCents: 0, payHref: null };
  if (paidCents > 0) return { ...base, word: 'part', wordCents: left, payHref: payHref(one) };
  return { ...base, word: dueOn < today ? 'late' : 'due', wordCents: 0, payHref: payHref(one) };
}
