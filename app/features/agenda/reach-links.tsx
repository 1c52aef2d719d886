import { staffAgenda as messages } from '#app/locales/pt-BR/staff/agenda.ts';

type ReachLinksProps = {
  reach: { phone: string; phoneHref: string; whatsappHref: string };
  patient: string;
};

/** Links to call the contact or to send a message. */
export function ReachLinks({ reach, patient }: ReachLinksProps) {
  return (
    <span className="agenda-reach">
      <a href={reach.phoneHref} aria-label={messages.call(reach.phone)}>
        {reach.phone}
      </a>{' '}
      <a
        className="no-print"
        href={reach.whatsappHref}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={messages.whatsappFor(patient)}
      >
        {messages.whatsapp}
      </a>
    </span>
  );
}
