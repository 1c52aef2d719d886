import { bookingMessages } from '#app/locales/booking-texts.ts';
import { manageMessages } from '#app/locales/manage-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { AppointmentView } from './appointment-view.ts';

/** What a visit is, with whom and where, and how to come prepared; the date stands above as heading. */
export function AppointmentCard({ visit }: { visit: AppointmentView }) {
  const { label, visit: texts } = useMessages(manageMessages);
  return (
    <>
      <section className="stack" aria-labelledby="visit-details">
        <h2 id="visit-details">{texts.details}</h2>
        <SummaryList
          rows={[
            { label: label.protocol, value: visit.protocol },
            { label: label.service, value: visit.serviceTitle },
            { label: label.practitioner, value: visit.practitionerName },
            { label: label.patient, value: visit.patientName },
            { label: label.payer, value: visit.payerTitle },
            { label: label.address, value: <Address visit={visit} /> },
          ]}
        />
      </section>
      <AppointmentPreparation visit={visit} />
    </>
  );
}

/** What spoils the visit when forgotten, then the service's own advice, then what to bring. */
function AppointmentPreparation({ visit }: { visit: AppointmentView }) {
  const texts = useMessages(manageMessages).visit;
  const { reminders, preparation, bring } = visit;
  return (
    <>
      {reminders.length > 0 ? (
        <Notice tone="warning" title={texts.important}>
          <TextList items={reminders} />
        </Notice>
      ) : null}
      <TextSection title={texts.preparation} items={preparation} />
      <TextSection title={texts.bring} items={bring} />
    </>
  );
}

export function Address({
  visit,
}: {
  visit: Pick<AppointmentView, 'clinicName' | 'addressLines'>;
}) {
  return (
    <address>
      {[visit.clinicName, ...visit.addressLines].map((line) => (
        <span key={line} className="address-line">
          {line}
        </span>
      ))}
    </address>
  );
}

type ContactProps = { contact: Pick<AppointmentView, 'phone' | 'whatsappLink'> };

/** The two ways to a person. */
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
