import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { BackLink } from '#app/ui/back-link/back-link.tsx';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { PageHeader } from '#app/ui/page-header/page-header.tsx';
import { ContactButtons } from './appointment-card.tsx';
import { APPOINTMENT_PATHS } from './appointment-paths.ts';

type FindAppointmentProps = {
  phone: { display: string; link: string };
  whatsappLink: string | undefined;
};

/** How to find an appointment, for who has opened none; the same for everybody, so that it tells nothing. */
export function FindAppointment({ phone, whatsappLink }: FindAppointmentProps) {
  const { find: messages, appointment, toHome } = useMessages(manageMessages);
  const silent = useWithoutMail();
  return (
    <>
      <BackLink href="/">{toHome}</BackLink>
      <PageHeader title={messages.title} lead={messages.lead} />
      <section className="reading flow">
        <h2>{messages.linkTitle}</h2>
        <p>{silent?.find.link ?? messages.link}</p>
        <p>{messages.closes}</p>
      </section>
      <section className="reading flow">
        <h2>{messages.noLinkTitle}</h2>
        <p>{messages.noLink}</p>
        <ContactButtons phone={phone} whatsappLink={whatsappLink} />
      </section>
      {silent ? null : (
        <section className="reading flow">
          <h2>{messages.againTitle}</h2>
          <p>{messages.again}</p>
          <ButtonRow>
            <LinkButton href={APPOINTMENT_PATHS.again} look="secondary">
              {appointment.again}
            </LinkButton>
          </ButtonRow>
        </section>
      )}
    </>
  );
}
