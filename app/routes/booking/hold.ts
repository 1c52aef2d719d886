import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { changeDraft, leaveDraft } from '#app/features/booking/booking-draft.server.ts';
import { STEPS } from '#app/features/booking/booking-draft.ts';
import { readDetailsStep } from '#app/features/booking/details/details-form.ts';
import { readCardValues } from '#app/features/insurance/card-form.ts';
import { sealDraftCard } from '#app/features/insurance/draft-card.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { newToken } from '#app/platform/token.server.ts';
import { extendHold, findHold } from '#app/scheduling/hold-slot.server.ts';
import type { Route } from './+types/hold';
import { NO_STORE, readJourney, type StepJourney, toStep } from './journey.server.ts';
import { askAgain, holdState } from './journey-frame.server.ts';
import { takeHeldSlot } from './take-hold.server.ts';

/**
 * Extends the hold, releases it when the visitor leaves, and takes it again when they return. A page that stays
 * open is told how the hold stands; without JavaScript the button has sent its step's form, which is kept.
 */
export async function action(args: Route.ActionArgs) {
  const journey = await readJourney(args);
  const { services, draft, token } = journey;
  const form = await args.request.formData();
  const intent = form.get('intent');
  const agenda = bookingServicesOf(services);
  const isAlive = intent === 'leave' || Boolean(form.get('isAlive'));
  if (!draft?.startsAt || !draft.service || !token) return tell(null);
  const step = STEPS.find((each) => each === form.get('step')) ?? 'check';
  if (!isAlive && form.has('patientName'))
    await changeDraft(services, token, {
      ...readDetailsStep(form),
      card: sealDraftCard(services.env.appSecret, readCardValues(form)),
    });
  // The page shows another time than the draft now has: the hold is another tab's.
  const shown = new URL(args.request.url).searchParams.get('inicio') ?? draft.startsAt;
  if (shown !== draft.startsAt) return isAlive ? tell(null) : askAgain(journey, step);
  if (intent === 'leave') {
    const view = form.has('view') ? formText(form, 'view') : null;
    await leaveDraft(services, token, view);
    return tell(null);
  }
  if (intent === 'extend' && draft.holdToken) {
    await extendHold(agenda, draft.holdToken);
  }
  if (intent === 'return') await takeAgain({ ...journey, draft, token });
  return isAlive ? tell(await holdNow(args)) : toStep(journey, step);
}

async function takeAgain(journey: StepJourney): Promise<void> {
  const { services, draft, token } = journey;
  // First, so that a late beacon of the page before finds another view.
  await changeDraft(services, token, { holdView: newToken() });
  const slot = { serviceSlug: draft.service ?? '', startsAt: new Date(draft.startsAt ?? '') };
  // Counted like the first time: otherwise one draft would keep a time for as long as it asks. Without a proof it
  // takes no place of a payer; the next form asks for that.
  if (!(await findHold(bookingServicesOf(services), draft.holdToken)))
    await takeHeldSlot(journey, { ...slot, isProven: false });
}

/** The hold after the change, for the page that shows it. */
async function holdNow(args: Route.ActionArgs) {
  const journey = await readJourney(args);
  const { services, draft } = journey;
  const state = holdState(journey, await findHold(bookingServicesOf(services), draft?.holdToken));
  return { ...state, view: draft?.holdView ?? '' };
}

function tell(hold: object | null): Response {
  return Response.json(hold, { headers: NO_STORE });
}
