import { data } from 'react-router';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { holdForDraft } from '#app/features/booking/booking-draft.server.ts';
import { STEPS } from '#app/features/booking/booking-draft.ts';
import { extendHold, findHold, releaseHold } from '#app/scheduling/hold-slot.server.ts';
import type { Route } from './+types/hold';
import { askAgain, NO_STORE, readJourney, toStep } from './journey.server.ts';

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
    await releaseHold(services.db, draft.holdToken);
    return data(null, { headers: NO_STORE });
  }
  if (intent === 'extend' && draft.holdToken) {
    await extendHold(agenda, draft.holdToken);
  }
  if (intent === 'return' && !(await findHold(services, draft.holdToken))) {
    const startsAt = new Date(draft.startsAt);
    await holdForDraft(agenda, token, { serviceSlug: draft.service, startsAt });
  }
  if (isAlive) return data(null, { headers: NO_STORE });
  // Without JavaScript the button navigated away from its step: go back there.
  return toStep(journey, step);
}
