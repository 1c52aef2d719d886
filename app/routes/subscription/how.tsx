import '#app/features/subscriptions/subscribe.css';
import { data } from 'react-router';
import { HowFields } from '#app/features/subscriptions/how-fields.tsx';
import type { TypedHow } from '#app/features/subscriptions/order-draft.ts';
import { parseHow, readHow } from '#app/features/subscriptions/order-form.ts';
import { GoOn } from '#app/features/subscriptions/subscribe-frame.tsx';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { refuseForm } from '#app/routes/booking/journey.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/how';
import { answer, frameOf, readSubscribing } from './journey.server.ts';
import { StepFrame } from './step-frame.tsx';
import { subscribeMeta } from './step-meta.ts';

const NOTHING: TypedHow = { prescription: '', payIn: '', provider: '' };

export async function loader(args: Route.LoaderArgs) {
  const journey = await readSubscribing(args, 'how');
  const { draft, plan, ways } = journey;
  const shown = { values: draft.how ?? NOTHING, terms: plan.terms, ways };
  return data({ ...frameOf(journey), ...shown }, { headers: ERROR_HEADERS });
}

export async function action(args: Route.ActionArgs) {
  const journey = await readSubscribing(args, 'how');
  const how = readHow(await args.request.formData(), journey.ways);
  const parsed = parseHow(how, journey.ways);
  if (parsed.ok) return answer(journey, { how }, 'check');
  const messages = subscribeMessages[journey.locale].how.errors;
  const errors = parsed.refusal.map((field) => ({ fieldId: field, message: messages[field] }));
  return refuseForm(args, { errors, values: how }, 400);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  subscribeMeta(loaderData, ({ how }) => how.title);

export default function HowStep({ loaderData, actionData }: Route.ComponentProps) {
  const { how } = useMessages(subscribeMessages);
  const errors = actionData?.errors ?? [];
  return (
    <StepFrame loaderData={loaderData}>
      <form method="post" noValidate className="subscribe-form stack">
        <ErrorSummary errors={errors} />
        <h1>{how.title}</h1>
        <HowFields
          values={actionData?.values ?? loaderData.values}
          errors={errors}
          terms={loaderData.terms}
          ways={loaderData.ways}
        />
        <GoOn />
      </form>
    </StepFrame>
  );
}
