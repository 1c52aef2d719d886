import '#app/features/subscriptions/subscribe.css';
import { MyOrderScreen } from '#app/features/subscriptions/my-order-screen.tsx';
import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { mySubscriptionMessages } from '#app/locales/subscriptions/my-subscription.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/my-order';
import { findMyOrder, privatePage, viewOf } from './my-order.server.ts';
import { myOrderMeta } from './my-order-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const { clinic, url } = pageOf(args);
  const page = await findMyOrder(args);
  return privatePage({
    clinicName: clinic.displayName,
    phone: clinic.phone,
    hasPlans: clinic.plansEnabled,
    order: page ? await viewOf(page) : null,
    isAddressChanged: url.searchParams.has('endereco'),
  });
}

export const meta = (args: Route.MetaArgs) => myOrderMeta(args);

export default function MyOrder({ loaderData }: Route.ComponentProps) {
  const { order, phone, hasPlans, isAddressChanged } = loaderData;
  const { gone } = useMessages(mySubscriptionMessages);
  const lost = useWithoutMail()?.order.lost ?? gone;
  return (
    <div className="screen">
      <div className="wrap">
        {order ? (
          <MyOrderScreen order={order} isAddressChanged={isAddressChanged} hasPlans={hasPlans} />
        ) : (
          <>
            <PageHeader title={lost.title} lead={lost.text} />
            <p>
              <LinkButton href={phone.link}>{phone.display}</LinkButton>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
