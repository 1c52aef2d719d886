import { data } from 'react-router';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { changeDraft, leaveDraft } from '#app/features/booking/booking-draft.server.ts';
import { STEPS } from '#app/features/booking/booking-draft.ts';
import { formText } from '#app/platform/form-values.ts';
import { newToken } from '#app/platform/token.server.ts';
import { extendHold, findHold } from '#app/scheduling/hold-slot.server.ts';
import type { Route } from './+types/hold';
import { NO_STORE, readJourney, toStep } from './journey.server.ts';
import { askAgain } from './journey-frame.server.ts';
import { takeHeldSlot } from './take-hold.server.ts';

/** Extends the hold, releases it when the visitor leaves, and takes it again when they return. */
export async function action(args: Route.ActionArgs) {
  const journey = await readJourney(args);
  const { services, draft, token } = journey;
  const form = await args.request.formData();
  const intent = form.get('intent');
  const agenda = bookingServicesOf(services);
  if (!draft?.startsAt || !draft.service || !token) return data(null, { headers: NO_STORE });
  const step = STEPS.find((each) => each === form.get('step')) ?? 'check';
  // The page shows another time than the draft now has: the hold is another tab's.
  const shown = new URL(args.request.url).searchParams.get('inicio') ?? draft.startsAt;
  const isAlive = intent === 'leave' || Boolean(form.get('isAlive'));
  if (shown !== draft.startsAt)
    return isAlive ? data(null, { headers: NO_STORE }) : askAgain(journey, step);
  if (intent === 'leave') {
    const view = form.has('view') ? formText(form, 'view') : null;
    await leaveDraft(services, token, view);
    return data(null, { headers: NO_STORE });
  }
  if (intent === 'extend' && draft.holdToken) {
    await extendHold(agenda, draft.holdToken);
  }
  if (intent === 'return') {
    // First, so that a late beacon of the page before finds another view.
    await changeDraft(services, token, { holdView: newToken() });
    const slot = { serviceSlug: draft.service, startsAt: new Date(draft.startsAt) };
    // Counted like the first time: otherwise one draft would keep a time for as long as it asks.
    if (!(await findHold(agenda, draft.holdToken)))
      await takeHeldSlot({ ...journey, token }, { ...slot, isProven: false });
  }
  if (isAlive) return data(null, { headers: NO_STORE });
  // Without JavaScript the button navigated away from its step: go back there.
  return toStep(journey, step);
}
