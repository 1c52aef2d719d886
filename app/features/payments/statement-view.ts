import { formatDate } from '#app/clinic/format-date.ts';
import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import type { ReconciledLine } from '#app/payments/reconcile.server.ts';
import { money } from '#app/platform/money.ts';

const messages = staffPayments.statement;

/** In the value of a choice, before the number of the payment that the line is. */
export const SAME_PREFIX = 'pago:';
/** In the value of a choice, before the charge of a payment that is not the one noted before. */
export const OTHER_PREFIX = 'outro:';

/** A statement's lines, sorted by what is to be done with them. */
export type StatementView = ReturnType<typeof toStatementView>;

/** @param nameOf a charge in words that tell staff whose it is */
export function toStatementView(
  lines: readonly ReconciledLine[],
  nameOf: (reference: string) => string,
) {
  const fresh = lines.filter(({ isKnown }) => !isKnown);
  const toLine = (line: ReconciledLine) => lineOf(line, nameOf);
  const isOpen = ({ named, proposed, alike }: ReconciledLine) =>
    !named && proposed.length + alike.length > 0;
  return {
    /** Of the lines that were dealt with before; the form brings them back. */
    known: lines.filter(({ isKnown }) => isKnown).map(({ ref }) => ref),
    sure: fresh.filter(({ named }) => named !== null).map(toLine),
    proposed: fresh.filter(isOpen).map(toLine),
    others: fresh.filter((line) => !line.named && !isOpen(line)).map(toLine),
  };
}

export type StatementLineView = ReturnType<typeof lineOf>;

function lineOf(line: ReconciledLine, nameOf: (reference: string) => string) {
  const { ref, on, amountCents, memo, named, proposed, alike } = line;
  const charges = named ? [named] : proposed;
  const isAsked = alike.length > 0;
  const noted = alike.map(({ paymentId, reference, on, source }) => ({
    value: `${SAME_PREFIX}${paymentId}`,
    label: messages.same(formatDate(on), messages.notedBy[source], nameOf(reference)),
  }));
  const counted = charges.map((reference) => ({
    value: isAsked ? `${OTHER_PREFIX}${reference}` : reference,
    label: isAsked ? messages.another(nameOf(reference)) : nameOf(reference),
  }));
  return {
    /** What the form sends back. */
    stored: JSON.stringify({ ref, on, amountCents }),
    ref,
    day: formatDate(on),
    amount: money(amountCents),
    memo: memo.slice(0, 200),
    named,
    name: named && nameOf(named),
    options: [...noted, ...counted],
    isAsked,
    /** The bank names the charge, and somebody has noted as much for it: most likely the same. */
    chosen: named && isAsked ? (noted[0]?.value ?? '') : '',
  };
}
