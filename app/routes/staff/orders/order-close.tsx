import { formatDate } from '#app/clinic/format-date.ts';
import { orderServicesOf } from '#app/context/order-services.ts';
import {
  closeOrder,
  closingOf,
  withdrawableUntil,
} from '#app/features/subscriptions/change-order.server.ts';
import { orderHref } from '#app/features/subscriptions/order-filter.ts';
import {
  deliveredPairs,
  lastWithdrawalOn,
} from '#app/features/subscriptions/order-record.server.ts';
import { isRunning } from '#app/features/subscriptions/order-terms.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { formText } from '#app/platform/form-values.ts';
import { money } from '#app/platform/money.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { actorOf, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/order-close';
import { staffOrderOf } from './order.server.ts';

const labels = staffOrders.close;

export async function loader(args: Route.LoaderArgs) {
  const { today } = staffPageOf(args);
  const order = await staffOrderOf(args, args.params.protocol);
  if (!isRunning(order.state)) throw seeOther(orderHref(order.protocol));
  return {
    protocol: order.protocol,
    untilOn: formatDate(lastWithdrawalOn(order)),
    isInTime: withdrawableUntil(order, today) !== null,
    withdrawCents: closingOf(order, 'withdrawn').refundCents,
    cancelled: closingOf(order, 'cancelled'),
    deliveredPairs: deliveredPairs(order),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const order = await staffOrderOf(args, args.params.protocol);
  const form = await args.request.formData();
  const to = formText(form, 'como') === 'desistencia' ? 'withdrawn' : 'cancelled';
  const seenRefundCents = Number(formText(form, 'volta'));
  const closing = { orderId: order.id, to, actor: actorOf(staff), seenRefundCents } as const;
  const closed = await closeOrder(orderServicesOf(services), closing);
  if (closed.ok) return seeOther(`${orderHref(order.protocol)}?feito`);
  if (closed.refusal !== 'changed') return seeOther(orderHref(order.protocol));
  const message = staffOrders.order.problems.changed;
  return refusedForm([{ fieldId: 'encerrar', message }], { values: null, status: 409 });
}

export default function CloseOrder({ loaderData, actionData }: Route.ComponentProps) {
  const {
    protocol,
    untilOn,
    isInTime,
    withdrawCents,
    cancelled,
    deliveredPairs: pairs,
  } = loaderData;
  const errors = actionData?.errors ?? [];
  const { deliveredCents, refundCents } = cancelled;
  return (
    <StaffScreen
      title={labels.title(protocol)}
      lead={labels.lead}
      back={{ href: orderHref(protocol), label: staffOrders.order.title(protocol) }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      <div className="stack" id="encerrar">
        <h2>{labels.withdraw}</h2>
        <p>
          {isInTime ? labels.withdrawOpen(untilOn) : labels.withdrawLate}{' '}
          <strong>{money(withdrawCents)}</strong>
        </p>
        <form method="post">
          <input type="hidden" name="como" value="desistencia" />
          <input type="hidden" name="volta" value={withdrawCents} />
          <Button look={isInTime ? 'primary' : 'secondary'}>{labels.withdrawButton}</Button>
        </form>
        <h2>{labels.cancel}</h2>
        <p>
          {labels.cancelText(pairs, money(deliveredCents))} <strong>{money(refundCents)}</strong>
        </p>
        <form method="post">
          <input type="hidden" name="como" value="cancelamento" />
          <input type="hidden" name="volta" value={refundCents} />
          <Button look={isInTime ? 'secondary' : 'primary'}>{labels.cancelButton}</Button>
        </form>
        <p>
          <LinkButton href={orderHref(protocol)} look="quiet">
            {labels.keep}
          </LinkButton>
        </p>
      </div>
    </StaffScreen>
  );
}
