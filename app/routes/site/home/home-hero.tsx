import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { chromeMessages } from '#app/locales/chrome.ts';
import { homeMessages } from '#app/locales/home.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ScheduleButton } from '#app/routes/site/clinic/schedule-button.tsx';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TownAtDawn } from '#app/ui/picture/town-at-dawn.tsx';

/** What the clinic is, and how to get an appointment. */
export function HomeHero({ clinic }: { clinic: PublicClinic }) {
  const messages = useMessages(homeMessages).hero;
  const { pictures } = useMessages(chromeMessages);
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-words">
          <p className="kicker">{clinic.displayName}</p>
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead(clinic.city)}</p>
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
          <p className="hero-more">
            <a href={clinic.whatsapp.link}>
              <Icon name="chat" />
              {messages.whatsapp}
            </a>
            <a href={clinic.mapUrl}>
              <Icon name="pin" />
              {messages.map}
            </a>
          </p>
          <p className="small">{messages.note}</p>
        </div>
      </div>
      <div className="scene">
        <TownAtDawn label={pictures.town(clinic.city)} />
      </div>
    </section>
  );
}
