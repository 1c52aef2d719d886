import { bookingMessages } from '#app/locales/booking.ts';
import { type CouponMessages, couponMessages } from '#app/locales/coupon.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { AppointmentView } from './appointment-view.ts';

/** Service, practitioner, place and payment of an appointment, folded; the date is the page's heading. */
export function AppointmentCard({ appointment }: { appointment: AppointmentView }) {
  const { label, appointment: messages } = useMessages(manageMessages);
  const coupon = useMessages(couponMessages);
  return (
    <Disclosure summary={messages.details}>
      <SummaryList
        rows={[
          {
            label: label.protocol,
            value: <span className="protocol">{appointment.protocol}</span>,
          },
          { label: label.patient, value: appointment.patientName },
          { label: label.service, value: appointment.serviceTitle },
          { label: label.practitioner, value: appointment.practitionerName },
          { label: label.payer, value: appointment.payerTitle },
          ...couponRows(appointment, coupon),
          { label: label.address, value: <Address appointment={appointment} /> },
        ]}
      />
    </Disclosure>
  );
}

/** The campaign's code and what it gives, as a row; none without one. */
export function couponRows(
  { coupon }: Pick<AppointmentView, 'coupon'>,
  { label, value }: CouponMessages,
) {
  return coupon ? [{ label, value: value(coupon.code, coupon.gives) }] : [];
}

type AddressProps = {
  appointment: Pick<AppointmentView, 'clinicName' | 'addressLines'> & {
    placeNote?: string | undefined;
    mapUrl?: string | undefined;
  };
};

/** Where to come, and from when it is there; with a map where there is one to open. */
export function Address({ appointment }: AddressProps) {
  const { mapUrl, placeNote } = appointment;
  const { map } = useMessages(manageMessages).appointment;
  return (
    <address>
      {[appointment.clinicName, ...appointment.addressLines].map((line) => (
        <span key={line} className="address-line">
          {line}
        </span>
      ))}
      {placeNote ? <span className="address-line">{placeNote}</span> : null}
      {mapUrl ? (
        <a className="address-line" href={mapUrl}>
          {map}
        </a>
      ) : null}
    </address>
  );
}

type ContactProps = Pick<AppointmentView, 'phone'> & { whatsappLink: string | undefined };

/** Phone and, where there is one, WhatsApp. */
export function ContactButtons({ phone, whatsappLink }: ContactProps) {
  const booking = useMessages(bookingMessages);
  return (
    <ButtonRow>
      <CallButton phone={phone} />
      {whatsappLink === undefined ? null : (
        <LinkButton href={whatsappLink} look="secondary" icon={<Icon name="chat" />}>
          {booking.whatsapp}
        </LinkButton>
      )}
    </ButtonRow>
  );
}

export function CallButton({ phone }: Pick<AppointmentView, 'phone'>) {
  const { call } = useMessages(bookingMessages);
  return (
    <LinkButton href={phone.link} look="secondary" icon={<Icon name="phone" />}>
      <PhoneText>{call(phone.display)}</PhoneText>
    </LinkButton>
  );
}
