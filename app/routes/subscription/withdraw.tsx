import '#app/features/subscriptions/subscribe.css';
import {
  closeOrder,
  closingOf,
  withdrawableUntil,
} from '#app/features/subscriptions/change-order.server.ts';
import { WithdrawScreen } from '#app/features/subscriptions/leave-screens.tsx';
import { MY_ORDER_PATHS } from '#app/features/subscriptions/order-draft.ts';
import { isRunning } from '#app/features/subscriptions/order-terms.ts';
import type { Route } from './+types/withdraw';
import { toPage } from './journey.server.ts';
import { privatePage, readMyOrder } from './my-order.server.ts';
import { myOrderMeta } from './my-order-meta.ts';

/** Shows what withdrawing means; changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  const { order, locale, clinic, today } = await readMyOrder(args);
  if (!isRunning(order.state)) throw toPage(locale, MY_ORDER_PATHS.order);
  if (!withdrawableUntil(order, today)) throw toPage(locale, LATE_PATH);
  const { refundCents } = closingOf(order, 'withdrawn');
  return privatePage({ clinicName: clinic.displayName, refundCents });
}

/** What is left after the seven days, and says so. */
const LATE_PATH = `${MY_ORDER_PATHS.cancel}?prazo`;

/** A repetition finds the order withdrawn already, and is led to the same page. */
export async function action(args: Route.ActionArgs) {
  const { order, deps, locale } = await readMyOrder(args);
  const closing = { orderId: order.id, to: 'withdrawn', actor: 'customer' } as const;
  const closed = await closeOrder(deps, closing);
  const isLate = !closed.ok && closed.refusal === 'too-late';
  return toPage(locale, isLate ? LATE_PATH : MY_ORDER_PATHS.order);
}

export const meta = (args: Route.MetaArgs) => myOrderMeta(args, ({ withdraw }) => withdraw.title);

export default function Withdraw({ loaderData }: Route.ComponentProps) {
  return (
    <div className="screen">
      <div className="wrap">
        <WithdrawScreen refundCents={loaderData.refundCents} errors={[]} />
      </div>
    </div>
  );
}
