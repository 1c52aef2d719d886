import { listedServices } from '#app/features/services/listed-services.ts';
import { ServiceCard } from '#app/features/services/service-card.tsx';
import { EyeExplorer } from '#app/features/vision/eye-explorer.tsx';
import { servicesMessages } from '#app/locales/services.ts';
import { formed } from '#app/platform/text/fact-words.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { ScheduleButton } from '#app/routes/site/clinic/schedule-button.tsx';
import { CONTENT_HEADERS, pageMeta } from '#app/routes/site/page-meta.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/services';
import { servicesGraph } from './service-graphs.ts';

export function loader(args: Route.LoaderArgs) {
  const page = pageOf(args);
  const { locale, content, clinic, address } = page;
  return {
    locale,
    clinic,
    services: listedServices(content.clinic.services, content.services),
    canonical: address('/servicos'),
    jsonLd: servicesGraph(page),
  };
}

const TREATMENTS = 'tratamentos-especializados';

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, clinic, canonical, jsonLd } = loaderData;
  const messages = servicesMessages[locale];
  return pageMeta({
    title: messages.page.pageTitle(messages.list.title, clinic.displayName),
    description: messages.list.pageDescription(clinic.displayName, clinic.offers),
    canonical,
    jsonLd,
  });
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, services } = loaderData;
  const { exams, surgery } = clinic.offers;
  const treatments = surgery || services.some(({ slug }) => slug === TREATMENTS);
  const { title, lead, unsure } = servicesMessages[locale].list;
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={title} lead={lead({ exams, treatments })} />
        <ul className="grid">
          {services.map((service) => (
            <li key={service.slug}>
              <ServiceCard service={service} titleLevel={2} />
            </li>
          ))}
        </ul>
        <EyeExplorer locale={locale} services={services} />
        <Notice title={unsure.title}>
          <p>{formed(unsure.text, clinic.doctorForm)}</p>
          <ScheduleButton scheduling={clinic.scheduling} service={services[0]?.slug}>
            {unsure.action}
          </ScheduleButton>
        </Notice>
      </div>
    </div>
  );
}
