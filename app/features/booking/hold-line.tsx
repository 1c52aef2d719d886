import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { Step } from './booking-draft.ts';

/** A hold as it is shown. */
export type HoldState = {
  /** Until when which time is held, as a sentence. */
  kept: string;
  /** As of rendering; the countdown starts here and does not depend on the visitor's clock. */
  secondsLeft: number;
  canExtend: boolean;
};

export type HoldLineProps = {
  step: Step;
  /** Where the hold is extended, given up and requested again. */
  path: string;
  /** Of the hold as it is shown. */
  view: string;
  state: HoldState | null;
  /** What to say when there is no hold any more, or never was. */
  goneNote: string;
};

/**
 * Until when the chosen time is held, with a button for more time that sends the step's form along, so that
 * nothing typed is lost. app/islands/booking-hold.ts counts the minutes and asks for more time in place.
 */
export function HoldLine({ step, path, view, state, goneNote }: HoldLineProps) {
  const messages = useMessages(bookingMessages).hold;
  return (
    <div
      className="hold-line"
      data-hold={path}
      data-view={view}
      data-seconds={state?.secondsLeft ?? 0}
      data-left={messages.left('#')}
      data-last={messages.lastMinute}
      data-gone={goneNote}
    >
      <p>
        <span data-kept>{state?.kept ?? goneNote}</span> <span data-minutes />
      </p>{' '}
      <p className="visually-hidden" role="status" data-spoken />
      <input type="hidden" name="step" value={step} form="step" />
      <button
        type="submit"
        form="step"
        formAction={path}
        formNoValidate
        name="intent"
        value="extend"
        className="link-button"
        hidden={!state?.canExtend}
      >
        {messages.extend}
      </button>
    </div>
  );
}
