import { bookingMessages } from '#app/locales/booking.ts';
import { couponMessages } from '#app/locales/coupon.ts';
import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { Address, couponRows } from './appointment-card.tsx';
import { APPOINTMENT_PATHS } from './appointment-paths.ts';
import { PreparationBox } from './appointment-preparation.tsx';
import { type AppointmentView, asHeading } from './appointment-view.ts';
import { ExamSteps } from './exams/exam-steps.tsx';

type DoneScreenProps = {
  appointment: AppointmentView & {
    email: string | null;
    manageUrl: string;
    /** How many hours before a visit changes end, where it is nearer than that. */
    lateHours: number | null;
  };
  /** The offer to be told of an earlier time, and to keep the confirmation on the device. */
  wish: React.ReactNode;
  keep: React.ReactNode;
};

/** Confirms the booking: what, when, where, how to prepare, how to change it, and how to keep it. */
export function DoneScreen({ appointment, wish, keep }: DoneScreenProps) {
  const messages = useMessages(bookingMessages).done;
  const { label } = useMessages(manageMessages);
  const coupon = useMessages(couponMessages);
  const silent = useWithoutMail();
  const mailed = appointment.email ? messages.mailed(appointment.email) : messages.notMailed;
  return (
    <div className="journey">
      <div className="done-head">
        <h1>{messages.title}</h1>
        <p className="done-moment">{appointment.serviceTitle}</p>
        <p className="done-moment">{asHeading(appointment.moment)}</p>
        <p className="done-protocol">
          {label.protocol}: <strong>{appointment.protocol}</strong>
        </p>
        <p className="small">{silent?.booking.done ?? mailed}</p>
      </div>
      <SummaryList
        rows={[
          { label: label.address, value: <Address appointment={appointment} /> },
          { label: label.practitioner, value: appointment.practitionerName },
          { label: label.patient, value: appointment.patientName },
          ...couponRows(appointment, coupon),
        ]}
      />
      <ExamSteps steps={appointment.steps} />
      <PreparationBox appointment={appointment} />
      <p>{messages.weCall}</p>
      <ButtonRow>
        <LinkButton href={APPOINTMENT_PATHS.calendar} icon={<Icon name="calendar" />}>
          {messages.calendar}
        </LinkButton>
      </ButtonRow>
      <ChangeSection appointment={appointment} />
      {wish}
      {keep}
      <ButtonRow>
        <LinkButton href={APPOINTMENT_PATHS.voucher} look="secondary" icon={<Icon name="print" />}>
          {messages.voucher}
        </LinkButton>
      </ButtonRow>
    </div>
  );
}

/** The button is the appointment's own link, so that it can be kept, copied and sent. */
function ChangeSection({
  appointment: { manageUrl, lateHours, phone, whatsapp },
}: Pick<DoneScreenProps, 'appointment'>) {
  const messages = useMessages(bookingMessages).done;
  const { late } = useMessages(manageMessages);
  return (
    <section className="reading flow">
      <h2>{messages.change}</h2>
      {lateHours === null ? (
        <p>{messages.changeText}</p>
      ) : (
        <p>
          {late.text(lateHours, whatsapp !== undefined)} <a href={phone.link}>{phone.display}</a>
        </p>
      )}
      <ButtonRow>
        <LinkButton href={manageUrl} look="secondary">
          {messages.manage}
        </LinkButton>
        <LinkButton
          href={`https://wa.me/?text=${encodeURIComponent(manageUrl)}`}
          look="quiet"
          icon={<Icon name="chat" />}
          rel="noreferrer"
        >
          {messages.keep}
        </LinkButton>
      </ButtonRow>
    </section>
  );
}
