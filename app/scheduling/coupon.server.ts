import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { inEachLanguage } from '#app/clinic/campaign-fields.ts';
import { type CampaignSeason, seasonOf } from '#app/clinic/campaign-season.ts';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { codeLetters } from '#app/clinic/coupon-code.ts';
import { appointmentCoupons, campaigns } from '#app/db/campaigns-schema.ts';
import type { Queryable, Transaction } from '#app/db/database.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { ByLocale } from '#app/platform/locale.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { BookingRequest } from './booking-request.ts';
import { type Wanted, wantedExams } from './exams/wanted-exams.ts';

export const COUPON_REFUSALS = [
  'coupon-unknown',
  'coupon-not-begun',
  'coupon-ended',
  'coupon-other-service',
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

export function isCouponRefusal(refusal: string): refusal is CouponRefusal {
  return COUPON_REFUSALS.some((each) => each === refusal);
}

const gives = inEachLanguage(z.string());

/** A code that is valid for a booking. */
export const couponShape = z.object({ campaignId: z.number(), code: z.string(), gives });
export type Coupon = { campaignId: number; code: string; gives: ByLocale<string> };

/** Why a code is not valid, with what there is to say of it. */
export type RefusedCoupon = {
  reason: CouponRefusal;
  season: CampaignSeason | null;
  /** Slugs of the services it is valid for. */
  services: readonly string[];
};

/** A code, what it is to be used for, and the clinic's calendar day on which somebody books. */
export type CouponQuestion = Wanted & { code: string; today: string };

/**
 * Whether a code is valid for a service on the day of booking; when the appointment takes place does not matter.
 * Of several exams the code has to be valid for one; what it gives, it gives for that one.
 * Inside a booking the campaign is locked, so that staff who change it wait.
 */
export async function findCoupon(
  db: Queryable,
  { code, today, ...wanted }: CouponQuestion,
  { isLocked = false } = {},
): Promise<Result<Coupon, RefusedCoupon>> {
  const query = db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.codeLetters, codeLetters(code)), eq(campaigns.state, 'published')));
  const [found] = await (isLocked ? query.for('share') : query);
  if (!found) return refuse({ reason: 'coupon-unknown', season: null, services: [] });
  const season = seasonOf(found, today);
  const { services } = found;
  if (season.state === 'upcoming') return refuse({ reason: 'coupon-not-begun', season, services });
  if (season.state === 'ended') return refuse({ reason: 'coupon-ended', season, services });
  if (!wantedExams(wanted).some(({ serviceSlug }) => services.includes(serviceSlug)))
    return refuse({ reason: 'coupon-other-service', season, services });
  return ok({ campaignId: found.id, code: found.code, gives: gives.parse(found.gives) });
}

/** The campaign's code that a booking carries, if it does, locked; counted by the day of booking. */
export async function claimCoupon(
  tx: Transaction,
  { clock }: { clock: Clock },
  { couponCode, serviceSlug, further }: Pick<BookingRequest, 'couponCode' | keyof Wanted>,
): Promise<Result<Coupon | null, CouponRefusal>> {
  if (!couponCode) return ok(null);
  const today = wallClockOf(clock.now()).on;
  const found = await findCoupon(
    tx,
    { code: couponCode, serviceSlug, further, today },
    { isLocked: true },
  );
  return found.ok ? found : refuse(found.refusal.reason);
}

/** Keeps with an appointment the code and what it gives now, for good: moving the appointment changes neither. */
export async function keepCoupon(
  tx: Transaction,
  appointmentId: number,
  coupon: Coupon,
): Promise<void> {
  await tx.insert(appointmentCoupons).values({ appointmentId, ...coupon });
}
