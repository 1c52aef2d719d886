import { bookingMessages } from '#app/locales/booking-texts.ts';
import { chromeMessages } from '#app/locales/chrome-texts.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { pageMeta } from '#app/routes/site/page-meta.ts';

type StepArgs = {
  loaderData?:
    | { frame: { clinicName: string; isRefused?: boolean }; canonical?: string }
    | undefined;
  location: { pathname: string };
};

type Screen = 'service' | 'forWhom' | 'payer' | 'time' | 'details' | 'check' | 'done';

/** Title of a screen; the first one alone may be found by search engines. */
export function stepMeta({ loaderData, location }: StepArgs, screen: Screen) {
  const locale = localeOfPath(location.pathname);
  const texts = bookingMessages[locale];
  const { clinicName = '', isRefused = false } = loaderData?.frame ?? {};
  const { title } = texts[screen];
  const shown = isRefused ? chromeMessages[locale].errorTitle(title) : title;
  const full = texts.documentTitle(shown, clinicName);
  if (!loaderData?.canonical) return [{ title: full }, { name: 'robots', content: 'noindex' }];
  const description = texts.description(clinicName);
  return pageMeta({ title: full, description, canonical: loaderData.canonical });
}
