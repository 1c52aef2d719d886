import { data, redirect } from 'react-router';
import { publishedStatements } from '#app/clinic/published-statements.ts';
import { teamMembers } from '#app/features/about/team-members.ts';
import { listedPost } from '#app/features/blog/post-list.ts';
import { clinicMapOf } from '#app/features/map/clinic-map.ts';
import { listedEpisode } from '#app/features/podcast/episode-list.ts';
import { listedServices } from '#app/features/services/listed-services.ts';
import { homeMessages } from '#app/locales/home.ts';
import { pageOf } from '#app/routes/page.server.ts';
import { oldAddressTarget } from '#app/routes/site/editorial/editorial.server.ts';
import { keptAsLoaded } from '#app/routes/site/kept-page.ts';
import { lentReviews } from '#app/routes/site/lent-reviews.server.ts';
import { BRIEFLY_KEPT_HEADERS, pageMeta } from '#app/routes/site/page-meta.ts';
import { homeGraph } from '#app/routes/site/services/service-graphs.ts';
import type { Route } from './+types/home';
import { HomePage } from './home-page.tsx';
import { readHomeTimes } from './home-times.server.ts';

/** Of testimonials, and of Google's reviews, each in its order. */
const MOST_SHOWN = 3;

export async function loader(args: Route.LoaderArgs) {
  const page = pageOf(args);
  const old = oldAddressTarget(page.content, page.url);
  if (old !== undefined) throw redirect(old, 301);
  const { locale, content, today, clinic, address } = page;
  const { clinic: record, editorial } = content;
  const biographies = { people: content.people, originals: page.services.contents['pt-BR'].people };
  const [portrait] = teamMembers(record, biographies, today).filter(
    ({ name }) => name === clinic.doctor.name,
  );
  const { google, headers } = lentReviews(page, {
    most: MOST_SHOWN,
    unlent: BRIEFLY_KEPT_HEADERS,
  });
  const { answerMinutes, ...others } = publishedStatements(record.statements, today);
  // How fast the front desk answers is counted in WhatsApp.
  const claims = clinic.whatsapp && answerMinutes ? { ...others, answerMinutes } : others;
  const view = {
    locale,
    clinic,
    map: clinicMapOf(record),
    // Google's own figure stands below; two that differ would be one too many.
    statements: google.kind === 'reviews' ? { ...claims, rating: undefined } : claims,
    insurances: record.payers.filter(({ id }) => id !== 'particular').map(({ title }) => title),
    times: await readHomeTimes(page),
    portrait: portrait && { name: portrait.name, look: portrait.look, photo: portrait.photo },
    doctorWords: portrait?.biography?.brief ?? portrait?.words ?? null,
    services: listedServices(record.services, content.services),
    google,
    testimonials: record.testimonials.slice(0, MOST_SHOWN),
    episode: editorial.episodes.map(listedEpisode)[0],
    post: editorial.posts.map(listedPost)[0],
    canonical: address('/'),
    jsonLd: homeGraph(page),
  };
  return data(view, { headers });
}

export const headers = keptAsLoaded;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, clinic, canonical, jsonLd } = loaderData;
  const messages = homeMessages[locale];
  return pageMeta({
    title: messages.pageTitle(clinic.displayName, clinic.city),
    description: messages.pageDescription(clinic.displayName, clinic.city, clinic.offers),
    canonical,
    jsonLd,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
