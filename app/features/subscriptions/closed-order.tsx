import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { mySubscriptionMessages } from '#app/locales/subscriptions/my-subscription.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SUBSCRIBE_PATH } from './order-draft.ts';
import type { OrderView } from './order-view.ts';

/** That a subscription has ended, and how; nothing while it runs. */
export function ClosedOrder({ state, hasPlans }: { state: OrderView['state']; hasPlans: boolean }) {
  const { closed: mailed } = useMessages(mySubscriptionMessages);
  const closed = { ...mailed, ...useWithoutMail()?.order.closed };
  if (state !== 'withdrawn' && state !== 'cancelled' && state !== 'ended') return null;
  return (
    <Notice tone={state === 'ended' ? 'info' : 'success'} role="status">
      <p>{closed[state]}</p>
      {state === 'ended' && hasPlans ? (
        <p>
          {closed.goOn}{' '}
          <LinkButton href={SUBSCRIBE_PATH} look="secondary">
            {closed.again}
          </LinkButton>
        </p>
      ) : null}
    </Notice>
  );
}
