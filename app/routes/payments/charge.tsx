import '#app/features/payments/payment.css';
import { data, useRouteLoaderData } from 'react-router';
import { paymentServicesOf } from '#app/context/payment-services.ts';
import { ChargePage } from '#app/features/payments/charge-page.tsx';
import { toChargeView } from '#app/features/payments/charge-view.ts';
import { chargeMessages } from '#app/locales/payments/charge.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { CAME_BACK, PAY_LATER } from '#app/payments/charge-link.server.ts';
import { readChargeOfLink, readChargeStory } from '#app/payments/read-charge.server.ts';
import { readChargeWords } from '#app/payments/read-charge-words.server.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { pageOf } from '#app/routes/page.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/charge';

/** The page of a charge, for whoever has its link. It only reads. */
export async function loader(args: Route.LoaderArgs) {
  const { services, locale, clinic, url } = pageOf(args);
  const payments = paymentServicesOf(services);
  const charge = await readChargeOfLink(payments, args.params.token);
  if (!charge) throw data(null, { status: 404, headers: HEADERS });
  const story = await readChargeStory(services.db, charge.id);
  const words = await readChargeWords(payments, charge);
  const view = toChargeView({ charge, story, description: words.description }, locale);
  const isBack = url.searchParams.has(CAME_BACK);
  // Coming back proves nothing; it is a good moment to ask.
  if (isBack && view.isByProvider)
    await payments.jobs['charge-check'](services.db, {
      provider: charge.provider,
      reference: charge.reference,
    });
  const arrival = isBack ? 'back' : url.searchParams.has(PAY_LATER) ? 'later' : null;
  return data({ charge: view, clinic, path: url.pathname, arrival } as const, { headers: HEADERS });
}

/** The address is the key to the page: nobody else is told it. */
const HEADERS = { ...ERROR_HEADERS, 'referrer-policy': 'no-referrer' };

export function headers() {
  return HEADERS;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const messages = chargeMessages[localeOfPath(location.pathname)];
  const title = loaderData
    ? messages.documentTitle(messages.title[loaderData.charge.state], loaderData.clinic.displayName)
    : messages.missing.title;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function ChargeRoute({ loaderData }: Route.ComponentProps) {
  return <ChargePage messages={useMessages(chargeMessages)} {...loaderData} />;
}

/** The same for forged links and for payments that are long gone. */
export function ErrorBoundary() {
  const { missing } = useMessages(chargeMessages);
  const clinic = useRouteLoaderData<typeof rootLoader>('root')?.clinic;
  return (
    <div className="screen">
      <div className="wrap">
        <BackLink href="/">{missing.home}</BackLink>
        <PageHeader title={missing.title} lead={missing.text} />
        {clinic ? (
          <p>
            <a href={clinic.phone.link}>{clinic.phone.display}</a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
