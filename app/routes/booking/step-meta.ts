import { bookingMessages } from '#app/locales/booking.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { pageMeta } from '#app/routes/site/page-meta.ts';

type StepArgs = {
  loaderData?:
    | { frame: { clinicName: string; isRefused?: boolean }; canonical?: string }
    | undefined;
  location: { pathname: string };
};

type Screen = 'service' | 'time' | 'details' | 'check' | 'done';

/** Title of a screen; only the first may be indexed by search engines. */
export function stepMeta({ loaderData, location }: StepArgs, screen: Screen) {
  const locale = localeOfPath(location.pathname);
  const messages = bookingMessages[locale];
  const { clinicName = '', isRefused = false } = loaderData?.frame ?? {};
  const { title } = messages[screen];
  const heading = isRefused ? chromeMessages[locale].errorTitle(title) : title;
  const full = messages.documentTitle(heading, clinicName);
  if (!loaderData?.canonical) return [{ title: full }, { name: 'robots', content: 'noindex' }];
  const description = messages.description(clinicName);
  return pageMeta({ title: full, description, canonical: loaderData.canonical });
}
