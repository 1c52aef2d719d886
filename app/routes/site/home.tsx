import { appServices } from '#app/app-services.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { publicClinic } from '#app/clinic/public-clinic.ts';
import { shownClaims } from '#app/clinic/shown-claims.ts';
import { contactFormOf } from '#app/features/contact/contact-consent.server.ts';
import { listedServices } from '#app/features/services/listed-services.ts';
import { home } from '#app/locales/pt-BR/home.ts';
import type { Route } from './+types/home';
import { HomeContact, HomeLocation, HomeMessage } from './home-contact.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeAbout, HomeQuestions, HomeServices, HomeSteps } from './home-sections.tsx';
import { HomeTrust } from './home-trust.tsx';
import { CONTENT_HEADERS, pageMeta } from './page-meta.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { clinic, clock, env, contents } = context.get(appServices);
  const serviceTexts = contents['pt-BR'].services;
  const today = wallClockOf(clock.now()).on;
  return {
    clinic: publicClinic(clinic, today),
    claims: shownClaims(clinic.claims, today),
    insurances: clinic.payers.filter(({ id }) => id !== 'particular').map(({ title }) => title),
    services: listedServices(clinic.services, serviceTexts),
    contactForm: contactFormOf(clinic, 'pt-BR'),
    canonical: new URL('/', env.baseUrl).href,
  };
}

export function headers() {
  return CONTENT_HEADERS;
}

export function meta({ loaderData: { clinic, canonical } }: Route.MetaArgs) {
  return pageMeta({
    title: home.pageTitle(clinic.displayName, clinic.city),
    description: home.pageDescription(clinic.displayName, clinic.city),
    canonical,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { clinic, claims, insurances, services, contactForm } = loaderData;
  return (
    <>
      <HomeHero clinic={clinic} />
      <HomeTrust claims={claims} />
      <HomeServices services={services} />
      <HomeSteps clinic={clinic} />
      <HomeAbout clinic={clinic} />
      <HomeQuestions insurances={insurances} />
      <HomeLocation clinic={clinic} />
      <HomeContact clinic={clinic} />
      <HomeMessage form={contactForm} clinic={clinic} />
    </>
  );
}
