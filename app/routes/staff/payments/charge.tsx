import '#app/features/payments/staff-payments.css';
import { data } from 'react-router';
import { paymentServicesOf } from '#app/context/payment-services.ts';
import { chargePath, PAYMENT_PATHS } from '#app/features/payments/payment-paths.ts';
import { StaffCharge } from '#app/features/payments/staff-charge.tsx';
import { toStaffChargeView } from '#app/features/payments/staff-charge-view.ts';
import { submitChargeForm } from '#app/features/payments/submit-charge-form.server.ts';
import { staffPayments } from '#app/locales/pt-BR/staff/payments.ts';
import { chargeLink } from '#app/payments/charge-link.server.ts';
import { readCharge, readChargeStory } from '#app/payments/read-charge.server.ts';
import { readChargeWords } from '#app/payments/read-charge-words.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { actorOf, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/charge';

const messages = staffPayments.charge;

export async function loader(args: Route.LoaderArgs) {
  const { services, url, today, may } = staffPageOf(args);
  const payments = paymentServicesOf(services);
  const charge = await readCharge(services.db, { reference: args.params.reference });
  if (!charge) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const story = await readChargeStory(services.db, charge.id);
  const done = (['anotado', 'devolver', 'devolvido', 'cancelado'] as const).find(
    (each) => each === url.searchParams.get('feito'),
  );
  return {
    charge: toStaffChargeView(charge, story, await readChargeWords(payments, charge)),
    link: chargeLink(payments.secret, charge),
    formKey: newToken(),
    today,
    mayManage: may('payments.manage'),
    done: done ? messages.done[done] : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, today, may } = staffPageOf(args);
  const { reference } = args.params;
  const sent = await submitChargeForm(paymentServicesOf(services), {
    reference,
    form: await args.request.formData(),
    by: actorOf(staff),
    today,
    mayManage: may('payments.manage'),
  });
  if (sent.ok) return seeOther(`${chargePath(reference)}?feito=${sent.value}`);
  const { status, ...refused } = sent.refusal;
  const headers = ERROR_HEADERS;
  if (status === 403 || status === 404) throw data(null, { status, headers });
  return data(refused, { status, headers });
}

export default function ChargePage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, ...shown } = loaderData;
  const { errors = [], typed = {} } = actionData ?? {};
  return (
    <StaffScreen
      title={messages.title(shown.charge.reference)}
      back={{ href: PAYMENT_PATHS.list, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {done && !actionData ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      <StaffCharge {...shown} errors={errors} typed={typed} />
    </StaffScreen>
  );
}
