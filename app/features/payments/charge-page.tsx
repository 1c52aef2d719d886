import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { useSendsMail } from '#app/locales/mail/use-mail.ts';
import type { ChargeMessages } from '#app/locales/payments/charge.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { Payee, Receipt } from './charge-receipt.tsx';
import type { ChargeView } from './charge-view.ts';
import { PixCode } from './pix-code.tsx';

type ChargePageProps = {
  messages: ChargeMessages;
  charge: ChargeView;
  clinic: PublicClinic;
  /** Address of this page. */
  path: string;
  /** Whether the visitor has come back from the provider's page, or could not be led there. */
  arrival: 'back' | 'later' | null;
};

/**
 * A charge as its payer sees it: what is asked, how to pay, what has come. Nothing here tells the clinic anything:
 * only the bank or the provider does.
 */
export function ChargePage({ messages, charge, clinic, path, arrival }: ChargePageProps) {
  const { state, payWith, rest } = charge;
  const sendsMail = useSendsMail();
  const isWaiting = state === 'preparing' || state === 'open' || state === 'part-paid';
  return (
    <div className="screen">
      <div className="wrap payment" data-touch="payment" data-state={state}>
        <PageHeader
          title={messages.title[state]}
          lead={charge.isRestByDesk ? messages.restByDesk : messages.lead[state]}
        />
        {isWaiting && arrival ? (
          <Notice tone="warning" role="status">
            <p>{messages.arrival[arrival]}</p>
          </Notice>
        ) : null}
        <Sums messages={messages.sums} charge={charge} />
        {payWith?.kind === 'pix' && rest ? (
          <PixCode
            messages={messages.pix}
            brCode={payWith.brCode}
            amount={rest}
            receiver={payWith.receiver}
          />
        ) : null}
        {payWith?.kind === 'redirect' || payWith?.kind === 'pix-later' ? (
          <section className="stack" aria-labelledby="pagar">
            <h2 id="pagar">{messages.redirect.title}</h2>
            <p>
              {payWith.kind === 'redirect' ? messages.redirect.text : messages.redirect.pixText}
            </p>
            <LinkButton href={`${path}/pagar`} size="large" rel="noreferrer">
              {payWith.kind === 'redirect' ? messages.redirect.link : messages.redirect.pixLink}
            </LinkButton>
          </section>
        ) : null}
        {isWaiting ? (
          <section className="stack" aria-labelledby="ja-pagou">
            <h2 id="ja-pagou">{messages.done.title}</h2>
            <p>{charge.isByStatement ? messages.done.statement : messages.done.provider}</p>
            {sendsMail ? <p>{messages.done.mail}</p> : null}
            <ButtonRow>
              <LinkButton href={path} look="secondary">
                {messages.refresh}
              </LinkButton>
            </ButtonRow>
          </section>
        ) : null}
        <Receipt messages={messages.receipt} charge={charge} />
        <Payee messages={messages.seller} clinic={clinic} />
      </div>
    </div>
  );
}

function Sums({ messages, charge }: { messages: ChargeMessages['sums']; charge: ChargeView }) {
  const rows = [
    [messages.what, charge.description],
    [messages.total, charge.total],
    [messages.paid, charge.paid],
    [messages.rest, charge.paid && charge.rest],
    [messages.refundAsked, charge.refundAsked],
    [messages.refunded, charge.refunded],
    [messages.due, charge.rest && charge.due],
    [messages.expires, charge.rest && charge.expires],
    [messages.reference, charge.reference],
  ] as const;
  return (
    <section className="stack" aria-labelledby="resumo">
      <h2 id="resumo">{messages.title}</h2>
      <SummaryList
        rows={rows.flatMap(([label, value]) =>
          value ? [{ label, value: <span className="payment-fact">{value}</span> }] : [],
        )}
      />
    </section>
  );
}
