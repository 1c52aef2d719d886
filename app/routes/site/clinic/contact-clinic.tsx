import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { contactClinicMessages } from '#app/locales/contact-clinic.ts';
import type { Locale } from '#app/platform/locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { ScheduleButton } from './schedule-button.tsx';

type ContactClinicProps = {
  locale: Locale;
  clinic: PublicClinic;
  title?: string;
  lead?: string;
  /** Prefilled WhatsApp message; defaults to the one of the clinic record. */
  message?: string | undefined;
  /** Slug of the service to book. */
  service?: string;
  scheduleLabel?: string;
};

/** Contact options beside a text, in the same order everywhere. */
export function ContactClinic(props: ContactClinicProps) {
  const { locale, clinic, lead, message, service } = props;
  const messages = contactClinicMessages[locale];
  const { title = messages.title, scheduleLabel = messages.schedule } = props;
  const { scheduling, phone, whatsapp, email } = clinic;
  return (
    <aside className="call-to-action" aria-label={title}>
      <p className="call-title">{title}</p>
      {lead ? <p>{lead}</p> : null}
      <ScheduleButton scheduling={scheduling} {...(service ? { service } : {})}>
        {scheduleLabel}
      </ScheduleButton>
      {whatsapp ? (
        <LinkButton
          href={message ? whatsappLinkWith(whatsapp.link, message) : whatsapp.link}
          look="secondary"
          icon={<Icon name="chat" />}
        >
          {messages.whatsapp}
        </LinkButton>
      ) : null}
      <p>
        <a href={phone.link}>
          <PhoneText>{messages.phone(phone.display)}</PhoneText>
        </a>
      </p>
      <p className="small">
        <a href={`mailto:${email}`}>{messages.email(email)}</a>
      </p>
    </aside>
  );
}
