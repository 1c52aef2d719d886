import '#app/features/subscriptions/staff-orders.css';
import { chargePath } from '#app/features/payments/payment-paths.ts';
import { ORDERS_PATH } from '#app/features/subscriptions/order-filter.ts';
import { cpfOf } from '#app/features/subscriptions/order-record.server.ts';
import { readOrderStory } from '#app/features/subscriptions/staff-order.server.ts';
import { StaffOrderScreen } from '#app/features/subscriptions/staff-order-screen.tsx';
import { toStaffOrderView } from '#app/features/subscriptions/staff-order-view.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/order';
import { answerOrder, staffOrderOf } from './order.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, url, today } = staffPageOf(args);
  const order = await staffOrderOf(args, args.params.protocol);
  const story = await readOrderStory(services.db, order.id);
  const cpf = cpfOf(services.env.appSecret, order);
  return {
    order: toStaffOrderView(order, story, { cpf, today }),
    isDone: url.searchParams.has('feito'),
  };
}

export const action = (args: Route.ActionArgs) => answerOrder(args, args.params.protocol);

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isDone } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={staffOrders.order.title(order.protocol)}
      back={{ href: ORDERS_PATH, label: staffOrders.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {isDone && !actionData ? (
        <Notice tone="success" role="status">
          <p>{staffOrders.order.done}</p>
        </Notice>
      ) : null}
      <StaffOrderScreen
        order={order}
        chargeHref={chargePath}
        errors={errors}
        typed={actionData?.typed ?? {}}
      />
    </StaffScreen>
  );
}
