import '#app/features/subscriptions/subscribe.css';
import {
  closeOrder,
  closingOf,
  withdrawableUntil,
} from '#app/features/subscriptions/change-order.server.ts';
import { CancelOrderScreen } from '#app/features/subscriptions/leave-screens.tsx';
import { MY_ORDER_PATHS } from '#app/features/subscriptions/order-draft.ts';
import { deliveredPairs, keptCents } from '#app/features/subscriptions/order-record.server.ts';
import { isRunning } from '#app/features/subscriptions/order-terms.ts';
import { mySubscriptionMessages } from '#app/locales/subscriptions/my-subscription.ts';
import { formText } from '#app/platform/form-values.ts';
import { isFormRefused } from '#app/routes/booking/form-refused.server.ts';
import { refuseForm } from '#app/routes/booking/journey.server.ts';
import type { Route } from './+types/cancel-order';
import { toPage } from './journey.server.ts';
import { privatePage, readMyOrder } from './my-order.server.ts';
import { myOrderMeta } from './my-order-meta.ts';

/** Shows what cancelling means in money; changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const { order, locale, clinic, today, url } = await readMyOrder(args);
  if (!isRunning(order.state)) throw toPage(locale, MY_ORDER_PATHS.order);
  // Within the seven days everything goes back, which is never less.
  if (withdrawableUntil(order, today)) throw toPage(locale, MY_ORDER_PATHS.withdraw);
  return privatePage({
    clinicName: clinic.displayName,
    isRefused: isFormRefused(args.context),
    ...closingOf(order, 'cancelled'),
    paidCents: keptCents(order.instalments),
    deliveredPairs: deliveredPairs(order),
    pairs: order.pairs,
    isTooLate: url.searchParams.has('prazo'),
  });
}

export async function action(args: Route.ActionArgs) {
  const { order, deps, locale, today } = await readMyOrder(args);
  if (withdrawableUntil(order, today)) return toPage(locale, MY_ORDER_PATHS.withdraw);
  const seen = formText(await args.request.formData(), 'refundCents');
  const seenRefundCents = /^\d{1,9}$/.test(seen) ? Number(seen) : -1;
  const closing = {
    orderId: order.id,
    to: 'cancelled',
    actor: 'customer',
    seenRefundCents,
  } as const;
  const closed = await closeOrder(deps, closing);
  if (closed.ok || closed.refusal !== 'changed') return toPage(locale, MY_ORDER_PATHS.order);
  const message = mySubscriptionMessages[locale].cancel.changed;
  return refuseForm(args, { errors: [{ fieldId: 'confirm', message }] }, 409);
}

export const meta = (args: Route.MetaArgs) => myOrderMeta(args, ({ cancel }) => cancel.title);

export default function CancelOrder({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="screen">
      <div className="wrap">
        <CancelOrderScreen {...loaderData} errors={actionData?.errors ?? []} />
      </div>
    </div>
  );
}
