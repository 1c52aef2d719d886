import { formatDate } from '#app/clinic/format-date.ts';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { publishedStatements } from '#app/clinic/published-statements.ts';
import type { ListedPost } from '#app/features/blog/post.ts';
import type { ContactFormFacts } from '#app/features/contact/contact-consent.server.ts';
import type { ListedEpisode } from '#app/features/podcast/episode.ts';
import type { Review, Testimonial } from '#app/features/reviews/review.ts';
import type { ListedService } from '#app/features/services/listed-services.ts';
import { ServiceCard } from '#app/features/services/service-card.tsx';
import { homeMessages } from '#app/locales/home.ts';
import { useLocale, useMessages } from '#app/locales/use-locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { HomeContact, HomeLocation, HomeMessage } from './home-contact.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeEpisodes, HomePosts } from './home-latest.tsx';
import { HomeAbout, HomeQuestions, HomeReviews, HomeSection, HomeSteps } from './home-sections.tsx';

type HomePageProps = {
  clinic: PublicClinic;
  statements: ReturnType<typeof publishedStatements>;
  /** Names of the health plans. */
  insurances: readonly string[];
  services: readonly ListedService[];
  testimonials: readonly Testimonial[];
  /** Shown when there are no testimonials. */
  reviews: readonly Review[];
  episodes: readonly ListedEpisode[];
  posts: readonly ListedPost[];
  contactForm: ContactFormFacts;
};

/** The clinic at a glance, with links to every section. */
export function HomePage(props: HomePageProps) {
  const { clinic } = props;
  return (
    <>
      <HomeHero clinic={clinic} />
      <HomeTrust statements={props.statements} />
      <HomeServices services={props.services} />
      <HomeSteps clinic={clinic} />
      <HomeAbout clinic={clinic} />
      <HomeReviews testimonials={props.testimonials} examples={props.reviews} />
      <HomeLocation clinic={clinic} />
      <HomeQuestions insurances={props.insurances} />
      <HomeEpisodes episodes={props.episodes} />
      <HomePosts posts={props.posts} />
      <HomeContact clinic={clinic} />
      <HomeMessage form={props.contactForm} clinic={clinic} />
    </>
  );
}

/** Carousel of all services, with a link to the list. */
function HomeServices({ services }: { services: readonly ListedService[] }) {
  const messages = useMessages(homeMessages).services;
  return (
    <HomeSection id="servicos" title={messages.title} lead={messages.lead}>
      <Carousel
        label={messages.row(services.length)}
        messages={messages}
        action={
          <LinkButton href="/servicos" look="secondary">
            {messages.all(services.length)}
          </LinkButton>
        }
      >
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceCard service={service} titleLevel={3} />
          </li>
        ))}
      </Carousel>
      <p className="section-note">{messages.unsure}</p>
    </HomeSection>
  );
}

type Statements = ReturnType<typeof publishedStatements>;
type Figure = { figure: string; label: string; source: string; measuredOn: string };
type TrustMessages = (typeof homeMessages)['pt-BR']['trust'];

/** The clinic's figures, each with its source; renders nothing when none may be shown. */
function HomeTrust({ statements }: { statements: Statements }) {
  const locale = useLocale();
  const messages = homeMessages[locale].trust;
  const figures = figuresOf(statements, messages);
  if (figures.length === 0) return null;
  return (
    <section className="section-band trust" aria-labelledby="numeros">
      <div className="wrap">
        <h2 id="numeros" className="visually-hidden">
          {messages.title}
        </h2>
        <ul className="figures">
          {figures.map(({ figure, label, source, measuredOn }) => (
            <li key={label}>
              <p className="figure-value">{figure}</p>
              <p className="figure-label">{label}</p>
              <p className="figure-source">
                {messages.source(source, formatDate(measuredOn, locale))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function figuresOf(statements: Statements, messages: TrustMessages): Figure[] {
  const { patients, years, rating, answerMinutes, sameDayReport } = statements;
  const figures: (Figure | false | undefined)[] = [
    patients && { ...patients, ...messages.patients(patients.value) },
    years && { ...years, ...messages.years(years.value) },
    rating && { ...rating, ...messages.rating(rating.value, rating.best, rating.reviews) },
    answerMinutes && { ...answerMinutes, ...messages.answerMinutes(answerMinutes.value) },
    sameDayReport && { ...sameDayReport, ...messages.sameDayReport },
  ];
  return figures.filter((figure) => typeof figure === 'object');
}
