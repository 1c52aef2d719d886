import { appServices } from '#app/app-services.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { PrivacyPage } from '#app/features/privacy/privacy-page.tsx';
import { filledPrivacyText } from '#app/features/privacy/privacy-text.ts';
import { privacy as texts } from '#app/locales/pt-BR/privacy.ts';
import type { Route } from './+types/privacy';
import { CONTENT_HEADERS, pageMeta } from './page-meta.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { clinic, clock, env, contents } = context.get(appServices);
  const shown = publicClinic(clinic, wallClockOf(clock.now()).on);
  return {
    clinicName: shown.displayName,
    text: filledPrivacyText(contents['pt-BR'].privacy, shown),
    canonical: new URL('/privacy', env.baseUrl).href,
  };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { clinicName, canonical } = loaderData;
  return pageMeta({
    title: texts.pageTitle(clinicName),
    description: texts.pageDescription(clinicName),
    canonical,
  });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage clinicName={loaderData.clinicName} text={loaderData.text} />;
}
