import '#app/features/subscriptions/subscribe.css';
import { data } from 'react-router';
import { orderServicesOf } from '#app/context/order-services.ts';
import { checkRows } from '#app/features/subscriptions/check-rows.ts';
import { CheckScreen } from '#app/features/subscriptions/check-screen.tsx';
import { contractOf } from '#app/features/subscriptions/contract/contract.ts';
import { acceptedSha256 } from '#app/features/subscriptions/contract/contract-file.server.ts';
import { writeOrderDraft } from '#app/features/subscriptions/order-draft.server.ts';
import { ORDER_STEP_PATHS, ORDERED_PATH } from '#app/features/subscriptions/order-draft.ts';
import { orderRequestOf } from '#app/features/subscriptions/order-form.ts';
import { ORDER_COOKIE, orderSessionFor } from '#app/features/subscriptions/order-link.server.ts';
import { readOrder } from '#app/features/subscriptions/order-record.server.ts';
import {
  orderWithIdempotency,
  placeOrder,
} from '#app/features/subscriptions/place-order.server.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { isHoneypotFilled } from '#app/platform/form-guard.ts';
import { formText } from '#app/platform/form-values.ts';
import { sha256Hex } from '#app/platform/token.server.ts';
import { refuseForm } from '#app/routes/booking/journey.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/check';
import {
  contractFactsOf,
  frameOf,
  readSubscribing,
  type SubscribeJourney,
  toPage,
} from './journey.server.ts';
import { StepFrame } from './step-frame.tsx';
import { subscribeMeta } from './step-meta.ts';

export async function loader(args: Route.LoaderArgs) {
  const journey = await readSubscribing(args, 'check');
  const { rows, contract, seen } = screenOf(journey);
  return data({ ...frameOf(journey), rows, contract, seen }, { headers: ERROR_HEADERS });
}

/** What the screen shows, with its digest, and the order that it asks to confirm. */
function screenOf(journey: SubscribeJourney) {
  const { draft, ways, plan, locale } = journey;
  const request = orderRequestOf(draft, ways);
  if (!request) throw toPage(locale, ORDER_STEP_PATHS.how);
  const facts = contractFactsOf(journey, request.payIn);
  const contract = contractOf(facts);
  const rows = checkRows(request, plan, locale);
  const accepted = acceptedSha256(contract);
  return {
    request,
    facts,
    contract,
    rows,
    accepted,
    seen: sha256Hex(JSON.stringify([rows, accepted])),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const journey = await readSubscribing(args, 'check');
  const { services, locale, clinic, draft, token } = journey;
  const messages = subscribeMessages[locale].check;
  const refused = (message: string, status: number, fieldId = 'confirm') =>
    refuseForm(args, { errors: [{ fieldId, message }] }, status);
  const { request, facts, accepted, seen } = screenOf(journey);
  // Another tab, the clinic or midnight has changed what this page shows: nobody has agreed to that yet.
  if (formText(form, 'seen') !== seen) return refused(messages.changed, 409);
  if (!form.get('accept')) return refused(messages.acceptMissing, 400, 'accept');
  if (isHoneypotFilled(form)) return refused(messages.notHuman, 400);
  const order = orderServicesOf(services);
  const once = orderWithIdempotency(draft.key, request, accepted);
  const { address } = journey;
  const placed = await placeOrder(order, { request, facts }, { once, address });
  if (!placed.ok) {
    const { reason, waitSeconds } = placed.refusal;
    if (reason === 'other-body') return refused(messages.changed, 409);
    return refused(messages.tooMany(waitSeconds, clinic.phone.display), 429);
  }
  const stored = await readOrder(services.db, { id: placed.value.orderId });
  if (!stored) throw new Error('the order that was placed was not found');
  const session = orderSessionFor(order, stored);
  const { plan, key } = draft;
  await writeOrderDraft(order, token, { plan, key, orderedSession: session });
  return toPage(locale, ORDERED_PATH, setCookie(ORDER_COOKIE, session, services.env.baseUrl));
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  subscribeMeta(loaderData, ({ check }) => check.title);

export default function CheckStep({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, contract, seen } = loaderData;
  return (
    <StepFrame loaderData={loaderData}>
      <CheckScreen rows={rows} contract={contract} seen={seen} errors={actionData?.errors ?? []} />
    </StepFrame>
  );
}
