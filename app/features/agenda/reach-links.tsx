import { staffAgenda as texts } from '#app/locales/pt-BR/staff/agenda.ts';

type ReachLinksProps = {
  reach: { phone: string; phoneHref: string; whatsappHref: string };
  patient: string;
};

/** The contact's phone, to call or to write to. */
export function ReachLinks({ reach, patient }: ReachLinksProps) {
  return (
    <span className="agenda-reach">
      <a href={reach.phoneHref} aria-label={texts.call(reach.phone)}>
        {reach.phone}
      </a>{' '}
      <a
        className="no-print"
        href={reach.whatsappHref}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.whatsappFor(patient)}
      >
        {texts.whatsapp}
      </a>
    </span>
  );
}
