import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { contactClinicMessages } from '#app/locales/contact-clinic.ts';
import { ComingSoonPage } from '#app/routes/site/clinic/coming-soon-page.tsx';
import { unlistedMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { Chapter } from '#app/ui/chapter/chapter.tsx';
import type { Route } from './+types/quick-request';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked } = readContentPage(args);
  return { ...shared, text: linked(pages.quickRequest) };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return unlistedMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function QuickRequest({ loaderData }: Route.ComponentProps) {
  const { locale, text } = loaderData;
  return (
    <ComingSoonPage
      {...loaderData}
      picture={<ServiceGlyph slug="consultas-oftalmologicas" isLarge />}
    >
      <Chapter id="motivos" title={contactClinicMessages[locale].quickReasons}>
        <ul className="tags">
          {text.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Chapter>
    </ComingSoonPage>
  );
}
