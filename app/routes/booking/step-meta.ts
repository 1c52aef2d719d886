import { booking } from '#app/locales/pt-BR/booking.ts';
import { pageMeta } from '../site/page-meta.ts';

type StepData = { frame: { clinicName: string }; canonical?: string } | undefined;

/** Title of a step; the first one alone may be found by search engines. */
export function stepMeta(
  loaderData: StepData,
  { title, isWrong = false }: { title: string; isWrong?: boolean },
) {
  const clinicName = loaderData?.frame.clinicName ?? '';
  const full = booking.documentTitle(isWrong ? booking.errorTitle(title) : title, clinicName);
  if (!loaderData?.canonical) return [{ title: full }, { name: 'robots', content: 'noindex' }];
  const description = booking.description(clinicName);
  return pageMeta({ title: full, description, canonical: loaderData.canonical });
}
