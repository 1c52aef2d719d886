import { insuranceMessages } from '#app/locales/appointment/insurance.ts';
import type { Reach } from '#app/locales/clinic/reach.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';

export type PayerLineProps = {
  /** The plans, each with the address that begins with it. */
  plans: readonly { id: string; title: string; href: string }[];
  /** The plan that is chosen, and the address without it. */
  chosen: { title: string; withoutHref: string } | null;
};

/** Who wants may say first which plan pays; whoever pays for themselves passes over a few quiet words. */
export function PayerLine({ plans, chosen }: PayerLineProps) {
  const messages = useMessages(insuranceMessages);
  if (chosen)
    return (
      <p className="payer-line">
        <strong>{messages.using(chosen.title)}</strong>{' '}
        <a href={chosen.withoutHref}>{messages.withoutIt}</a>
      </p>
    );
  if (plans.length === 0) return null;
  return (
    <details className="service-group">
      <summary>{messages.useMine}</summary>
      <p className="payer-line">
        {plans.map(({ id, title, href }) => (
          <a key={id} href={href}>
            {title}
          </a>
        ))}
      </p>
    </details>
  );
}

type UncoveredProps = {
  payer: string;
  /** How to reach the clinic. */
  reach: Reach;
  /** Services that the plan does not cover, with the address that books them privately. */
  services: readonly { slug: string; title: string; href: string }[];
};

/** What the chosen plan does not cover, and what can be done all the same. */
export function UncoveredServices({ payer, reach, services }: UncoveredProps) {
  const messages = useMessages(insuranceMessages);
  if (services.length === 0) return null;
  return (
    <section className="payer-uncovered" aria-labelledby="nao-coberto">
      <h2 id="nao-coberto">{messages.notCoveredTitle(payer)}</h2>
      <p>
        <PhoneText>{messages.notCoveredText(reach)}</PhoneText>
      </p>
      <ul>
        {services.map(({ slug, title, href }) => (
          <li key={slug}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export type PayerTimes = {
  payer: string;
  /** Whether the plan has any time at all. */
  hasTimes: boolean;
  /** The same page for who pays for themselves. */
  privateHref: string;
  fullDays: readonly { on: string; label: string; privateTime: string; privateHref: string }[];
};

/** Whose times are shown, and the days that are full for that plan alone. */
export function PayerTimesNotice({ payer, hasTimes, privateHref, fullDays }: PayerTimes) {
  const messages = useMessages(insuranceMessages);
  return (
    <>
      {hasTimes ? (
        <p className="payer-line">
          <span>{messages.timesOf(payer)}</span>
          <a href={privateHref}>{messages.allTimes}</a>
        </p>
      ) : (
        <Notice tone="warning">
          <p>
            {messages.noTimes(payer)} <a href={privateHref}>{messages.allTimes}</a>
          </p>
        </Notice>
      )}
      {fullDays.map((day) => (
        <p key={day.on} className="payer-line">
          <span>{messages.full(payer, day.label)}</span>
          <a href={day.privateHref}>{messages.fullPrivate(day.privateTime)}</a>
        </p>
      ))}
    </>
  );
}
