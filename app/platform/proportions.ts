/** So many of so many: whole numbers, `hits` at most `cases`. */
export type Share = { hits: number; cases: number };
/** An interval of a proportion, or of the difference of two: both ends belong to it. */
export type Interval = { low: number; high: number };

/** Of the standard normal distribution: 95 % lie within as many standard deviations. */
export const Z_95 = 1.959963984540054;

/**
 * Wilson's score interval of a proportion, without continuity correction; 0 to 1 without cases.
 * E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927).
 */
export function wilsonInterval({ hits, cases }: Share, z = Z_95): Interval {
  if (cases === 0) return { low: 0, high: 1 };
  const share = hits / cases;
  const spread = z * Math.sqrt((share * (1 - share)) / cases + (z * z) / (4 * cases * cases));
  const middle = share + (z * z) / (2 * cases);
  const whole = 1 + (z * z) / cases;
  return {
    low: hits === 0 ? 0 : Math.max(0, (middle - spread) / whole),
    high: hits === cases ? 1 : Math.min(1, (middle + spread) / whole),
  };
}

/**
 * Newcombe's hybrid score interval of the difference `one` − `other`, without continuity correction.
 * R. G. Newcombe, Interval estimation for the difference between independent proportions, Statistics in
 * Medicine 17 (1998), method 10.
 */
export function newcombeInterval(one: Share, other: Share, z = Z_95): Interval {
  const [first, second] = [shareOf(one), shareOf(other)];
  const [own, their] = [wilsonInterval(one, z), wilsonInterval(other, z)];
  const difference = first - second;
  return {
    low: difference - Math.hypot(first - own.low, their.high - second),
    high: difference + Math.hypot(own.high - first, second - their.low),
  };
}

/** 0 without cases. */
export function shareOf({ hits, cases }: Share): number {
  return cases === 0 ? 0 : hits / cases;
}
