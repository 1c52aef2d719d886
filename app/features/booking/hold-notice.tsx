import { useEffect, useState } from 'react';
import { NavigationType, useFetcher, useNavigationType } from 'react-router';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Step } from './booking-draft.ts';

type HoldState = {
  /** RFC 3339. */
  expiresAt: string;
  /** Formatted wall-clock time at the clinic. */
  until: string;
  /** As of rendering; the countdown starts here and does not depend on the visitor's clock. */
  secondsLeft: number;
  canExtend: boolean;
};

export type HoldFrame = {
  step: Step;
  hold: HoldState | null;
  isHoldLost: boolean;
  /** Why there was never a hold. */
  unheldNote: string | null;
  /** Where the hold is extended, given up and requested again. */
  holdPath: string;
  /** Of the hold as it is shown. */
  holdView: string;
};

type HoldNoticeProps = HoldFrame & { moment: string };

const TICK_MS = 1_000;
/** All minutes are shown; who listens is interrupted at these. */
const SPOKEN_MINUTES = [5, 2, 1];

/**
 * Shows until when the slot is held and offers an extension. Without JavaScript it is a sentence and a
 * form; with it, minutes count down, leaving the journey releases the slot and coming back requests it again.
 */
export function HoldNotice(props: HoldNoticeProps) {
  const { step, hold, holdPath, holdView, isHoldLost: isLost, unheldNote, moment } = props;
  const messages = useMessages(bookingMessages).hold;
  const fetcher = useFetcher();
  const minutes = useMinutesLeft(hold);
  const isOver = minutes === 0;
  useEffect(() => {
    const release = () =>
      navigator.sendBeacon(holdPath, new URLSearchParams({ intent: 'leave', view: holdView }));
    window.addEventListener('pagehide', release);
    return () => window.removeEventListener('pagehide', release);
  }, [holdPath, holdView]);
  const { submit } = fetcher;
  const isArriving = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    // Leaving or reloading has released the slot, often after this page was rendered, so a returning
    // visitor requests it again; it may be taken by now.
    const ask = () =>
      submit({ intent: 'return', isAlive: 'yes' }, { method: 'post', action: holdPath });
    const askAgain = ({ persisted }: PageTransitionEvent) => persisted && ask();
    if (isLost || isArriving) ask();
    window.addEventListener('pageshow', askAgain);
    return () => window.removeEventListener('pageshow', askAgain);
  }, [isLost, isArriving, submit, holdPath]);

  if (!hold || isOver) {
    return isLost || isOver ? <Notice role="status">{unheldNote ?? messages.gone}</Notice> : null;
  }
  return (
    <Notice>
      <p>
        {messages.kept(moment, hold.until)} {minutes === null ? null : messages.left(minutes)}
        <span className="visually-hidden" role="status">
          {minutes !== null && SPOKEN_MINUTES.includes(minutes) ? messages.left(minutes) : null}
        </span>
      </p>
      {hold.canExtend ? (
        <fetcher.Form method="post" action={holdPath}>
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="isAlive" value={minutes === null ? '' : 'yes'} />
          <Button name="intent" value="extend" look="quiet">
            {messages.extend}
          </Button>
        </fetcher.Form>
      ) : (
        <p>{messages.extended}</p>
      )}
    </Notice>
  );
}

/** Whole minutes left, rounded up; null before hydration. Changes once a minute. */
function useMinutesLeft(hold: HoldState | null): number | null {
  const [minutes, setMinutes] = useState<number | null>(null);
  const secondsLeft = hold?.secondsLeft ?? 0;
  const expiresAt = hold?.expiresAt;
  useEffect(() => {
    if (!expiresAt) return;
    const endsMs = performance.now() + secondsLeft * 1000;
    const tick = () => setMinutes(Math.max(0, Math.ceil((endsMs - performance.now()) / 60_000)));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [expiresAt, secondsLeft]);
  return minutes;
}
