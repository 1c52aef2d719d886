/** Reproducible randomness: the same seed gives the same values. */
export type Random = {
  /** 0 inclusive to 1 exclusive. */
  next: () => number;
  /** A whole number, both ends included. */
  int: (least: number, most: number) => number;
  /** True with this probability, 0 to 1. */
  chance: (share: number) => boolean;
  pick: <Value>(list: readonly [Value, ...Value[]]) => Value;
  /** One of the values, with probability proportional to its weight. */
  weighted: <Value>(list: readonly [Weighted<Value>, ...Weighted<Value>[]]) => Value;
};
type Weighted<Value> = { value: Value; weight: number };

/** Draws by mulberry32, a public-domain generator; not for anything secret. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    int: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    weighted: (list) => {
      let left = next() * list.reduce((sum, { weight }) => sum + weight, 0);
      const drawn = list.find(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      return (drawn ?? list[0]).value;
    },
  };
}
