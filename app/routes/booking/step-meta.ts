import { booking } from '#app/locales/pt-BR/booking.ts';
import { chrome } from '#app/locales/pt-BR/chrome.ts';
import { pageMeta } from '#app/routes/site/page-meta.ts';

type StepData =
  | { frame: { clinicName: string; isRefused?: boolean }; canonical?: string }
  | undefined;

/** Title of a step; the first one alone may be found by search engines. */
export function stepMeta(loaderData: StepData, { title }: { title: string }) {
  const { clinicName = '', isRefused = false } = loaderData?.frame ?? {};
  const full = booking.documentTitle(isRefused ? chrome.errorTitle(title) : title, clinicName);
  if (!loaderData?.canonical) return [{ title: full }, { name: 'robots', content: 'noindex' }];
  const description = booking.description(clinicName);
  return pageMeta({ title: full, description, canonical: loaderData.canonical });
}
