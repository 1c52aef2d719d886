import { formatDate } from '#app/clinic/format-date.ts';
import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { publishedStatements } from '#app/clinic/published-statements.ts';
import { MAP_PATHS } from '#app/features/map/map-paths.ts';
import { homeMessages } from '#app/locales/home.ts';
import { useLocale, useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { ScheduleButton } from '#app/routes/site/clinic/schedule-button.tsx';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { bookingHref, type HomeTimes } from './home-times.tsx';

export type HeroProps = {
  clinic: PublicClinic;
  /** The service that most begin with. */
  first: HomeTimes | undefined;
  /** Names of the health plans. */
  insurances: readonly string[];
};

/** What the clinic is, and how to get an appointment. */
export function HomeHero(props: HeroProps) {
  const isOfPhoto = props.clinic.brand.picture !== undefined;
  return (
    <section className={isOfPhoto ? 'hero hero-of-photo' : 'hero'}>
      <div className="wrap">
        <HeroWords {...props} />
      </div>
      <div className="scene">
        <HeroPicture clinic={props.clinic} />
      </div>
    </section>
  );
}

export function HeroWords({ clinic, first, insurances }: HeroProps) {
  const messages = useMessages(homeMessages).hero;
  const local = useLocalPath();
  const next = first?.starts[0];
  return (
    <div className="hero-words">
      <h1>{messages.title}</h1>
      <p className="lead">
        {messages.lead(clinic.city, { ...clinic.offers, hasSpecialist: clinic.hasSpecialist })}
      </p>
      <ButtonRow>
        <ScheduleButton scheduling={clinic.scheduling} size="large">
          {messages.schedule}
        </ScheduleButton>
        <LinkButton
          href={clinic.phone.link}
          look="secondary"
          size="large"
          icon={<Icon name="phone" />}
        >
          {messages.call(clinic.phone.display)}
        </LinkButton>
      </ButtonRow>
      <ul className="hero-facts">
        {first && next ? (
          <li data-starts-at={next.startsAt}>
            <Icon name="clock" />
            <a href={local(bookingHref(next.house?.code ?? first.slug, next.startsAt))}>
              {messages.nextFree} <strong>{next.words}</strong>
              {next.house ? `, ${next.house.name}` : null}
            </a>
          </li>
        ) : null}
        <li>
          <Icon name="check" />
          <span>{messages.payers(insurances)}</span>
        </li>
      </ul>
      <p className="hero-more">
        {clinic.whatsapp ? (
          <a href={clinic.whatsapp.link}>
            <Icon name="chat" />
            {messages.whatsapp}
          </a>
        ) : null}
        <a href={clinic.houses.length > 0 ? local(MAP_PATHS.page) : clinic.mapUrl}>
          <Icon name="pin" />
          {messages.map}
        </a>
      </p>
    </div>
  );
}

export type Statements = ReturnType<typeof publishedStatements>;
type Figure = { figure: string; label: string; source: string; measuredOn: string };
type TrustMessages = (typeof homeMessages)['pt-BR']['trust'];

/** The clinic's figures, in one row where there is room, their sources folded; renders nothing when none may be shown. */
export function HomeFigures({ statements }: { statements: Statements }) {
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
          {figures.map(({ figure, label }) => (
            <li key={label}>
              <p className="figure-value">{figure}</p>
              <p className="figure-label">{label}</p>
            </li>
          ))}
        </ul>
        <Disclosure summary={messages.sources}>
          <ul className="figure-sources">
            {figures.map(({ figure, label, source, measuredOn }) => (
              <li key={label}>
                {figure} {label}: {messages.source(source, formatDate(measuredOn, locale))}
              </li>
            ))}
          </ul>
        </Disclosure>
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
