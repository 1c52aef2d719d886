import { useEffect, useState } from 'react';
import { NavigationType, useFetcher, useNavigationType } from 'react-router';
import { bookingMessages } from '#app/locales/booking-texts.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Step } from './booking-draft.ts';

const HOLD_PATH = '/agendamento/reserva';

export type HoldState = {
  /** RFC 3339. */
  expiresAt: string;
  /** Wall-clock time at the clinic, in words. */
  until: string;
  /** When the page was made; counted down from there, whatever the visitor's clock says. */
  secondsLeft: number;
  canExtend: boolean;
};

type HoldNoticeProps = { step: Step; hold: HoldState | null; isLost: boolean; moment: string };

const TICK_MS = 1_000;

/**
 * Tells until when the time is kept and offers more. Without JavaScript it is a sentence and a form;
 * with it, minutes count down, leaving the journey frees the time and coming back asks for it again.
 */
export function HoldNotice({ step, hold, isLost, moment }: HoldNoticeProps) {
  const texts = useMessages(bookingMessages).hold;
  const holdPath = useLocalPath()(HOLD_PATH);
  const fetcher = useFetcher();
  const minutes = useMinutesLeft(hold);
  const isOver = minutes === 0;
  useEffect(() => {
    const release = () => navigator.sendBeacon(holdPath, new URLSearchParams({ intent: 'leave' }));
    window.addEventListener('pagehide', release);
    return () => window.removeEventListener('pagehide', release);
  }, [holdPath]);
  const { submit } = fetcher;
  const isArriving = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    // Leaving has freed the time, a reload too, often only after this page was made: who is back asks
    // for it again, if nobody was faster.
    const ask = () =>
      submit({ intent: 'return', isAlive: 'yes' }, { method: 'post', action: holdPath });
    const askAgain = ({ persisted }: PageTransitionEvent) => persisted && ask();
    if (isLost || isArriving) ask();
    window.addEventListener('pageshow', askAgain);
    return () => window.removeEventListener('pageshow', askAgain);
  }, [isLost, isArriving, submit, holdPath]);

  if (!hold || isOver) {
    return isLost || isOver ? <Notice role="status">{texts.gone}</Notice> : null;
  }
  return (
    <Notice>
      <p>
        {texts.kept(moment, hold.until)}{' '}
        <span role="status">{minutes === null ? null : texts.left(minutes)}</span>
      </p>
      {hold.canExtend ? (
        <fetcher.Form method="post" action={holdPath}>
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="isAlive" value={minutes === null ? '' : 'yes'} />
          <Button name="intent" value="extend" look="quiet">
            {texts.extend}
          </Button>
        </fetcher.Form>
      ) : (
        <p>{texts.extended}</p>
      )}
    </Notice>
  );
}

/** Whole minutes left, rounded up, null before the page is alive; changes once a minute. */
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
