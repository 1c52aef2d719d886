import { formatMoment } from '#app/clinic/format-date.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import type { OutsideAppointment } from './outside-appointments.ts';

const texts = staffSettings.hours;

/** A visit in words, with the way to its page. */
export type OutsideView = { href: string; moment: string; what: string; outside: string };

/** @param words the address of a visit and the name of a service */
export function toOutsideView(
  visit: OutsideAppointment,
  words: { hrefOf: (protocol: string) => string; serviceTitle: (slug: string) => string },
): OutsideView {
  return {
    href: words.hrefOf(visit.protocol),
    moment: formatMoment(visit.startsAt),
    what: `${visit.patientName}, ${words.serviceTitle(visit.serviceSlug)}`,
    outside: texts.outsideOf(visit.outside.join(', ')),
  };
}

/** Visits that are booked at a time without anybody there. */
export function OutsideList({ visits }: { visits: readonly OutsideView[] }) {
  return (
    <ul className="settings-visits">
      {visits.map(({ href, moment, what, outside }) => (
        <li key={href}>
          <a href={href}>{moment}</a>
          <span>{what}</span>
          <span className="small">{outside}</span>
        </li>
      ))}
    </ul>
  );
}
