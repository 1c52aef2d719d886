import { formatMoment } from '#app/clinic/format-date.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { portuguese, recordedTitle } from '#app/scheduling/exams/exam-words.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Uncovered } from './uncovered-appointments.ts';

const messages = staffInsurance.form;

/** An appointment outside of its payer's rules, in words. */
export type UncoveredView = { href: string; moment: string; what: string; why: string };

type UncoveredContext = {
  hrefOf: (protocol: string) => string;
  serviceTitle: (slug: string) => string;
};

export function toUncoveredView(
  { protocol, startsAt, patientName, serviceSlug, steps = [], gap }: Uncovered,
  { hrefOf, serviceTitle }: UncoveredContext,
): UncoveredView {
  return {
    href: hrefOf(protocol),
    moment: formatMoment(startsAt),
    what: `${patientName}, ${recordedTitle({ serviceSlug, steps }, portuguese(serviceTitle))}`,
    why: messages.gaps[gap],
  };
}

/** Appointments that their payer does not cover any more. */
function UncoveredList({ appointments }: { appointments: readonly UncoveredView[] }) {
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

type OutsideProps = { appointments: readonly UncoveredView[]; isAsked: boolean };

/** Whom the rules leave outside: already, or once they are saved. */
export function RulesOutside({ appointments, isAsked }: OutsideProps) {
  if (appointments.length === 0) return null;
  const { outsideTitle, outsideNow } = messages;
  const title = isAsked ? outsideTitle(appointments.length) : outsideNow(appointments.length);
  return (
    <Notice tone="warning" title={title} {...(isAsked && { role: 'alert' })}>
      <p>{messages.outsideText}</p>
      <UncoveredList appointments={appointments} />
      {isAsked ? <Button>{messages.saveAnyway}</Button> : null}
    </Notice>
  );
}
