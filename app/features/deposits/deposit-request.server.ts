import { z } from 'zod';
import { LOCALES } from '#app/platform/locale.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import { type Coupon, couponShape } from '#app/scheduling/coupon.server.ts';
import { EYES } from '#app/scheduling/exams/wanted-exams.ts';
import { preparationAnswers } from '#app/scheduling/preparation/preparation-answers.ts';

/**
 * What is to be booked once the deposit is paid, as it is kept with it. A campaign's code counts by the day on which
 * the deposit was asked for, with what it gave then.
 */
export type DepositRequest = Omit<
  BookingRequest,
  'further' | 'startsAt' | 'holdToken' | 'actor' | 'couponCode' | 'card'
> & { coupon: Coupon | null };

const stored = z.object({
  serviceSlug: z.string(),
  eyes: z.enum(EYES).optional(),
  branch: z.string().nullable().optional(),
  patient: z.object({ name: z.string(), bornOn: z.string().nullable() }),
  guardian: z.object({ name: z.string(), relation: z.string() }).nullable(),
  contact: z.object({ name: z.string(), phoneE164: z.string(), email: z.string().nullable() }),
  unasked: z.object({ email: z.boolean(), birthDate: z.boolean() }).optional(),
  payerId: z.string(),
  coupon: couponShape.nullable(),
  consent: z.object({ textId: z.string(), textSha256: z.string(), locale: z.string() }),
  locale: z.enum(LOCALES),
  preparation: preparationAnswers.optional(),
  note: z.string().nullable().optional(),
  channel: z.enum(['web', 'api', 'phone', 'desk']),
}) satisfies z.ZodType<DepositRequest>;

/** @returns null where nothing is kept any more */
export function readDepositRequest(json: unknown): DepositRequest | null {
  return stored.nullable().parse(json ?? null);
}

/** Without hold and time, which change, and without the card, whose number is never stored but sealed for its row. */
export function depositRequestOf(
  {
    startsAt: _startsAt,
    holdToken: _hold,
    actor: _actor,
    couponCode: _code,
    further: _none,
    card: _card,
    ...request
  }: BookingRequest,
  coupon: Coupon | null,
): DepositRequest {
  return { ...request, coupon };
}
