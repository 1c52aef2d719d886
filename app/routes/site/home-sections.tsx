import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { ListedService } from '#app/features/services/listed-services.ts';
import { ServiceCard } from '#app/features/services/service-card.tsx';
import { chrome } from '#app/locales/pt-BR/chrome.ts';
import { home } from '#app/locales/pt-BR/home.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { EyeSection } from '#app/ui/picture/eye-section.tsx';
import { Phoropter } from '#app/ui/picture/phoropter.tsx';
import { ScheduleButton } from './schedule-button.tsx';

export function HomeServices({ services }: { services: readonly ListedService[] }) {
  const texts = home.services;
  return (
    <section className="section" aria-labelledby="servicos">
      <div className="wrap">
        <div className="section-head">
          <h2 id="servicos">{texts.title}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
        <ul className="grid grid-services">
          {services.map((service) => (
            <li key={service.slug}>
              <ServiceCard service={service} titleLevel={3} isBrief />
            </li>
          ))}
        </ul>
        <div className="section-foot">
          <p>{texts.unsure}</p>
          <LinkButton href="/servicos" look="secondary">
            {texts.all(services.length)}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

export function HomeSteps({ clinic }: { clinic: PublicClinic }) {
  const texts = home.steps;
  return (
    <section className="section section-sunk" aria-labelledby="como-agendar">
      <div className="wrap">
        <div className="section-head">
          <h2 id="como-agendar">{texts.title}</h2>
        </div>
        <ol className="steps">
          {texts.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ButtonRow>
          <ScheduleButton scheduling={clinic.scheduling}>{texts.schedule}</ScheduleButton>
          <a href={clinic.phone.link}>{texts.byPhone(clinic.phone.display)}</a>
        </ButtonRow>
      </div>
    </section>
  );
}

export function HomeAbout({ clinic }: { clinic: PublicClinic }) {
  const texts = home.about;
  const { doctor, nurse, city } = clinic;
  return (
    <section className="section" aria-labelledby="quem-atende">
      <div className="wrap split split-picture">
        <div className="stack">
          <h2 id="quem-atende">{texts.title}</h2>
          <Person {...doctor} text={texts.doctor(doctor.name, city)} />
          <Person {...nurse} text={texts.nurse(nurse.name)} />
        </div>
        <Phoropter label={chrome.pictures.phoropter} />
      </div>
    </section>
  );
}

type PersonProps = { name: string; role: string; registrations: readonly string[]; text: string };

function Person({ name, role, registrations, text }: PersonProps) {
  return (
    <div className="person">
      <h3>{name}</h3>
      <p className="person-role">{role}</p>
      <p>{text}</p>
      <ul className="tags" aria-label={home.about.registration}>
        {registrations.map((registration) => (
          <li key={registration}>{registration}</li>
        ))}
      </ul>
    </div>
  );
}

export function HomeQuestions({ insurances }: { insurances: readonly string[] }) {
  const texts = home.faq;
  return (
    <section className="section section-sunk" aria-labelledby="duvidas">
      <div className="wrap split split-picture">
        <div>
          <div className="section-head">
            <h2 id="duvidas">{texts.title}</h2>
          </div>
          {texts.questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer({ insurances })}</p>
            </Disclosure>
          ))}
        </div>
        <figure className="figure-eye">
          <EyeSection labels={chrome.pictures.eye} />
          <figcaption className="small">
            <Icon name="info" /> {chrome.pictures.eyeCaption}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
