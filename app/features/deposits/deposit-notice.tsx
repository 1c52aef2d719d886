import { depositMessages } from '#app/locales/payments/deposit.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

/** What is said of a deposit; `amount` is formatted. */
export type DepositView = {
  amount: string;
  /** Cancelled until so many hours before, it comes back. */
  hours: number;
  /** How long the time is held for the payment. */
  minutes: number;
  byStatement: boolean;
};

/** That a service's times ask for a deposit, before anything is typed. */
export function DepositNotice(deposit: Pick<DepositView, 'amount' | 'hours'>) {
  const messages = useMessages(depositMessages).notice;
  return (
    <Notice title={messages.title}>
      <p>
        {messages.amount(deposit)} {messages.back(deposit)}
      </p>
      <Disclosure summary={messages.more}>
        <p>{messages.always}</p>
        <p>{messages.plans}</p>
      </Disclosure>
    </Notice>
  );
}

/** The same before it is confirmed, with how it is paid and what becomes of a late payment. */
export function DepositBox({ deposit }: { deposit: DepositView }) {
  const { notice, check } = useMessages(depositMessages);
  const { minutes, byStatement } = deposit;
  return (
    <Notice title={`${check.label}: ${deposit.amount}`}>
      <p>{notice.amount(deposit)}</p>
      <p>{byStatement ? check.byStatement(Math.round(minutes / 60)) : check.prompt(minutes)}</p>
      <p>
        {notice.back(deposit)} {notice.always}
      </p>
      <p>{check.late}</p>
    </Notice>
  );
}
