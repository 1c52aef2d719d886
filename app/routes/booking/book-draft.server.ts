import { rfc3339 } from '#app/clinic/clinic-time.ts';
import { bookingServicesOf } from '#app/context/scheduling-services.ts';
import { readDraft } from '#app/features/booking/booking-draft.server.ts';
import { onceOf } from '#app/features/booking/confirm-draft.server.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import { bookAppointment } from '#app/scheduling/book-appointment.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { renewKey, type StepJourney } from './journey.server.ts';

/**
 * Books what the last screen showed. A page that was reloaded takes its hold again, perhaps while its button is
 * being pressed: then the visitor's own hold is in the way, and the booking is tried once more with it.
 */
export async function bookDraft(
  journey: StepJourney,
  request: BookingRequest,
  once: IdempotencyKey,
) {
  const agenda = bookingServicesOf(journey.services);
  const booked = await bookAppointment(agenda, request, once);
  const isTaken =
    booked.kind === 'answer' && !booked.answer.ok && booked.answer.refusal === 'slot-taken';
  if (!isTaken) return booked;
  const draft = await readDraft(journey.services, journey.token);
  const isRetaken = draft?.holdToken && draft.holdToken !== request.holdToken;
  if (!isRetaken || draft.startsAt !== rfc3339(request.startsAt)) return booked;
  const key = await renewKey(journey);
  const anew = { ...request, holdToken: draft.holdToken };
  return bookAppointment(agenda, anew, onceOf({ ...draft, key }, anew));
}
