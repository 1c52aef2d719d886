import { useEffect, useState } from 'react';
import { NavigationType, useFetcher, useNavigationType } from 'react-router';
import { bookingMessages } from '#app/locales/pt-BR/booking.ts';
import { useLocalPath, useMessages } from '#app/locales/use-locale.ts';
import { BackButton, BackLink } from '#app/ui/back-link/back-link.tsx';
import { Progress } from '#app/ui/progress/progress.tsx';
import { STEP_PATHS, STEPS, type Step } from './booking-draft.ts';
import { HoldNotice, type HoldState } from './hold-notice.tsx';

type JourneyFrameProps = {
  frame: {
    step: Step;
    backHref: string | null;
    serviceTitle: string | null;
    moment: string | null;
    hold: HoldState | null;
    isHoldLost: boolean;
  };
  /** Id of the form whose unfinished answers are sent along on the way back. */
  backForm?: string;
  children: React.ReactNode;
};

/** Frame of every question: back link, progress, choices so far and hold. */
export function JourneyFrame({ frame, backForm, children }: JourneyFrameProps) {
  const booking = useMessages(bookingMessages);
  const { step, backHref, serviceTitle, moment, hold, isHoldLost } = frame;
  const chosen = [serviceTitle, moment].filter(Boolean).join(' · ');
  return (
    <div className="journey">
      {backForm ? <BackButton form={backForm} /> : null}
      {backHref && !backForm ? (
        <BackLink href={backHref} isClientSide={backHref !== STEP_PATHS.service} />
      ) : null}
      <Progress current={STEPS.indexOf(step) + 1} total={STEPS.length} />
      {chosen && step !== 'check' ? (
        <p className="journey-chosen">
          <span className="journey-chosen-label">{booking.chosen}:</span> {chosen}
        </p>
      ) : null}
      {children}
      {moment && step !== 'service' ? (
        <HoldNotice step={step} hold={hold} isLost={isHoldLost} moment={moment} />
      ) : null}
    </div>
  );
}
