import { formatDate } from '#app/clinic/format-date.ts';
import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { mySubscriptionMessages } from '#app/locales/subscriptions/my-subscription.ts';
import { useLocale, useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { MY_ORDER_PATHS } from './order-draft.ts';
import type { OrderView } from './order-view.ts';

/** Thanks, with the way to pay and what happens next. */
export function DoneScreen({ order, hasWhatsapp }: { order: OrderView; hasWhatsapp: boolean }) {
  const messages = useMessages(mySubscriptionMessages).done;
  const locale = useLocale();
  const silent = useWithoutMail();
  const { instalments, prescription } = order;
  const next = instalments.find(({ payHref }) => payHref !== null);
  return (
    <div className="stack">
      <PageHeader title={messages.title} lead={messages.lead(order.protocol)} />
      <p className="reading" data-personal="">
        {silent?.order.done ?? messages.mailed(order.email)}
      </p>
      {next?.payHref ? (
        <>
          <ButtonRow>
            <LinkButton href={next.payHref} size="large">
              {instalments.length > 1 ? messages.payFirst : messages.pay}
            </LinkButton>
          </ButtonRow>
          <p>{messages.dueOn(formatDate(next.dueOn, locale))}</p>
        </>
      ) : null}
      <h2>{messages.next}</h2>
      <p className="reading">{messages.prescriptions[prescription](hasWhatsapp)}</p>
      <ButtonRow>
        {prescription === 'first-visit' ? (
          <LinkButton href={order.bookHref} look="secondary">
            {messages.book}
          </LinkButton>
        ) : null}
        <LinkButton href={MY_ORDER_PATHS.order} look="secondary">
          {messages.manage}
        </LinkButton>
        <LinkButton href={MY_ORDER_PATHS.contract} look="secondary">
          {messages.contract}
        </LinkButton>
      </ButtonRow>
    </div>
  );
}
