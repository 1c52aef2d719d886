import '#app/features/subscriptions/subscribe.css';
import { parseAddress } from '#app/clinic/postal-address.ts';
import { changeAddress } from '#app/features/subscriptions/change-order.server.ts';
import { MY_ORDER_PATHS } from '#app/features/subscriptions/order-draft.ts';
import { readWhere } from '#app/features/subscriptions/order-form.ts';
import { isRunning } from '#app/features/subscriptions/order-terms.ts';
import { WhereFields } from '#app/features/subscriptions/where-fields.tsx';
import { mySubscriptionMessages } from '#app/locales/subscriptions/my-subscription.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { formText } from '#app/platform/form-values.ts';
import { isFormRefused } from '#app/routes/booking/form-refused.server.ts';
import { refuseForm } from '#app/routes/booking/journey.server.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/change-address';
import { toPage } from './journey.server.ts';
import { privatePage, readMyOrder } from './my-order.server.ts';
import { myOrderMeta } from './my-order-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const { order, locale, clinic } = await readMyOrder(args);
  if (!isRunning(order.state)) throw toPage(locale, MY_ORDER_PATHS.order);
  const { postalCode, street, streetNumber, complement, district, city, stateCode } = order;
  return privatePage({
    clinicName: clinic.displayName,
    isRefused: isFormRefused(args.context),
    values: { postalCode, street, streetNumber, complement, district, city, stateCode },
    version: order.version,
  });
}

export async function action(args: Route.ActionArgs) {
  const { order, deps, locale } = await readMyOrder(args);
  const form = await args.request.formData();
  const values = readWhere(form);
  const { address, wrong } = parseAddress(values);
  const messages = subscribeMessages[locale].where.errors;
  const errors = wrong.map((field) => ({ fieldId: field, message: messages[field] }));
  if (errors.length > 0) return refuseForm(args, { errors, values }, 400);
  const seenVersion = Number(formText(form, 'version'));
  const change = { orderId: order.id, address, actor: 'customer', seenVersion } as const;
  const changed = await changeAddress(deps, change);
  if (changed.ok) return toPage(locale, `${MY_ORDER_PATHS.order}?endereco`);
  if (changed.refusal !== 'changed') return toPage(locale, MY_ORDER_PATHS.order);
  const message = mySubscriptionMessages[locale].address.changed;
  return refuseForm(args, { errors: [{ fieldId: 'postalCode', message }], values }, 409);
}

export const meta = (args: Route.MetaArgs) => myOrderMeta(args, ({ address }) => address.title);

export default function ChangeAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { address, back } = useMessages(mySubscriptionMessages);
  const errors = actionData?.errors ?? [];
  return (
    <div className="screen">
      <div className="wrap">
        <BackLink href={MY_ORDER_PATHS.order}>{back}</BackLink>
        <ErrorSummary errors={errors} />
        <PageHeader title={address.title} lead={address.lead} />
        <form method="post" noValidate className="subscribe-form stack">
          <input type="hidden" name="version" value={loaderData.version} />
          <WhereFields values={actionData?.values ?? loaderData.values} errors={errors} />
          <p>
            <Button size="large">{address.save}</Button>
          </p>
        </form>
      </div>
    </div>
  );
}
