import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { BackButton, BackLink } from '#app/ui/back-link/back-link.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Progress } from '#app/ui/progress/progress.tsx';
import { STEPS } from './booking-draft.ts';
import { type HoldFrame, HoldNotice } from './hold-notice.tsx';

type JourneyFrameProps = {
  frame: HoldFrame & {
    backHref: string | null;
    /** Digest of what the screen shows; sent with its form. */
    shown: string;
    /** What another tab has changed meanwhile. */
    news: string | null;
    serviceTitle: string | null;
    moment: string | null;
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
