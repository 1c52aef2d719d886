import { formatMoment } from '#app/clinic/format-date.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { OutsideAppointment } from './outside-appointments.ts';

const messages = staffSettings.hours;

/** An appointment in words, with a link to its page. */
export type OutsideView = { href: string; moment: string; what: string; outside: string };

export type OutsideContext = {
  /** Address of an appointment's page. */
  hrefOf: (protocol: string) => string;
  serviceTitle: (slug: string) => string;
};

export function toOutsideView(
  appointment: OutsideAppointment,
  { hrefOf, serviceTitle }: OutsideContext,
): OutsideView {
  return {
    href: hrefOf(appointment.protocol),
    moment: formatMoment(appointment.startsAt),
    what: `${appointment.patientName}, ${serviceTitle(appointment.serviceSlug)}`,
    outside: messages.outsideOf(appointment.outside),
  };
}

/** Appointments booked at times when somebody or something they need is not there. */
export function OutsideList({ appointments }: { appointments: readonly OutsideView[] }) {
  return (
    <ul className="settings-visits">
      {appointments.map(({ href, moment, what, outside }) => (
        <li key={href}>
          <a href={href}>{moment}</a>
          <span>{what}</span>
          <span className="small">{outside}</span>
        </li>
      ))}
    </ul>
  );
}

/** Warns that a booked appointment is outside the hours of people or resources that it needs. */
export function OutsideMark({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Notice tone="warning" title={messages.mark}>
      <p>{messages.markText(names)}</p>
    </Notice>
  );
}
