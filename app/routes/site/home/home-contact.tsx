import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { ContactFormFacts } from '#app/features/contact/contact-consent.server.ts';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { chromeMessages } from '#app/locales/chrome.ts';
import { contactMessages } from '#app/locales/contact.ts';
import { homeMessages } from '#app/locales/home.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { CONTACT_DIALOG, ScheduleButton } from '#app/routes/site/clinic/schedule-button.tsx';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { DialogButton } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { HomeSection } from './home-sections.tsx';

export function HomeLocation({ clinic }: { clinic: PublicClinic }) {
  const messages = useMessages(homeMessages).location;
  const { newTab } = useMessages(chromeMessages);
  return (
    <HomeSection id="onde-fica" title={messages.title}>
      <div className="split">
        <div className="stack">
          <h3>{messages.address}</h3>
          <address className="address">
            {clinic.addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <ButtonRow>
            <LinkButton
              href={clinic.mapUrl}
              look="secondary"
              icon={<Icon name="pin" />}
              target="_blank"
              rel="noopener noreferrer"
            >
              {messages.openMap} <VisuallyHidden>{newTab}</VisuallyHidden>
            </LinkButton>
          </ButtonRow>
        </div>
        <div className="stack">
          <h3>{messages.hours}</h3>
          <dl className="hours">
            {clinic.openingLines.map(({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
          <p className="small">{messages.holidays}</p>
        </div>
      </div>
    </HomeSection>
  );
}

export function HomeContact({ clinic }: { clinic: PublicClinic }) {
  const messages = useMessages(homeMessages).contact;
  const chrome = useMessages(chromeMessages);
  const { phone, whatsapp, email } = clinic;
  return (
    <section className="section section-band" aria-labelledby="contato">
      <div className="wrap split">
        <div className="stack">
          <h2 id="contato">{messages.title}</h2>
          <p className="lead">{messages.lead}</p>
          <p className="contact-phone">
            <span>{messages.phone}</span>
            <a href={phone.link}>{phone.display}</a>
          </p>
          <ul className="contact-links">
            <li>
              {messages.whatsapp}{' '}
              <a href={whatsapp.link} target="_blank" rel="noopener noreferrer">
                {whatsapp.display} <VisuallyHidden>{chrome.newTab}</VisuallyHidden>
              </a>
            </li>
            <li>
              {messages.email} <a href={`mailto:${email}`}>{email}</a>
            </li>
          </ul>
          <ButtonRow>
            <DialogButton dialogId={CONTACT_DIALOG} icon={<Icon name="chat" />}>
              {chrome.contact.open}
            </DialogButton>
          </ButtonRow>
        </div>
        <Notice tone="urgent" title={messages.urgent.title} titleLevel={3}>
          <p>{messages.urgent.text}</p>
        </Notice>
      </div>
    </section>
  );
}

export function HomeMessage({ form, clinic }: { form: ContactFormFacts; clinic: PublicClinic }) {
  const messages = contactMessages[form.locale];
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
        <div className="stack">
          <p>{messages.toSchedule}</p>
          <ScheduleButton scheduling={clinic.scheduling} look="secondary">
            {messages.schedule}
          </ScheduleButton>
        </div>
      </div>
    </section>
  );
}
