import { data } from 'react-router';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { changeDraft } from '#app/features/booking/booking-draft.server.ts';
import { STEPS } from '#app/features/booking/booking-draft.ts';
import { extendHold, findHold, releaseHold } from '#app/scheduling/hold-slot.server.ts';
import type { Route } from './+types/hold';
import { NO_STORE, readJourney, takeHeldSlot, toStep } from './journey.server.ts';

/** Extends the hold, releases it when the visitor leaves, and takes it again when they return. */
export async function action(args: Route.ActionArgs) {
  const journey = await readJourney(args);
  const { services, draft, token } = journey;
  const form = await args.request.formData();
  const intent = form.get('intent');
  const agenda = bookingServicesOf(services);
  if (!draft?.startsAt || !draft.service || !token) return data(null, { headers: NO_STORE });
  if (intent === 'leave') {
    await releaseHold(services.db, draft.holdToken);
    return data(null, { headers: NO_STORE });
  }
  if (intent === 'extend' && draft.holdToken) {
    await extendHold(agenda, draft.holdToken);
  }
  if (intent === 'return' && !(await findHold(services, draft.holdToken))) {
    const slot = { serviceSlug: draft.service, startsAt: new Date(draft.startsAt) };
    // Counted like the first time: otherwise one draft would keep a time for as long as it asks.
    const { hold } = await takeHeldSlot({ ...journey, draft, token }, { ...slot, isProven: false });
    if (hold?.ok) {
      await changeDraft(services, token, { holdToken: hold.value.token, isUnheld: undefined });
    }
  }
  if (form.get('isAlive')) return data(null, { headers: NO_STORE });
  // Without JavaScript the button navigated away from its step: go back there.
  const step = STEPS.find((each) => each === form.get('step')) ?? 'check';
  return toStep(journey, step);
}
