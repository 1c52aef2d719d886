import '#app/features/subscriptions/subscribe.css';
import { data } from 'react-router';
import type { TypedWho } from '#app/features/subscriptions/order-draft.ts';
import { parseWho, readWho, type WhoError } from '#app/features/subscriptions/order-form.ts';
import { GoOn } from '#app/features/subscriptions/subscribe-frame.tsx';
import { WhoFields } from '#app/features/subscriptions/who-fields.tsx';
import { personFieldMessages } from '#app/locales/person-fields.ts';
import { subscribeMessages } from '#app/locales/subscriptions/subscribe.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { Locale } from '#app/platform/locale.ts';
import { refuseForm } from '#app/routes/booking/journey.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/who';
import { answer, frameOf, readSubscribing } from './journey.server.ts';
import { StepFrame } from './step-frame.tsx';
import { subscribeMeta } from './step-meta.ts';

const NOTHING: TypedWho = { name: '', cpf: '', phone: '', email: '' };

export async function loader(args: Route.LoaderArgs) {
  const journey = await readSubscribing(args, 'who');
  return data(
    {
      ...frameOf(journey),
      values: journey.draft.who ?? NOTHING,
      phoneExample: journey.services.clinic.phone.raw,
    },
    { headers: ERROR_HEADERS },
  );
}

export async function action(args: Route.ActionArgs) {
  const journey = await readSubscribing(args, 'who');
  const who = readWho(await args.request.formData());
  const parsed = parseWho(who);
  if (parsed.ok) return answer(journey, { who }, 'where');
  const example = journey.services.clinic.phone.raw;
  const errors = parsed.refusal.map((error) => ({
    fieldId: error.field,
    message: whoMessage(error, journey.locale, example),
  }));
  return refuseForm(args, { errors, values: who }, 400);
}

function whoMessage({ refusal }: WhoError, locale: Locale, phoneExample: string): string {
  const { errors } = subscribeMessages[locale].who;
  const known: Readonly<Record<string, string>> = { ...personFieldMessages[locale], ...errors };
  return (known[refusal] ?? '').replace('{phone}', phoneExample);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  subscribeMeta(loaderData, ({ who }) => who.title);

export default function WhoStep({ loaderData, actionData }: Route.ComponentProps) {
  const { who } = useMessages(subscribeMessages);
  const errors = actionData?.errors ?? [];
  return (
    <StepFrame loaderData={loaderData}>
      <form method="post" noValidate className="subscribe-form stack">
        <ErrorSummary errors={errors} />
        <h1>{who.title}</h1>
        <p className="lead">{who.lead}</p>
        <WhoFields
          values={actionData?.values ?? loaderData.values}
          errors={errors}
          phoneExample={loaderData.phoneExample}
        />
        <GoOn />
      </form>
    </StepFrame>
  );
}
