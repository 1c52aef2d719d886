import { formatDate } from '#app/clinic/format-date.ts';
import { couponMessages } from '#app/locales/coupon.ts';
import type { Locale } from '#app/platform/locale.ts';
import type { RefusedCoupon } from './coupon.server.ts';

type Named = { locale: Locale; titleOf: (slug: string) => string };

/** Why a code is not valid, in words. */
export function refusedCouponText(
  { reason, season, services }: RefusedCoupon,
  { locale, titleOf }: Named,
): string {
  const { refused } = couponMessages[locale];
  if (reason === 'coupon-other-service') return refused[reason](services.map(titleOf).join(', '));
  if (!season || reason === 'coupon-unknown') return refused['coupon-unknown'];
  const { startsOn, endsOn } = season.run;
  return refused[reason](formatDate(reason === 'coupon-ended' ? endsOn : startsOn, locale));
}
