import { bookingMessages } from '#app/locales/booking.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { AppointmentView } from './appointment-view.ts';

/** Service, practitioner, place and preparation of an appointment; the date is the heading above. */
export function AppointmentCard({ appointment }: { appointment: AppointmentView }) {
  const { label, appointment: messages } = useMessages(manageMessages);
  return (
    <>
      <section className="stack" aria-labelledby="visit-details">
        <h2 id="visit-details">{messages.details}</h2>
        <SummaryList
          rows={[
            {
              label: label.protocol,
              value: <span className="protocol">{appointment.protocol}</span>,
            },
            { label: label.service, value: appointment.serviceTitle },
            { label: label.practitioner, value: appointment.practitionerName },
            { label: label.patient, value: appointment.patientName },
            { label: label.payer, value: appointment.payerTitle },
            { label: label.address, value: <Address appointment={appointment} /> },
          ]}
        />
      </section>
      <AppointmentPreparation appointment={appointment} />
    </>
  );
}

/** First what must not be forgotten, then the service's own advice, then what to bring. */
function AppointmentPreparation({ appointment }: { appointment: AppointmentView }) {
  const messages = useMessages(manageMessages).appointment;
  const { warnings, preparation, bring } = appointment;
  return (
    <>
      {warnings.length > 0 ? (
        <Notice tone="warning" title={messages.important}>
          <TextList items={warnings} />
        </Notice>
      ) : null}
      <TextSection title={messages.preparation} items={preparation} />
      <TextSection title={messages.bring} items={bring} />
    </>
  );
}

export function Address({
  appointment,
}: {
  appointment: Pick<AppointmentView, 'clinicName' | 'addressLines'>;
}) {
  return (
    <address>
      {[appointment.clinicName, ...appointment.addressLines].map((line) => (
        <span key={line} className="address-line">
          {line}
        </span>
      ))}
    </address>
  );
}

type ContactProps = { contact: Pick<AppointmentView, 'phone' | 'whatsappLink'> };

/** Phone and WhatsApp. */
export function ContactButtons({ contact: { phone, whatsappLink } }: ContactProps) {
  const booking = useMessages(bookingMessages);
  return (
    <ButtonRow>
      <LinkButton href={phone.link} look="secondary" icon={<Icon name="phone" />}>
        {booking.call(phone.display)}
      </LinkButton>
      <LinkButton href={whatsappLink} look="secondary" icon={<Icon name="chat" />}>
        {booking.whatsapp}
      </LinkButton>
    </ButtonRow>
  );
}

function TextSection({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="reading flow">
      <h2>{title}</h2>
      <TextList items={items} />
    </section>
  );
}

function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul className="visit-lines">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
