import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { Review, Testimonial } from '#app/features/reviews/review.ts';
import { ShownReviews } from '#app/features/reviews/shown-reviews.tsx';
import { chromeMessages } from '#app/locales/chrome.ts';
import { homeMessages } from '#app/locales/home.ts';
import { useLocale, useMessages } from '#app/locales/use-locale.ts';
import { ScheduleButton } from '#app/routes/site/clinic/schedule-button.tsx';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { EyeSection } from '#app/ui/picture/eye-section.tsx';
import { Phoropter } from '#app/ui/picture/phoropter.tsx';

export function HomeSteps({ clinic }: { clinic: PublicClinic }) {
  const messages = useMessages(homeMessages).steps;
  return (
    <HomeSection id="como-agendar" title={messages.title} look="sunk">
      <ol className="steps">
        {messages.list.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonRow>
        <ScheduleButton scheduling={clinic.scheduling}>{messages.schedule}</ScheduleButton>
        <a href={clinic.phone.link}>{messages.byPhone(clinic.phone.display)}</a>
      </ButtonRow>
    </HomeSection>
  );
}

export function HomeAbout({ clinic }: { clinic: PublicClinic }) {
  const messages = useMessages(homeMessages).about;
  const { pictures } = useMessages(chromeMessages);
  const { doctor, nurse, city } = clinic;
  return (
    <section className="section" aria-labelledby="quem-atende">
      <div className="wrap split split-picture">
        <div className="stack">
          <h2 id="quem-atende">{messages.title}</h2>
          <Person {...doctor} text={messages.doctor(doctor.name, city)} />
          <Person {...nurse} text={messages.nurse(nurse.name)} />
          <LinkButton href="/sobre" look="secondary">
            {messages.more}
          </LinkButton>
        </div>
        <Phoropter label={pictures.phoropter} />
      </div>
    </section>
  );
}

type PersonProps = { name: string; role: string; registrations: readonly string[]; text: string };

function Person({ name, role, registrations, text }: PersonProps) {
  const messages = useMessages(homeMessages).about;
  return (
    <div className="person">
      <h3>{name}</h3>
      <p className="person-role">{role}</p>
      <p>{text}</p>
      <ul className="tags" aria-label={messages.registration}>
        {registrations.map((registration) => (
          <li key={registration}>{registration}</li>
        ))}
      </ul>
    </div>
  );
}

type HomeReviewsProps = { testimonials: readonly Testimonial[]; examples: readonly Review[] };

/** Testimonials that patients allow us to show, or examples marked as such. */
export function HomeReviews(reviews: HomeReviewsProps) {
  const messages = useMessages(homeMessages).reviews;
  return (
    <HomeSection id="opinioes" title={messages.title} look="sunk">
      <ShownReviews {...reviews} locale={useLocale()} />
    </HomeSection>
  );
}

export function HomeQuestions({ insurances }: { insurances: readonly string[] }) {
  const messages = useMessages(homeMessages).faq;
  const { pictures } = useMessages(chromeMessages);
  return (
    <section className="section section-sunk" aria-labelledby="duvidas">
      <div className="wrap split split-picture">
        <div>
          <h2 id="duvidas" className="section-head">
            {messages.title}
          </h2>
          {messages.questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer({ insurances })}</p>
            </Disclosure>
          ))}
          <p className="section-note">
            <LinkButton href="/faq" look="secondary">
              {messages.all}
            </LinkButton>
          </p>
        </div>
        <figure className="figure-eye">
          <EyeSection labels={pictures.eye} />
          <figcaption className="small">
            <Icon name="info" /> {pictures.eyeCaption}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

type HomeSectionProps = {
  /** Id of the title. */
  id: string;
  title: string;
  lead?: string;
  look?: 'plain' | 'sunk' | 'band';
  children: React.ReactNode;
};

/** A full-width section of a page under its own h2. */
export function HomeSection({ id, title, lead, look = 'plain', children }: HomeSectionProps) {
  return (
    <section
      className={look === 'plain' ? 'section' : `section section-${look}`}
      aria-labelledby={id}
    >
      <div className="wrap">
        <div className="section-head">
          <h2 id={id}>{title}</h2>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
