import { clinicId } from '#app/clinic/structured-data/clinic-nodes.ts';
import { referenceTo } from '#app/clinic/structured-data/ld-node.ts';
import { personId, personNode, physicianNode } from '#app/clinic/structured-data/person-nodes.ts';
import { contactFormOf } from '#app/features/contact/contact-consent.server.ts';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import type { Route } from './+types/about';
import { AboutPage } from './about-page.tsx';

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, record, graph, site } = readContentPage(args);
  const { doctor, nurse } = shared.clinic;
  return {
    ...shared,
    jsonLd: graph(pages.about, {
      type: 'AboutPage',
      isAboutClinic: true,
      moreOfClinic: {
        employee: [doctor, nurse].map(({ name }) => referenceTo(personId(name, site))),
      },
      more: { mainEntity: referenceTo(clinicId(site)) },
      nodes: [
        physicianNode(record, { professional: { ...doctor, role: doctor.title }, site }),
        personNode(nurse, site),
      ],
    }),
    text: linked(pages.about),
    testimonials: record.testimonials,
    reviews: pages.exampleReviews,
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
