import { formatMoment } from '#app/clinic/format-date.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import type { OutsideAppointment } from './outside-appointments.ts';

const messages = staffSettings.hours;

/** An appointment in words, with a link to its page. */
export type OutsideView = { href: string; moment: string; what: string; outside: string };

/** @param words the address of a visit and the name of a service */
export function toOutsideView(
  appointment: OutsideAppointment,
  words: { hrefOf: (protocol: string) => string; serviceTitle: (slug: string) => string },
): OutsideView {
  return {
    href: words.hrefOf(appointment.protocol),
    moment: formatMoment(appointment.startsAt),
    what: `${appointment.patientName}, ${words.serviceTitle(appointment.serviceSlug)}`,
    outside: messages.outsideOf(appointment.outside.join(', ')),
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
