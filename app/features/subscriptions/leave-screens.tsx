import { mySubscriptionMessages } from '#app/locales/subscriptions/my-subscription.ts';
import { useLocale, useMessages } from '#app/locales/use-locale.ts';
import { money } from '#app/platform/money.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { MY_ORDER_PATHS } from './order-draft.ts';

type WithdrawScreenProps = { refundCents: number; errors: readonly FieldError[] };

/** Withdrawing is one button; opening this page changes nothing. */
export function WithdrawScreen({ refundCents, errors }: WithdrawScreenProps) {
  const messages = useMessages(mySubscriptionMessages);
  const { withdraw, back } = messages;
  const locale = useLocale();
  return (
    <>
      <BackLink href={MY_ORDER_PATHS.order}>{back}</BackLink>
      <ErrorSummary errors={errors} />
      <PageHeader title={withdraw.title} lead={withdraw.lead} />
      <p className="reading">
        {refundCents > 0 ? withdraw.refund(money(refundCents, locale)) : withdraw.nothing}
      </p>
      <form method="post" noValidate>
        <ButtonRow>
          <Button size="large" look="danger" id="confirm">
            {withdraw.confirm}
          </Button>
          <LinkButton href={MY_ORDER_PATHS.order} size="large" look="secondary">
            {withdraw.keep}
          </LinkButton>
        </ButtonRow>
      </form>
    </>
  );
}

type CancelScreenProps = {
  paidCents: number;
  deliveredCents: number;
  refundCents: number;
  deliveredPairs: number;
  pairs: number;
  /** Whether the person came to withdraw, after the seven days. */
  isTooLate: boolean;
  errors: readonly FieldError[];
};

/** What cancelling means in money, before it is done. */
export function CancelOrderScreen(props: CancelScreenProps) {
  const { paidCents, deliveredCents, refundCents, deliveredPairs, pairs, isTooLate, errors } =
    props;
  const { cancel, withdraw, back } = useMessages(mySubscriptionMessages);
  const locale = useLocale();
  return (
    <>
      <BackLink href={MY_ORDER_PATHS.order}>{back}</BackLink>
      <ErrorSummary errors={errors} />
      <PageHeader title={cancel.title} lead={cancel.lead} />
      {isTooLate ? (
        <Notice role="status">
          <p>{withdraw.late}</p>
        </Notice>
      ) : null}
      <SummaryList
        rows={[
          { label: cancel.paid, value: money(paidCents, locale) },
          { label: cancel.delivered(deliveredPairs), value: money(deliveredCents, locale) },
          { label: cancel.refund, value: <strong>{money(refundCents, locale)}</strong> },
        ]}
      />
      <p className="reading small">{cancel.rule(pairs)}</p>
      <form method="post" noValidate>
        <input type="hidden" name="refundCents" value={refundCents} />
        <ButtonRow>
          <Button size="large" look="danger" id="confirm">
            {cancel.confirm}
          </Button>
          <LinkButton href={MY_ORDER_PATHS.order} size="large" look="secondary">
            {cancel.keep}
          </LinkButton>
        </ButtonRow>
      </form>
    </>
  );
}
