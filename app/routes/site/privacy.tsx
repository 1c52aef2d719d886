import { PrivacyPage } from '#app/features/privacy/privacy-page.tsx';
import { filledPrivacyText } from '#app/features/privacy/privacy-text.ts';
import { privacyTexts } from '#app/locales/privacy-texts.ts';
import { pageOf } from '#app/routes/page.server.ts';
import type { Route } from './+types/privacy';
import { CONTENT_HEADERS, pageMeta } from './page-meta.ts';

export function loader(args: Route.LoaderArgs) {
  const { locale, content, clinic, address } = pageOf(args);
  return {
    locale,
    clinicName: clinic.displayName,
    text: filledPrivacyText(content.privacy, clinic),
    canonical: address('/privacy'),
  };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, clinicName, canonical } = loaderData;
  const texts = privacyTexts[locale];
  return pageMeta({
    title: texts.pageTitle(clinicName),
    description: texts.pageDescription(clinicName),
    canonical,
  });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage clinicName={loaderData.clinicName} text={loaderData.text} />;
}
