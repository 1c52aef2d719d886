import { depositMessages } from '#app/locales/payments/deposit.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';

export type PayView = {
  /** Cancelled until so many hours before, it comes back. */
  hours: number;
  service: string;
  /** Until when the time is held, as a moment. */
  until: string;
  /** Null until the provider has made it. */
  brCode: string | null;
  /** As the payer's bank shows it; null where only the provider knows. */
  receiver: string | null;
  byStatement: boolean;
  /** What is still to be paid, where a part has come. */
  rest: string | null;
  /** Whether somebody has just looked and found nothing. */
  hasLooked: boolean;
  /** Seconds to wait before looking again. */
  wait: number;
};

type PayScreenProps = {
  view: PayView & { moment: string; amount: string };
  /** The code, to scan or to copy. */
  children: React.ReactNode;
};

/** How to pay a deposit, until when, and the button that looks whether it has come. */
export function PayScreen({ view, children }: PayScreenProps) {
  const { screen: messages, notice, check } = useMessages(depositMessages);
  const { brCode, hasLooked, wait, byStatement, rest } = view;
  return (
    <>
      <PageHeader title={messages.title} lead={messages.notYet} />
      {hasLooked ? (
        <Notice role="status">
          {wait > 0
            ? messages.tooMany(wait)
            : byStatement
              ? messages.byStatement
              : messages.notFound}
        </Notice>
      ) : null}
      <p>
        <strong>{messages.until(view.moment, view.until)}</strong> {messages.ifLate}
      </p>
      <SummaryList
        rows={[
          { label: messages.service, value: view.service },
          { label: messages.amount, value: <strong>{view.amount}</strong> },
        ]}
      />
      {rest ? <Notice tone="warning">{messages.partPaid(rest)}</Notice> : null}
      {brCode ? children : <Notice>{messages.preparing}</Notice>}
      {byStatement && !hasLooked ? <p>{messages.byStatement}</p> : null}
      <p>
        {notice.back(view)} {notice.always} {check.late}
      </p>
      <form method="post">
        <ButtonRow>
          <Button size="large" data-sending={messages.checking}>
            {brCode ? messages.check : messages.again}
          </Button>
          <Button look="quiet" name="intent" value="leave">
            {messages.leave}
          </Button>
        </ButtonRow>
      </form>
    </>
  );
}
