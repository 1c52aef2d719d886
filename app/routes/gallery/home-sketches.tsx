import { data, useLoaderData, useParams } from 'react-router';
import { chromeMessages } from '#app/locales/chrome.ts';
import { homeMessages } from '#app/locales/home.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { HeroWords, HomeFigures } from '#app/routes/site/home/home-hero.tsx';
import { HomeLatest } from '#app/routes/site/home/home-latest.tsx';
import { HomePage, type HomePageProps } from '#app/routes/site/home/home-page.tsx';
import { HomePlace } from '#app/routes/site/home/home-place.tsx';
import {
  HomeDoctor,
  HomeQuestions,
  HomeSteps,
  HomeVision,
} from '#app/routes/site/home/home-sections.tsx';
import { HomeServices } from '#app/routes/site/home/home-times.tsx';
import { TownAtDawn } from '#app/ui/picture/town-at-dawn.tsx';
import './gallery.css';

export { loader } from '#app/routes/site/home/home.tsx';

export function meta() {
  return [{ title: 'Esboços do início' }, { name: 'robots', content: 'noindex' }];
}

/** Three ways to compose the home, with its own data; only in development. docs/decisions/0024 says why the first. */
const SKETCHES: Record<string, React.ComponentType<HomePageProps>> = {
  a: HomePage,
  b: PictureFirst,
  c: TimesFirst,
};

export default function HomeSketches() {
  const home = useLoaderData<HomePageProps>();
  const Sketch = SKETCHES[useParams().sketch ?? ''];
  if (!Sketch) throw data(null, { status: 404 });
  return <Sketch {...home} />;
}

/** The town fills the first screen; the words lie below it on paper, and people come before times. */
function PictureFirst(props: HomePageProps) {
  const { clinic, insurances, times } = props;
  const { pictures } = useMessages(chromeMessages);
  return (
    <>
      <section className="sketch-picture">
        <TownAtDawn label={pictures.town(clinic.city)} />
      </section>
      <section className="section section-quiet">
        <div className="wrap">
          <HeroWords clinic={clinic} first={times[0]} insurances={insurances} />
        </div>
      </section>
      <HomeDoctor clinic={clinic} portrait={props.portrait} words={null} />
      <HomeServices times={times} services={props.services} />
      <HomeSteps insurances={insurances} />
      <HomeVision />
      <HomeFigures statements={props.statements} />
      <HomeQuestions clinic={clinic} insurances={insurances} />
      <HomePlace clinic={clinic} map={props.map} />
      <HomeLatest episode={props.episode} post={props.post} />
    </>
  );
}

/** A dark band with the question alone, and the times as the page's first picture; who and where come later. */
function TimesFirst(props: HomePageProps) {
  const { clinic, insurances, times } = props;
  const messages = useMessages(homeMessages).hero;
  return (
    <>
      <section className="section section-band sketch-band">
        <div className="wrap">
          <h1>{messages.title}</h1>
          <p className="lead">
            {messages.lead(clinic.city, { ...clinic.offers, hasSpecialist: clinic.hasSpecialist })}
          </p>
        </div>
      </section>
      <HomeServices times={times} services={props.services} />
      <HomeVision />
      <HomeDoctor clinic={clinic} portrait={props.portrait} words={null} />
      <HomeSteps insurances={insurances} />
      <HomeQuestions clinic={clinic} insurances={insurances} />
      <HomePlace clinic={clinic} map={props.map} />
      <HomeFigures statements={props.statements} />
      <HomeLatest episode={props.episode} post={props.post} />
    </>
  );
}
