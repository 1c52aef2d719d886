import { contactFormOf } from '#app/features/contact/contact-consent.server.ts';
import type { Route } from './+types/about';
import { AboutPage } from './about-page.tsx';
import { contentMeta } from './content-meta.ts';
import { readContentPage } from './content-page.server.ts';
import { CONTENT_HEADERS } from './page-meta.ts';

export function loader(asked: Route.LoaderArgs) {
  const { shared, texts, linked, record } = readContentPage(asked);
  return {
    ...shared,
    text: linked(texts.about),
    reviews: texts.exampleReviews,
    form: contactFormOf(record, shared.locale),
  };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
