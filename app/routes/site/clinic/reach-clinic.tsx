import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import { whatsappLinkWith } from '#app/clinic/whatsapp-link.ts';
import { reachMessages } from '#app/locales/reach-texts.ts';
import type { Locale } from '#app/platform/locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ScheduleButton } from './schedule-button.tsx';

type ReachClinicProps = {
  locale: Locale;
  clinic: PublicClinic;
  title?: string;
  lead?: string;
  /** What stands ready to be sent on WhatsApp; the record's own words unless given. */
  message?: string | undefined;
  /** Slug of the service to book. */
  service?: string;
  scheduleLabel?: string;
};

/** Beside a text: the ways to reach the clinic today, in the same order everywhere. */
export function ReachClinic(props: ReachClinicProps) {
  const { locale, clinic, lead, message, service } = props;
  const texts = reachMessages[locale];
  const { title = texts.title, scheduleLabel = texts.schedule } = props;
  const { scheduling, phone, whatsapp, email } = clinic;
  return (
    <aside className="call-to-action" aria-label={title}>
      <p className="call-title">{title}</p>
      {lead ? <p>{lead}</p> : null}
      <ScheduleButton scheduling={scheduling} {...(service ? { service } : {})}>
        {scheduleLabel}
      </ScheduleButton>
      <LinkButton
        href={message ? whatsappLinkWith(whatsapp.link, message) : whatsapp.link}
        look="secondary"
        icon={<Icon name="chat" />}
      >
        {texts.whatsapp}
      </LinkButton>
      <p>
        <a href={phone.link}>{texts.phone(phone.display)}</a>
      </p>
      <p className="small">
        <a href={`mailto:${email}`}>{texts.email(email)}</a>
      </p>
    </aside>
  );
}
