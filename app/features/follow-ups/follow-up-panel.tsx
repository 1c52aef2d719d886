import { staffFollowUps } from '#app/locales/pt-BR/staff/follow-ups.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';

const texts = staffFollowUps.panel;

export type FollowUpsView = {
  /** The visit from which this one follows. */
  origin: { href: string; words: string; isCancelled: boolean } | null;
  /** The visits that follow from this one. */
  visits: readonly { href: string; words: string }[];
  /** This visit was cancelled, those that follow from it were not. */
  areLeftOver: boolean;
  returnHref: string | null;
  seriesHref: string | null;
  isJustBooked: boolean;
};

/** What a visit follows from, what follows from it, and what can be booked after it. */
export function FollowUpPanel(props: FollowUpsView) {
  const { origin, visits, areLeftOver, returnHref, seriesHref, isJustBooked } = props;
  if (!origin && visits.length === 0 && !returnHref && !seriesHref) return null;
  return (
    <section id="acompanhamento" className="flow" aria-labelledby="follow-ups-title">
      <h2 id="follow-ups-title">{texts.title}</h2>
      {isJustBooked ? (
        <Notice tone="success" role="status">
          <p>{texts.booked}</p>
        </Notice>
      ) : null}
      {areLeftOver || origin?.isCancelled ? (
        <Notice tone="warning">
          <p>{areLeftOver ? texts.leftOver : texts.originCancelled}</p>
        </Notice>
      ) : null}
      {origin ? (
        <p>
          <a href={origin.href}>{origin.words}</a>
        </p>
      ) : null}
      {visits.length > 0 ? (
        <ul className="agenda-history">
          {visits.map(({ href, words }) => (
            <li key={href}>
              <a href={href}>{words}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonRow>
        {returnHref ? (
          <LinkButton href={returnHref} look="secondary">
            {texts.bookReturn}
          </LinkButton>
        ) : null}
        {seriesHref ? (
          <LinkButton href={seriesHref} look="secondary">
            {texts.bookSeries}
          </LinkButton>
        ) : null}
      </ButtonRow>
    </section>
  );
}
