import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { ClockGlyph } from '#app/ui/picture/clock-glyph.tsx';
import type { Route } from './+types/waitlist';
import { ComingSoonPage } from './coming-soon-page.tsx';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, graph } = readContentPage(args);
  const text = linked(pages.waitlist);
  return { ...shared, text, jsonLd: graph(text) };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function Waitlist({ loaderData }: Route.ComponentProps) {
  return <ComingSoonPage {...loaderData} picture={<ClockGlyph />} />;
}
