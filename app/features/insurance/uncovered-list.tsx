import { formatMoment } from '#app/clinic/format-date.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import type { Uncovered } from './uncovered-appointments.ts';

const messages = staffInsurance.form;

/** An appointment outside of its payer's rules, in words. */
export type UncoveredView = { href: string; moment: string; what: string; why: string };

type UncoveredContext = {
  hrefOf: (protocol: string) => string;
  serviceTitle: (slug: string) => string;
};

export function toUncoveredView(
  { protocol, startsAt, patientName, serviceSlug, gap }: Uncovered,
  { hrefOf, serviceTitle }: UncoveredContext,
): UncoveredView {
  return {
    href: hrefOf(protocol),
    moment: formatMoment(startsAt),
    what: `${patientName}, ${serviceTitle(serviceSlug)}`,
    why: messages.gaps[gap],
  };
}

/** Appointments that their payer does not cover any more. */
export function UncoveredList({ appointments }: { appointments: readonly UncoveredView[] }) {
  return (
    <ul className="settings-visits">
      {appointments.map(({ href, moment, what, why }) => (
        <li key={href}>
          <a href={href}>{moment}</a>
          <span>{what}</span>
          <span className="small">{why}</span>
        </li>
      ))}
    </ul>
  );
}
