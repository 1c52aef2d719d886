import '#app/features/subscriptions/subscribe.css';
import { data } from 'react-router';
import { parseAddress } from '#app/clinic/postal-address.ts';
import type { TypedWhere } from '#app/features/subscriptions/order-draft.ts';
import { readWhere } from '#app/features/subscriptions/order-form.ts';
import { GoOn } from '#app/features/subscriptions/subscribe-frame.tsx';
import { WhereFields } from '#app/features/subscriptions/where-fields.tsx';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { refuseForm } from '#app/routes/booking/journey.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/where';
import { answer, frameOf, readSubscribing } from './journey.server.ts';
import { StepFrame } from './step-frame.tsx';
import { subscribeMeta } from './step-meta.ts';

const NOTHING: TypedWhere = {
  postalCode: '',
  street: '',
  streetNumber: '',
  complement: '',
  district: '',
  city: '',
  stateCode: '',
};

export async function loader(args: Route.LoaderArgs) {
  const journey = await readSubscribing(args, 'where');
  const values = journey.draft.where ?? NOTHING;
  return data({ ...frameOf(journey), values }, { headers: ERROR_HEADERS });
}

export async function action(args: Route.ActionArgs) {
  const journey = await readSubscribing(args, 'where');
  const where = readWhere(await args.request.formData());
  const { wrong } = parseAddress(where);
  if (wrong.length === 0) return answer(journey, { where }, 'how');
  const messages = subscribeMessages[journey.locale].where.errors;
  const errors = wrong.map((field) => ({ fieldId: field, message: messages[field] }));
  return refuseForm(args, { errors, values: where }, 400);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  subscribeMeta(loaderData, ({ where }) => where.title);

export default function WhereStep({ loaderData, actionData }: Route.ComponentProps) {
  const { where } = useMessages(subscribeMessages);
  const errors = actionData?.errors ?? [];
  return (
    <StepFrame loaderData={loaderData}>
      <form method="post" noValidate className="subscribe-form stack">
        <ErrorSummary errors={errors} />
        <h1>{where.title}</h1>
        <p className="lead">{where.lead}</p>
        <WhereFields values={actionData?.values ?? loaderData.values} errors={errors} />
        <GoOn />
      </form>
    </StepFrame>
  );
}
