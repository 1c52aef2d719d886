import { useEffect, useState } from 'react';
import { NavigationType, useFetcher, useNavigationType } from 'react-router';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { BackButton, BackLink } from '#app/ui/back-link/back-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Progress } from '#app/ui/progress/progress.tsx';
import { STEPS, type Step } from './booking-draft.ts';

type JourneyFrameProps = {
  frame: {
    step: Step;
    backHref: string | null;
    /** Digest of what the screen shows; sent with its form. */
    shown: string;
    /** What another tab has changed meanwhile. */
    news: string | null;
    holdPath: string;
    holdView: string;
    serviceTitle: string | null;
    moment: string | null;
    hold: HoldState | null;
    isHoldLost: boolean;
    unheldNote: string | null;
  };
  /** On the way back the form's unfinished answers are sent along. */
  hasTypedAnswers?: boolean;
  children: React.ReactNode;
};

/** Frame of every question: back link, progress, choices so far and hold. */
export function JourneyFrame({ frame, hasTypedAnswers, children }: JourneyFrameProps) {
  const booking = useMessages(bookingMessages);
  const { step, backHref, shown, news, serviceTitle, moment } = frame;
  const chosen = [serviceTitle, moment].filter(Boolean).join(' · ');
  return (
    <div className="journey">
      {hasTypedAnswers ? <BackButton form="step" /> : null}
      {backHref && !hasTypedAnswers ? (
        <BackLink href={backHref} isClientSide={step !== 'for-whom'} />
      ) : null}
      <Progress current={STEPS.indexOf(step) + 1} total={STEPS.length} />
      {chosen && step !== 'check' ? (
        <p className="journey-chosen">
          <span className="journey-chosen-label">{booking.chosen}:</span> {chosen}
        </p>
      ) : null}
      {news ? (
        <Notice tone="warning" role="alert">
          {news}
        </Notice>
      ) : null}
      {shown ? <input type="hidden" name="seen" value={shown} form="step" /> : null}
      {children}
      {moment && step !== 'service' ? <HoldNotice {...frame} moment={moment} /> : null}
    </div>
  );
}

export type HoldState = {
  /** RFC 3339. */
  expiresAt: string;
  /** Formatted wall-clock time at the clinic. */
  until: string;
  /** As of rendering; the countdown starts here and does not depend on the visitor's clock. */
  secondsLeft: number;
  canExtend: boolean;
};

type HoldNoticeProps = Pick<
  JourneyFrameProps['frame'],
  'step' | 'hold' | 'holdPath' | 'holdView' | 'isHoldLost' | 'unheldNote'
> & {
  moment: string;
};

const TICK_MS = 1_000;

/**
 * Shows until when the slot is held and offers an extension. Without JavaScript it is a sentence and a
 * form; with it, minutes count down, leaving the journey releases the slot and coming back requests it again.
 */
function HoldNotice({
  step,
  hold,
  holdPath,
  holdView,
  isHoldLost: isLost,
  unheldNote,
  moment,
}: HoldNoticeProps) {
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
        {messages.kept(moment, hold.until)}{' '}
        <span role="status">{minutes === null ? null : messages.left(minutes)}</span>
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
