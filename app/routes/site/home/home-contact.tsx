import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { ContactFormFacts } from '#app/features/contact/contact-consent.server.ts';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { chromeMessages } from '#app/locales/chrome-texts.ts';
import { contactMessages } from '#app/locales/contact-texts.ts';
import { homeMessages } from '#app/locales/home-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { CONTACT_DIALOG, ScheduleButton } from '#app/routes/site/clinic/schedule-button.tsx';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { DialogButton } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { HomeSection } from './home-section.tsx';

export function HomeLocation({ clinic }: { clinic: PublicClinic }) {
  const texts = useMessages(homeMessages).location;
  const { newTab } = useMessages(chromeMessages);
  return (
    <HomeSection id="onde-fica" title={texts.title}>
      <div className="split">
        <div className="stack">
          <h3>{texts.address}</h3>
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
              {texts.openMap} <VisuallyHidden>{newTab}</VisuallyHidden>
            </LinkButton>
          </ButtonRow>
        </div>
        <div className="stack">
          <h3>{texts.hours}</h3>
          <dl className="hours">
            {clinic.openingLines.map(({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
          <p className="small">{texts.holidays}</p>
        </div>
      </div>
    </HomeSection>
  );
}

export function HomeContact({ clinic }: { clinic: PublicClinic }) {
  const texts = useMessages(homeMessages).contact;
  const chrome = useMessages(chromeMessages);
  const { phone, whatsapp, email } = clinic;
  return (
    <section className="section section-band" aria-labelledby="contato">
      <div className="wrap split">
        <div className="stack">
          <h2 id="contato">{texts.title}</h2>
          <p className="lead">{texts.lead}</p>
          <p className="contact-phone">
            <span>{texts.phone}</span>
            <a href={phone.link}>{phone.display}</a>
          </p>
          <ul className="contact-links">
            <li>
              {texts.whatsapp}{' '}
              <a href={whatsapp.link} target="_blank" rel="noopener noreferrer">
                {whatsapp.display} <VisuallyHidden>{chrome.newTab}</VisuallyHidden>
              </a>
            </li>
            <li>
              {texts.email} <a href={`mailto:${email}`}>{email}</a>
            </li>
          </ul>
          <ButtonRow>
            <DialogButton dialogId={CONTACT_DIALOG} icon={<Icon name="chat" />}>
              {chrome.contact.open}
            </DialogButton>
          </ButtonRow>
        </div>
        <Notice tone="urgent" title={texts.urgent.title} titleLevel={3}>
          <p>{texts.urgent.text}</p>
        </Notice>
      </div>
    </section>
  );
}

export function HomeMessage({ form, clinic }: { form: ContactFormFacts; clinic: PublicClinic }) {
  const texts = contactMessages[form.locale];
  return (
    <section className="section" aria-labelledby="escreva">
      <div className="wrap split split-wide">
        <div className="stack">
          <div className="reading flow">
            <h2 id="escreva">{texts.title}</h2>
            <p className="lead">{texts.lead}</p>
          </div>
          <ContactForm facts={form} />
        </div>
        <aside className="stack">
          <p>{texts.toSchedule}</p>
          <ScheduleButton scheduling={clinic.scheduling} look="secondary">
            {texts.schedule}
          </ScheduleButton>
        </aside>
      </div>
    </section>
  );
}
