import { formatMoment } from '#app/clinic/format-date.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { EarlierWish } from '#app/scheduling/earlier-wishes.server.ts';
import { appointmentPath } from './agenda-paths.ts';
import { type AgendaLabels, contactLinksOf } from './agenda-view.ts';
import { ContactLinks } from './contact-links.tsx';

const messages = staffAgenda.earlier;

type EarlierWishView = ReturnType<typeof toEarlierWishView>;

/** Somebody who wants an earlier time, as a row. */
export function toEarlierWishView(wish: EarlierWish, labels: AgendaLabels) {
  const { protocol, startsAt, patientName, contactName, wantsEarlierAt } = wish;
  return {
    href: appointmentPath(protocol),
    patient: patientName,
    contact: contactName === patientName ? '' : staffAgenda.minorContact(contactName),
    what: `${labels.serviceTitle(wish.serviceSlug)}, ${wish.practitionerName}`,
    now: messages.now(formatMoment(startsAt)),
    since: wantsEarlierAt ? messages.since(formatMoment(wantsEarlierAt)) : '',
    contactLinks: contactLinksOf(wish, labels.clinicName),
  };
}

/** Who wants an earlier time: whom to call, about what, and since when. */
export function EarlierList({ wishes }: { wishes: readonly EarlierWishView[] }) {
  if (wishes.length === 0) return <p>{messages.none}</p>;
  return (
    <ol className="agenda-earlier">
      {wishes.map(({ href, patient, contact, what, now, since, contactLinks }) => (
        <li key={href}>
          <a href={href}>{patient}</a>
          <span>
            <ContactLinks links={contactLinks} patient={patient} /> {contact}
          </span>
          <span>{what}</span>
          <span>{now}</span>
          <span className="small">{since}</span>
        </li>
      ))}
    </ol>
  );
}
