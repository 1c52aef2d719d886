import { appServices } from '#app/app-services.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { listedServices } from '#app/features/services/listed-services.ts';
import { ServiceCard } from '#app/features/services/service-card.tsx';
import { EyeExplorer } from '#app/features/vision/eye-explorer.tsx';
import { services as texts } from '#app/locales/pt-BR/services.ts';
import { localeOfPath } from '#app/platform/locale.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import type { Route } from './+types/services';
import { CONTENT_HEADERS, pageMeta } from './page-meta.ts';
import { ScheduleButton } from './schedule-button.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  const { clinic, clock, env, contents } = context.get(appServices);
  const serviceTexts = contents['pt-BR'].services;
  return {
    locale: localeOfPath(new URL(request.url).pathname),
    clinic: publicClinic(clinic, wallClockOf(clock.now()).on),
    services: listedServices(clinic.services, serviceTexts),
    canonical: new URL('/servicos', env.baseUrl).href,
  };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData: { clinic, canonical } }: Route.MetaArgs) {
  return pageMeta({
    title: texts.page.pageTitle(texts.list.title, clinic.displayName),
    description: texts.list.pageDescription(clinic.displayName),
    canonical,
  });
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { locale, clinic, services } = loaderData;
  const { title, lead, unsure } = texts.list;
  return (
    <div className="screen">
      <div className="wrap">
        <PageHeader kicker={clinic.displayName} title={title} lead={lead} />
        <ul className="grid">
          {services.map((service) => (
            <li key={service.slug}>
              <ServiceCard service={service} titleLevel={2} />
            </li>
          ))}
        </ul>
        <EyeExplorer locale={locale} services={services} />
        <Notice title={unsure.title}>
          <p>{unsure.text}</p>
          <ScheduleButton scheduling={clinic.scheduling} service={services[0]?.slug}>
            {unsure.action}
          </ScheduleButton>
        </Notice>
      </div>
    </div>
  );
}
