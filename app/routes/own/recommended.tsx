import { data } from 'react-router';
import '#app/features/own-page/own-page.css';
import { ContactButtons } from '#app/features/booking/appointment-card.tsx';
import {
  NothingRecommended,
  RecommendedScreen,
} from '#app/features/recommendations/recommended-screen.tsx';
import { bookingMessages } from '#app/locales/booking.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { recommendedMessages } from '#app/locales/own/recommended.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { newToken } from '#app/platform/token.server.ts';
import { isFormRefused } from '#app/routes/booking/form-refused.server.ts';
import { appointmentHeaders } from '#app/routes/manage/appointment-meta.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/recommended';
import { answerRecommended } from './answer-recommended.server.ts';
import { findRecommended, recommendedView } from './recommended-page.server.ts';

export const headers = appointmentHeaders;

/** Shows the first times; looking books nothing, so a link's preview never does. */
export async function loader(args: Route.LoaderArgs) {
  const { displayName, phone, whatsapp } = pageOf(args).content.clinic;
  const found = await findRecommended(args);
  const view = found ? await recommendedView(args, found) : null;
  return data(
    {
      view,
      formKey: newToken(),
      clinic: { clinicName: displayName, phone, whatsappLink: whatsapp?.link },
      isRefused: isFormRefused(args.context),
    },
    { status: view ? 200 : 404, headers: ERROR_HEADERS },
  );
}

export const action = (args: Route.ActionArgs) => answerRecommended(args);

export function meta({ loaderData, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  const { page } = recommendedMessages[locale];
  const title = loaderData?.view ? page.title[loaderData.view.kind] : page.gone.title;
  const heading = loaderData?.isRefused ? chromeMessages[locale].errorTitle(title) : title;
  const { documentTitle } = bookingMessages[locale];
  return [
    { title: documentTitle(heading, loaderData?.clinic.clinicName ?? '') },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function RecommendedRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { view, formKey, clinic } = loaderData;
  const reach = <ContactButtons phone={clinic.phone} whatsappLink={clinic.whatsappLink} />;
  if (!view) return <NothingRecommended>{reach}</NothingRecommended>;
  return (
    <RecommendedScreen
      view={view}
      formKey={formKey}
      hasAgreed={actionData?.hasAgreed ?? false}
      errors={actionData?.errors ?? []}
    >
      {reach}
    </RecommendedScreen>
  );
}
