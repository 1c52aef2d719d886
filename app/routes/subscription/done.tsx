import '#app/features/subscriptions/subscribe.css';
import { DoneScreen } from '#app/features/subscriptions/done-screen.tsx';
import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { mySubscriptionMessages } from '#app/locales/subscriptions/my-subscription.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/done';
import { findMyOrder, privatePage, viewOf } from './my-order.server.ts';
import { myOrderMeta } from './my-order-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const { displayName: clinicName, whatsapp } = pageOf(args).clinic;
  const page = await findMyOrder(args);
  const hasWhatsapp = whatsapp !== undefined;
  return privatePage({ clinicName, hasWhatsapp, order: page ? await viewOf(page) : null });
}

export const meta = (args: Route.MetaArgs) => myOrderMeta(args, ({ done }) => done.title);

export default function Done({ loaderData: { order, hasWhatsapp } }: Route.ComponentProps) {
  const { gone, done } = useMessages(mySubscriptionMessages);
  const silent = useWithoutMail();
  const title = silent?.order.lost.title ?? gone.title;
  const lead = silent?.order.gone ?? done.gone;
  return (
    <div className="screen">
      <div className="wrap">
        {order ? (
          <DoneScreen {...{ order, hasWhatsapp }} />
        ) : (
          <PageHeader title={title} lead={lead} />
        )}
      </div>
    </div>
  );
}
