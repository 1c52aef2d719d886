import { bookingServicesOf, limitServicesOf } from '#app/context/scheduling-services.ts';
import { type DraftHoldRefusal, holdForDraft } from '#app/features/booking/booking-draft.server.ts';
import { takeHold } from '#app/features/booking/booking-guard.server.ts';
import type { Result } from '#app/platform/result.ts';
import type { StepJourney } from './journey.server.ts';

type WantedSlot = {
  serviceSlug: string;
  startsAt: Date;
  isProven: boolean;
  payerId?: string | undefined;
};

type HeldSlot = {
  /** Null when there are too many tries. */
  hold: Result<unknown, DraftHoldRefusal> | null;
  waitSeconds: number;
};

/**
 * Takes the visitor's hold of a time, within the limits. Where they forbid it, somebody else may have been
 * holding half of the agenda: the visitor goes on without a hold and gets the time by booking it.
 */
export async function takeHeldSlot(
  { services, address, token }: Pick<StepJourney, 'services' | 'address' | 'token'>,
  { isProven, ...slot }: WantedSlot,
): Promise<HeldSlot> {
  const limits = limitServicesOf(services);
  const allowance = await takeHold(limits, { address, isProven });
  const { waitSeconds } = allowance;
  if (allowance.isFlood) return { hold: null, waitSeconds };
  const byProof = isProven ? 'proven' : 'plain';
  const trust = waitSeconds > 0 ? 'spent' : byProof;
  const hold = await holdForDraft(bookingServicesOf(services), token, {
    ...slot,
    ...(limits.isOn ? { trust } : {}),
  });
  if (!hold.ok && waitSeconds === 0) await allowance.giveBack();
  return { hold, waitSeconds };
}
