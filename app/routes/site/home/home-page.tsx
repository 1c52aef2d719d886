import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { publishedStatements } from '#app/clinic/published-statements.ts';
import type { ListedPost } from '#app/features/blog/post.ts';
import type { ContactFormFacts } from '#app/features/contact/contact-consent.server.ts';
import type { ListedEpisode } from '#app/features/podcast/episode.ts';
import type { Review, Testimonial } from '#app/features/reviews/review.ts';
import type { ListedService } from '#app/features/services/listed-services.ts';
import { HomeContact, HomeLocation, HomeMessage } from './home-contact.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeEpisodes, HomePosts } from './home-latest.tsx';
import { HomeAbout, HomeQuestions, HomeReviews, HomeSteps } from './home-sections.tsx';
import { HomeServices } from './home-services.tsx';
import { HomeTrust } from './home-trust.tsx';

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
