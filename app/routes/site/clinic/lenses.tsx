import { questionNodes } from '#app/clinic/structured-data/page-nodes.ts';
import { LENS_EXAM } from '#app/clinic/words/site-offers.ts';
import { LensesPage } from '#app/features/lenses/lenses-page.tsx';
import { lensesMessages } from '#app/locales/lenses.ts';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/lenses';
import { ScheduleButton } from './schedule-button.tsx';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, graph } = readContentPage(args);
  const text = linked(pages.lenses);
  const jsonLd = graph(text, {
    type: ['MedicalWebPage', 'FAQPage'],
    more: { mainEntity: questionNodes(text.questions) },
  });
  return { ...shared, text, jsonLd };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function Lenses({ loaderData: { locale, clinic, text } }: Route.ComponentProps) {
  return (
    <LensesPage
      locale={locale}
      clinicName={clinic.displayName}
      text={text}
      hasPlans={clinic.plansEnabled}
      scheduleButton={
        <ScheduleButton scheduling={clinic.scheduling} service={LENS_EXAM} size="large">
          {lensesMessages[locale].schedule}
        </ScheduleButton>
      }
    />
  );
}
