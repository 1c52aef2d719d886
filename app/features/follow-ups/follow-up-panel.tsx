import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

const messages = staffFollowUps.panel;

export type FollowUpsView = {
  /** The appointment that this one follows. */
  origin: { href: string; label: string; isCancelled: boolean } | null;
  /** The appointments that follow this one. */
  appointments: readonly { href: string; label: string }[];
  /** This appointment was cancelled, but its follow-ups were not. */
  hasOrphanedFollowUps: boolean;
  returnHref: string | null;
  seriesHref: string | null;
  isJustBooked: boolean;
};

/** The appointment that this one follows, its own follow-ups, and what can be booked after it. */
export function FollowUpPanel(props: FollowUpsView) {
  const { origin, appointments, hasOrphanedFollowUps, returnHref, seriesHref, isJustBooked } =
    props;
  if (!origin && appointments.length === 0 && !returnHref && !seriesHref) return null;
  return (
    <section id="acompanhamento" className="flow" aria-labelledby="follow-ups-title">
      <h2 id="follow-ups-title">{messages.title}</h2>
      {isJustBooked ? (
        <Notice tone="success" role="status">
          <p>{messages.booked}</p>
        </Notice>
      ) : null}
      {hasOrphanedFollowUps || origin?.isCancelled ? (
        <Notice tone="warning">
          <p>{hasOrphanedFollowUps ? messages.leftOver : messages.originCancelled}</p>
        </Notice>
      ) : null}
      {origin ? (
        <p>
          <a href={origin.href}>{origin.label}</a>
        </p>
      ) : null}
      {appointments.length > 0 ? (
        <ul className="agenda-history">
          {appointments.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonRow>
        {returnHref ? (
          <LinkButton href={returnHref} look="secondary">
            {messages.bookReturn}
          </LinkButton>
        ) : null}
        {seriesHref ? (
          <LinkButton href={seriesHref} look="secondary">
            {messages.bookSeries}
          </LinkButton>
        ) : null}
      </ButtonRow>
    </section>
  );
}
