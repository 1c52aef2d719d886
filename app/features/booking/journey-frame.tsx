import { bookingPlaceMessages } from '#app/locales/appointment/place.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { BackButton, BackLink } from '#app/ui/back-link/back-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Step } from './booking-draft.ts';
import { HoldLine, type HoldLineProps } from './hold-line.tsx';

type JourneyFrameProps = {
  frame: {
    step: Step;
    /** Names the draft; begins every link to another page of the journey. */
    query: string;
    backHref: string | null;
    /** Where another service is chosen. */
    changeHref: string;
    /** Digest of what the screen shows; sent with its form. */
    shown: string;
    /** What another tab has changed meanwhile. */
    news: string | null;
    serviceTitle: string | null;
    /** The house that is chosen, with its address and the way to another, if any does it; null in a clinic with one. */
    place: { name: string; line: string; href: string | null } | null;
    moment: string | null;
    hold: HoldLineProps | null;
  };
  /** On the way back the form's unfinished answers are sent along. */
  hasTypedAnswers?: boolean;
  children: React.ReactNode;
};

/**
 * Frame of every screen: back link, the choices so far, and what another tab has changed.
 * app/islands/booking.enhancement.ts improves what is in it.
 */
export function JourneyFrame({ frame, hasTypedAnswers, children }: JourneyFrameProps) {
  const { step, backHref, shown, news } = frame;
  return (
    <div className="journey" data-touch="booking" data-ready="idle">
      {hasTypedAnswers ? <BackButton form="step" /> : null}
      {backHref && !hasTypedAnswers ? <BackLink href={backHref} /> : null}
      {step === 'time' || step === 'details' ? <Chosen frame={frame} /> : null}
      {news ? (
        <Notice tone="warning" role="alert">
          {news}
        </Notice>
      ) : null}
      {shown ? <input type="hidden" name="seen" value={shown} form="step" /> : null}
      {children}
    </div>
  );
}

/** The service, and on later screens the time, each with a way to change it. */
function Chosen({
  frame: { step, changeHref, serviceTitle, place, moment, hold },
}: Pick<JourneyFrameProps, 'frame'>) {
  const booking = useMessages(bookingMessages);
  const places = useMessages(bookingPlaceMessages);
  const local = useLocalPath();
  if (!serviceTitle) return null;
  // The bar says until when the time is held.
  const isSaid = step === 'time' || hold?.state;
  // On the screen of the times the house has a line of its own, with the way to another.
  const isApart = place !== null && step === 'time';
  const chosen = [serviceTitle, isApart ? null : place?.name, isSaid ? null : moment]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <p className="journey-chosen">
        <span>
          <span className="visually-hidden">{booking.chosen}: </span>
          {chosen}
        </span>
        {step === 'time' ? (
          <a href={local(changeHref)} aria-label={booking.changeServiceOf(serviceTitle)}>
            {booking.changeService}
          </a>
        ) : (
          // As "back" does, it sends the form's unfinished answers along.
          <button type="submit" form="step" name="intent" value="back" className="link-button">
            {booking.changeTime}
          </button>
        )}
      </p>
      {isApart ? (
        <p className="journey-chosen">
          <span>{place.name}</span>
          {place.href === null ? null : (
            <a href={local(place.href)} aria-label={places.changeOf(place.name)}>
              {places.change}
            </a>
          )}
        </p>
      ) : null}
    </>
  );
}

type JourneyBarProps = {
  hold: HoldLineProps | null;
  /** The button's label, and what it says while it sends. */
  label: string;
  sending?: string;
  children?: React.ReactNode;
};

/** The bar at the window's foot: what is chosen or held, and the button that goes on. */
export function JourneyBar({ hold, label, sending, children }: JourneyBarProps) {
  return (
    <div className="journey-bar">
      {/* Enter in a field presses the form's first button, which must be the one that goes on. */}
      <button type="submit" form="step" hidden />
      {children}
      {hold ? <HoldLine {...hold} /> : null}
      <Button size="large" form="step" data-sending={sending}>
        {label}
      </Button>
    </div>
  );
}
