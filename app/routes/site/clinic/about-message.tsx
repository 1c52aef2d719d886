import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { ContactFormFacts } from '#app/features/contact/contact-consent.server.ts';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import type { ClinicMap } from '#app/features/map/clinic-map.ts';
import { MapFigure } from '#app/features/map/map-figure.tsx';
import { contactMessages } from '#app/locales/contact.ts';
import { homeMessages } from '#app/locales/home.ts';
import { PlaceFacts, UrgentNotice } from '#app/routes/site/home/home-place.tsx';
import { ScheduleButton } from './schedule-button.tsx';

type AboutMessageProps = { form: ContactFormFacts; clinic: PublicClinic; map: ClinicMap };

/** The contact form, with where the clinic is beside it. */
export function AboutMessage({ form, clinic, map }: AboutMessageProps) {
  const messages = contactMessages[form.locale];
  const { location } = homeMessages[form.locale];
  const { drawing } = map;
  return (
    <section className="section" aria-labelledby="escreva">
      <div className="wrap split split-wide">
        <div className="stack">
          <div className="reading flow">
            <h2 id="escreva">{messages.title}</h2>
            <p className="lead">{messages.lead}</p>
          </div>
          <ContactForm facts={form} />
        </div>
        <div className="stack beside">
          {drawing ? <MapFigure map={{ ...map, drawing }} /> : null}
          <h2 id="onde-fica">{location.title}</h2>
          <PlaceFacts clinic={clinic} />
          <UrgentNotice />
          <p>{messages.toSchedule}</p>
          <ScheduleButton scheduling={clinic.scheduling} look="secondary">
            {messages.schedule}
          </ScheduleButton>
        </div>
      </div>
    </section>
  );
}
