import { data } from 'react-router';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { clinicId } from '#app/clinic/structured-data/clinic-nodes.ts';
import { referenceTo } from '#app/clinic/structured-data/ld-node.ts';
import { personId, personNode, physicianNode } from '#app/clinic/structured-data/person-nodes.ts';
import type { ClinicPhoto, ClinicPhotos } from '#app/features/about/about-text.ts';
import { ClinicPictures, shownPlaces } from '#app/features/about/clinic-pictures.tsx';
import { Team } from '#app/features/about/team.tsx';
import { type TeamMember, teamMembers } from '#app/features/about/team-members.ts';
import {
  type ContactFormFacts,
  contactFormOf,
} from '#app/features/contact/contact-consent.server.ts';
import { type ClinicMap, clinicMapOf } from '#app/features/map/clinic-map.ts';
import type { GoogleView } from '#app/features/reviews/google-view.ts';
import type { Review, Testimonial } from '#app/features/reviews/review.ts';
import { hasReviews, ShownReviews } from '#app/features/reviews/shown-reviews.tsx';
import { aboutMessages } from '#app/locales/about.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { PageFront, PageText } from '#app/platform/text/page-text.ts';
import { contentMeta } from '#app/routes/site/content-meta.ts';
import { readContentPage } from '#app/routes/site/content-page.server.ts';
import { keptAsLoaded } from '#app/routes/site/kept-page.ts';
import { CONTENT_HEADERS } from '#app/routes/site/page-meta.ts';
import { TextChapters } from '#app/ui/chapter/chapter.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { Phoropter } from '#app/ui/picture/phoropter.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { Route } from './+types/about';
import { AboutMessage } from './about-message.tsx';

/** As many as Google gives. */
const MOST_SHOWN = 5;

export function loader(args: Route.LoaderArgs) {
  const { shared, pages, linked, record, graph, site, people, today, lent } = readContentPage(args);
  const { google, headers } = lent({ most: MOST_SHOWN, unlent: CONTENT_HEADERS });
  const { doctor, nurse, otherDoctors } = shared.clinic;
  const doctors = [doctor, ...otherDoctors].map((each) => ({ ...each, role: each.title }));
  const photos = { ...people.photos, ...pages.about.photos };
  const view = {
    ...shared,
    jsonLd: graph(pages.about, {
      type: 'AboutPage',
      isAboutClinic: true,
      moreOfClinic: {
        employee: [...doctors, ...(nurse ? [nurse] : [])].map(({ name }) =>
          referenceTo(personId(name, site)),
        ),
      },
      more: { mainEntity: referenceTo(clinicId(site)) },
      nodes: [
        ...doctors.map((professional) => physicianNode(record, { professional, site })),
        ...(nurse ? [personNode(nurse, site)] : []),
      ],
    }),
    text: linked(pages.about),
    team: teamMembers(record, people, today),
    photos,
    places: shownPlaces(photos, record.examples.people),
    testimonials: record.testimonials,
    reviews: pages.exampleReviews,
    google,
    map: clinicMapOf(record),
    form: contactFormOf(record, shared.locale),
  };
  return data(view, { headers });
}

export const headers = keptAsLoaded;

export function meta({ loaderData }: Route.MetaArgs) {
  return contentMeta(loaderData && { ...loaderData.text, ...loaderData });
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}

type AboutPageProps = {
  locale: Locale;
  clinic: PublicClinic;
  text: PageText<PageFront>;
  team: readonly TeamMember[];
  photos: ClinicPhotos;
  places: readonly ClinicPhoto[];
  testimonials: readonly Testimonial[];
  /** Shown when there are neither testimonials nor reviews from Google. */
  reviews: readonly Review[];
  google: GoogleView;
  map: ClinicMap;
  form: ContactFormFacts;
};

/** Team, reviews and contact form. */
function AboutPage(props: AboutPageProps) {
  const { locale, clinic, text, team, photos, places, testimonials, reviews, google, form } = props;
  const messages = aboutMessages[locale];
  return (
    <>
      <section className="section page-top">
        <div className="wrap split split-picture">
          <div className="stack">
            <PageHeader kicker={clinic.displayName} title={text.title} lead={clinic.slogan} />
            <Prose blocks={text.intro} />
          </div>
          <Phoropter label={messages.picture} />
        </div>
      </section>
      <section className="section section-sunk" aria-labelledby="quem-atende">
        <div className="wrap">
          <h2 id="quem-atende" className="section-head">
            {messages.team}
          </h2>
          <Team members={team} locale={locale} />
        </div>
      </section>
      {places.length > 0 ? (
        <section className="section" aria-labelledby="clinica">
          <div className="wrap">
            <h2 id="clinica" className="section-head">
              {messages.clinic.title}
            </h2>
            <ClinicPictures places={places} photos={photos} locale={locale} />
          </div>
        </section>
      ) : null}
      <div className="section">
        <div className="wrap chapters chapters-beside">
          <TextChapters sections={text.sections} urgent={text.urgent} />
        </div>
      </div>
      {hasReviews({ testimonials, google, examples: reviews }) ? (
        <section className="section section-sunk" aria-labelledby="opinioes">
          <div className="wrap">
            <h2 id="opinioes" className="section-head">
              {messages.reviews}
            </h2>
            <ShownReviews {...{ testimonials, google, locale }} examples={reviews} />
          </div>
        </section>
      ) : null}
      <div id="contact">
        <AboutMessage form={form} clinic={clinic} map={props.map} />
      </div>
    </>
  );
}
