import { depositMessages } from '#app/locales/payments/deposit.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { OfferedScreen } from './offered-screen.tsx';
import { PayScreen, type PayView } from './pay-screen.tsx';

type Phone = { display: string; link: string };
type Shared = { moment: string; amount: string; phone: Phone };

/** How a deposit stands, ready to be shown. */
export type DepositPageView =
  | ({ kind: 'pay' } & Shared & PayView)
  | ({ kind: 'expired' } & Shared & { again: string; hasLooked: boolean })
  | ({ kind: 'left' } & Shared & { again: string })
  | ({ kind: 'offered' } & Shared & {
        until: string;
        isTaken: boolean;
        times: readonly { value: string; label: string }[];
      })
  | ({ kind: 'refund' } & Shared & { isDone: boolean; sum: string })
  | { kind: 'failed' | 'kept' | 'erased' | 'over'; phone: Phone };

type DepositScreenProps = {
  view: DepositPageView;
  /** The code as a picture, where there is a code. */
  children: React.ReactNode;
};

/** The page of a deposit. It never says that a time is booked: once it is, the page leads to the appointment. */
export function DepositScreen({ view, children }: DepositScreenProps) {
  const messages = useMessages(depositMessages);
  const { phone } = view;
  return (
    <div className="stack deposit" data-touch="payment">
      <Body view={view}>{children}</Body>
      <p>
        <a href={phone.link} className="deposit-call">
          <PhoneText>{messages.call(phone.display)}</PhoneText>
        </a>
      </p>
    </div>
  );
}

function Body({ view, children }: DepositScreenProps) {
  const messages = useMessages(depositMessages);
  switch (view.kind) {
    case 'pay':
      return <PayScreen view={view}>{children}</PayScreen>;
    case 'offered':
      return <OfferedScreen view={view} />;
    case 'expired':
      return (
        <>
          <PageHeader title={messages.expired.title} lead={messages.expired.lead(view.moment)} />
          {view.hasLooked ? <Notice role="status">{messages.screen.notFound}</Notice> : null}
          <p>{messages.expired.paid}</p>
          <form method="post">
            <ButtonRow>
              <LinkButton href={view.again}>{messages.expired.again}</LinkButton>
              <Button look="secondary" data-sending={messages.screen.checking}>
                {messages.screen.check}
              </Button>
            </ButtonRow>
          </form>
        </>
      );
    case 'left':
      return (
        <>
          <PageHeader title={messages.left.title} lead={messages.left.lead} />
          <ButtonRow>
            <LinkButton href={view.again}>{messages.expired.again}</LinkButton>
          </ButtonRow>
        </>
      );
    case 'refund': {
      const { title, asked, done } = messages.refund;
      return <PageHeader title={title} lead={view.isDone ? done(view.sum) : asked(view.sum)} />;
    }
    case 'failed':
    case 'kept':
    case 'erased':
    case 'over': {
      const { title, lead } = messages[view.kind];
      return <PageHeader title={title} lead={lead} />;
    }
  }
}
