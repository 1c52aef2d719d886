import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { Queryable } from '#app/db/database.ts';
import { coupon } from '#app/locales/coupon.ts';
import type { Clock } from '#app/platform/clock.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { findCoupon } from '#app/scheduling/coupon.server.ts';
import { refusedCouponText } from '#app/scheduling/coupon-text.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { type SearchFormValues, wantedBy } from './phone-search.ts';

/** What a caller's campaign code gives, in words, or what is wrong with it; '' without a code. */
export async function couponInWords(
  { db, clock }: { db: Queryable; clock: Clock },
  { codigo: code, ...asked }: SearchFormValues,
  titleOf: (slug: string) => string,
): Promise<Result<string, FieldError[]>> {
  if (!code) return ok('');
  const wanted = wantedBy(asked) ?? { serviceSlug: asked.servico };
  const today = wallClockOf(clock.now()).on;
  const found = await findCoupon(db, { code, ...wanted, today });
  if (found.ok) return ok(coupon.value(found.value.code, found.value.gives[DEFAULT_LOCALE]));
  const message = refusedCouponText(found.refusal, { locale: DEFAULT_LOCALE, titleOf });
  return refuse([{ fieldId: 'codigo', message }]);
}
