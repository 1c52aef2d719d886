import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

type ContactLinksProps = {
  links: { phone: string; phoneHref: string; whatsappHref: string };
  patient: string;
};

/** Links to call the contact or to send a message. */
export function ContactLinks({ links, patient }: ContactLinksProps) {
  return (
    <span className="agenda-reach">
      <a href={links.phoneHref} aria-label={messages.call(links.phone)}>
        <PhoneText>{links.phone}</PhoneText>
      </a>{' '}
      <a
        className="no-print"
        href={links.whatsappHref}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={messages.whatsappFor(patient)}
      >
        {messages.whatsapp}
      </a>
    </span>
  );
}
