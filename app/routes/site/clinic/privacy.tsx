import { PrivacyPage } from '#app/features/privacy/privacy-page.tsx';
import { filledPrivacyText } from '#app/features/privacy/privacy-text.ts';
import { updatedOnOf } from '#app/features/privacy/privacy-updated.ts';
import { privacyMessages } from '#app/locales/privacy.ts';
import { localPath } from '#app/platform/locale.ts';
import { relinked } from '#app/platform/text/page-text.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { pageGraph } from '#app/routes/site/machines/page-graph.ts';
import { CONTENT_HEADERS, pageMeta } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/privacy';

export function loader(args: Route.LoaderArgs) {
  const page = pageOf(args);
  const { locale, content, clinic, address } = page;
  const { title, pageDescription } = privacyMessages[locale];
  const description = pageDescription(clinic.displayName);
  const dateModified = updatedOnOf(content.privacy, locale);
  const text = relinked(content.privacy, (href) => localPath(locale, href));
  const described = { path: '/privacy', name: title, description, more: { dateModified } };
  return {
    locale,
    clinicName: clinic.displayName,
    text: filledPrivacyText(text, clinic),
    canonical: address('/privacy'),
    jsonLd: pageGraph(page, described),
  };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, clinicName, canonical, jsonLd } = loaderData;
  const messages = privacyMessages[locale];
  return pageMeta({
    title: messages.pageTitle(clinicName),
    description: messages.pageDescription(clinicName),
    canonical,
    jsonLd,
  });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage clinicName={loaderData.clinicName} text={loaderData.text} />;
}
