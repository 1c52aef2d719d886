import { bookingMessages } from '#app/locales/booking-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { APPOINTMENT_PATHS } from './appointment-paths.ts';

type DoneScreenProps = {
  visit: {
    protocol: string;
    /** Date and time in words. */
    moment: string;
    serviceTitle: string;
    practitionerName: string;
    patientName: string;
    email: string | null;
    addressLines: readonly string[];
    manageUrl: string;
    reminders: readonly string[];
    preparation: readonly string[];
    bring: readonly string[];
  };
  /** What can be done with the confirmation besides. */
  children?: React.ReactNode;
};

/** The visit is booked: its number, its date in words, how to prepare, where to go, how to change it. */
export function DoneScreen({ visit, children }: DoneScreenProps) {
  const { done: texts, check } = useMessages(bookingMessages);
  return (
    <div className="stack">
      <div className="done-head">
        <h1>{texts.title}</h1>
        <p className="done-moment">{visit.moment}</p>
        <p className="done-protocol">
          {texts.protocol}: <strong>{visit.protocol}</strong>
        </p>
        <p className="small">{texts.protocolHint}</p>
      </div>
      <SummaryList
        rows={[
          { label: texts.what, value: visit.serviceTitle },
          { label: texts.practitioner, value: visit.practitionerName },
          { label: texts.who, value: visit.patientName },
          { label: texts.address, value: visit.addressLines.join(' · ') },
        ]}
      />
      <ButtonRow>
        <LinkButton href={APPOINTMENT_PATHS.calendar}>{texts.calendar}</LinkButton>
        <LinkButton href={APPOINTMENT_PATHS.voucher} look="secondary">
          {texts.voucher}
        </LinkButton>
      </ButtonRow>
      {children}
      <Notice title={check.preparation} tone="warning">
        <TextList items={[...visit.reminders, ...visit.preparation]} />
      </Notice>
      <section className="flow">
        <h2>{check.bring}</h2>
        <TextList items={visit.bring} />
      </section>
      <section className="flow">
        <h2>{texts.next}</h2>
        <p>{visit.email ? texts.mailed(visit.email) : texts.notMailed}</p>
        <p>{texts.arrive}</p>
      </section>
      <section className="flow">
        <h2>{texts.change}</h2>
        <p>{texts.changeText}</p>
        <p className="done-link">
          <a href={visit.manageUrl}>{visit.manageUrl}</a>
        </p>
        <ButtonRow>
          <LinkButton href={APPOINTMENT_PATHS.visit} look="secondary">
            {texts.manage}
          </LinkButton>
          <LinkButton
            href={`https://wa.me/?text=${encodeURIComponent(visit.manageUrl)}`}
            look="quiet"
            rel="noreferrer"
          >
            {texts.keep}
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
