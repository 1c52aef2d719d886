import { ServiceGlyph } from '#app/features/services/service-glyph.tsx';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/dry-eye';
import { ComingSoonPage } from './coming-soon-page.tsx';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, graph } = readContentPage(args);
  const text = linked(pages.dryEye);
  return { ...shared, text, jsonLd: graph(text, { type: 'MedicalWebPage' }) };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function DryEye({ loaderData }: Route.ComponentProps) {
  return (
    <ComingSoonPage
      {...loaderData}
      picture={<ServiceGlyph slug="tratamentos-especializados" isLarge />}
    />
  );
}
