import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { APPOINTMENT_PATHS } from './appointment-paths.ts';

type DoneScreenProps = {
  appointment: {
    protocol: string;
    /** Formatted date and time. */
    moment: string;
    serviceTitle: string;
    practitionerName: string;
    patientName: string;
    email: string | null;
    addressLines: readonly string[];
    manageUrl: string;
    warnings: readonly string[];
    preparation: readonly string[];
    bring: readonly string[];
  };
  /** Further actions on the confirmation. */
  children?: React.ReactNode;
};

/** Confirms the booking: protocol, date, preparation, address and how to change it. */
export function DoneScreen({ appointment, children }: DoneScreenProps) {
  const { done: messages, check } = useMessages(bookingMessages);
  return (
    <div className="stack">
      <div className="done-head">
        <h1>{messages.title}</h1>
        <p className="done-moment">{appointment.moment}</p>
        <p className="done-protocol">
          {messages.protocol}: <strong>{appointment.protocol}</strong>
        </p>
        <p className="small">{messages.protocolHint}</p>
      </div>
      <SummaryList
        rows={[
          { label: messages.what, value: appointment.serviceTitle },
          { label: messages.practitioner, value: appointment.practitionerName },
          { label: messages.who, value: appointment.patientName },
          { label: messages.address, value: appointment.addressLines.join(' · ') },
        ]}
      />
      <ButtonRow>
        <LinkButton href={APPOINTMENT_PATHS.calendar}>{messages.calendar}</LinkButton>
        <LinkButton href={APPOINTMENT_PATHS.voucher} look="secondary">
          {messages.voucher}
        </LinkButton>
      </ButtonRow>
      {children}
      <Notice title={check.preparation} tone="warning">
        <TextList items={[...appointment.warnings, ...appointment.preparation]} />
      </Notice>
      <section className="flow">
        <h2>{check.bring}</h2>
        <TextList items={appointment.bring} />
      </section>
      <section className="flow">
        <h2>{messages.next}</h2>
        <p>{appointment.email ? messages.mailed(appointment.email) : messages.notMailed}</p>
        <p>{messages.arrive}</p>
      </section>
      <section className="flow">
        <h2>{messages.change}</h2>
        <p>{messages.changeText}</p>
        <p className="done-link">
          <a href={appointment.manageUrl}>{appointment.manageUrl}</a>
        </p>
        <ButtonRow>
          <LinkButton href={APPOINTMENT_PATHS.appointment} look="secondary">
            {messages.manage}
          </LinkButton>
          <LinkButton
            href={`https://wa.me/?text=${encodeURIComponent(appointment.manageUrl)}`}
            look="quiet"
            rel="noreferrer"
          >
            {messages.keep}
          </LinkButton>
        </ButtonRow>
      </section>
    </div>
  );
}

function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
