import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { PortraitOf } from '#app/features/about/portrait.tsx';
import type { ListedPost } from '#app/features/blog/post.ts';
import type { ClinicMap } from '#app/features/map/clinic-map.ts';
import type { ListedEpisode } from '#app/features/podcast/episode.ts';
import type { GoogleView } from '#app/features/reviews/google-view.ts';
import type { Testimonial } from '#app/features/reviews/review.ts';
import type { ListedService } from '#app/features/services/listed-services.ts';
import { HomeFigures, HomeHero, type Statements } from './home-hero.tsx';
import { HomeLatest } from './home-latest.tsx';
import { HomePlace } from './home-place.tsx';
import { HomeDoctor, HomeQuestions, HomeReviews, HomeSteps, HomeVision } from './home-sections.tsx';
import { HomeServices, type HomeTimes } from './home-times.tsx';

export type HomePageProps = {
  clinic: PublicClinic;
  map: ClinicMap;
  statements: Statements;
  /** Names of the health plans. */
  insurances: readonly string[];
  /** The first is the one that most begin with. */
  times: readonly HomeTimes[];
  services: readonly ListedService[];
  /** Of the doctor. */
  portrait: PortraitOf | undefined;
  doctorWords: string | null;
  testimonials: readonly Testimonial[];
  google: GoogleView;
  episode: ListedEpisode | undefined;
  post: ListedPost | undefined;
};

/** From "when can I come" to "where is it", each thing once. */
export function HomePage(props: HomePageProps) {
  const { clinic, insurances, times } = props;
  return (
    <>
      <HomeHero clinic={clinic} first={times[0]} insurances={insurances} />
      <HomeFigures statements={props.statements} />
      <HomeServices times={times} services={props.services} />
      <HomeDoctor clinic={clinic} portrait={props.portrait} words={props.doctorWords} />
      <HomeVision />
      <HomeSteps insurances={insurances} />
      <HomeReviews testimonials={props.testimonials} google={props.google} />
      <HomeQuestions clinic={clinic} insurances={insurances} />
      <HomePlace clinic={clinic} map={props.map} />
      <HomeLatest episode={props.episode} post={props.post} />
    </>
  );
}
