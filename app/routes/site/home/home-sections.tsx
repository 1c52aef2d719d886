import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { PersonPicture, type PortraitOf } from '#app/features/about/portrait.tsx';
import type { GoogleView } from '#app/features/reviews/google-view.ts';
import type { Testimonial } from '#app/features/reviews/review.ts';
import { ShownReviews } from '#app/features/reviews/shown-reviews.tsx';
import type { Condition } from '#app/features/vision/conditions.ts';
import { Island } from '#app/islands/island.tsx';
import { homeMessages } from '#app/locales/home.ts';
import { useLocale, useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { visionMessages } from '#app/locales/vision.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { HomeSection } from './home-section.tsx';

type HomeDoctorProps = {
  clinic: PublicClinic;
  portrait: PortraitOf | undefined;
  /** What somebody wrote about the doctor; null without a word. */
  words: string | null;
};

export function HomeDoctor({ clinic, portrait, words }: HomeDoctorProps) {
  const messages = useMessages(homeMessages).about;
  const locale = useLocale();
  const { doctor, otherDoctors } = clinic;
  return (
    <HomeSection
      id="quem-atende"
      title={messages.title}
      picture={portrait ? <PersonPicture person={portrait} locale={locale} /> : null}
    >
      {[doctor, ...otherDoctors].map(({ name, title, registrations }) => (
        <div key={name} className="person">
          <h3>{name}</h3>
          {name === doctor.name && words ? <p>{words}</p> : null}
          <ul className="tags" aria-label={messages.registration}>
            {[title.toLocaleUpperCase('pt-BR'), ...registrations.slice(1)].map((registration) => (
              <li key={registration}>{registration}</li>
            ))}
          </ul>
        </div>
      ))}
      <SeeMore href="/sobre">{messages.more}</SeeMore>
    </HomeSection>
  );
}

/** Those that most people have heard of; the pages of the services have the others. */
const CONDITIONS: readonly [Condition, ...Condition[]] = [
  'cataract',
  'glaucoma',
  'myopia',
  'dry-eye',
];

export function HomeVision() {
  const locale = useLocale();
  const { title } = visionMessages[locale].simulator;
  const [initial] = CONDITIONS;
  return (
    <HomeSection id="como-enxerga" title={title}>
      <Island
        name="vision-simulator"
        id="visao"
        props={{ locale, conditions: CONDITIONS, initial, isBrief: true }}
      />
    </HomeSection>
  );
}

/** How an appointment goes, and who pays for it. */
export function HomeSteps({ insurances }: { insurances: readonly string[] }) {
  const messages = useMessages(homeMessages).steps;
  return (
    <HomeSection id="como-funciona" title={messages.title} look="band">
      <ol className="steps">
        {messages.list.map(({ title, text, uninsured }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{(insurances.length === 0 ? uninsured : undefined) ?? text}</p>
          </li>
        ))}
      </ol>
      <p className="payers">{messages.payers(insurances)}</p>
    </HomeSection>
  );
}

type HomeReviewsProps = { testimonials: readonly Testimonial[]; google: GoogleView };

/** Only what patients said, at Google or here with permission; renders nothing while there is none. */
export function HomeReviews({ testimonials, google }: HomeReviewsProps) {
  const messages = useMessages(homeMessages).reviews;
  const locale = useLocale();
  if (testimonials.length === 0 && google.kind !== 'reviews') return null;
  return (
    <HomeSection id="opinioes" title={messages.title}>
      <ShownReviews {...{ testimonials, google, locale }} examples={[]} />
    </HomeSection>
  );
}

type HomeQuestionsProps = { clinic: PublicClinic; insurances: readonly string[] };

export function HomeQuestions({ clinic, insurances }: HomeQuestionsProps) {
  const messages = useMessages(homeMessages).faq;
  const asked = messages.questions.filter(({ needs }) => !needs || clinic.offers[needs]);
  return (
    <HomeSection id="duvidas" title={messages.title} isHeadBeside>
      {asked.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>
            {answer({
              insurances,
              doctor: clinic.doctorForm,
              hasWhatsapp: clinic.whatsapp !== undefined,
            })}
          </p>
        </Disclosure>
      ))}
      <SeeMore href="/faq">{messages.all}</SeeMore>
    </HomeSection>
  );
}

function SeeMore({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a className="section-link" href={useLocalPath()(href)}>
        {children}
      </a>
    </p>
  );
}
