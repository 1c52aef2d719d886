/**
 * One bit per minute over consecutive days; bits past the end read as 0. Operations named by a verb
 * modify their first argument. Minutes rather than longer cells, because hours, appointments and buffers
 * may have any whole length, and a slot must be refused only when the database would refuse it.
 */
export type DayMask = Uint32Array<ArrayBuffer>;

/** A mask with all bits 0. */
export function emptyMask(bits: number): DayMask {
  return new Uint32Array(Math.ceil(bits / 32));
}

/** Sets the bits [from, to), clipped to the mask. */
export function setBits(mask: DayMask, from: number, to: number): void {
  eachWord(mask, from, to, (word, bits) => {
    mask[word] = (mask[word] ?? 0) | bits;
  });
}

/** Clears the bits [from, to), clipped to the mask. */
export function clearBits(mask: DayMask, from: number, to: number): void {
  eachWord(mask, from, to, (word, bits) => {
    mask[word] = (mask[word] ?? 0) & ~bits;
  });
}

export function hasBit(mask: DayMask, bit: number): boolean {
  return (((mask[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
}

/** How many bits are set. */
export function countBits(mask: DayMask): number {
  let count = 0;
  for (let word of mask) for (; word !== 0; word &= word - 1) count += 1;
  return count;
}

/** mask &= other; both of the same length. */
export function intersect(mask: DayMask, other: DayMask): void {
  for (let word = 0; word < mask.length; word += 1) {
    mask[word] = (mask[word] ?? 0) & (other[word] ?? 0);
  }
}

/** mask |= other; both of the same length. */
export function unite(mask: DayMask, other: DayMask): void {
  for (let word = 0; word < mask.length; word += 1) {
    mask[word] = (mask[word] ?? 0) | (other[word] ?? 0);
  }
}

/**
 * Where an interval fits: bit i of the result is set when all bits in [i, i + length) are.
 * @param length at least 1
 */
export function runsOf(mask: DayMask, length: number): DayMask {
  const runs = mask.slice();
  // The known run length doubles with each pass: log2(length) passes.
  for (let known = 1; known < length; ) {
    const step = Math.min(known, length - known);
    intersectWithEarlier(runs, step);
    known += step;
  }
  return runs;
}

/** The bits shifted later; bits shifted past the end are dropped. */
export function movedLater(mask: DayMask, by: number): DayMask {
  const moved = new Uint32Array(mask.length);
  const words = by >>> 5;
  const bits = by & 31;
  for (let word = words; word < mask.length; word += 1) {
    const low = (mask[word - words] ?? 0) << bits;
    const carry = bits === 0 ? 0 : (mask[word - words - 1] ?? 0) >>> (32 - bits);
    moved[word] = low | carry;
  }
  return moved;
}

/**
 * Where something begins soon: bit i of the result is set when any bit in [i + from, i + from + within] is.
 * @param within at least 0
 */
export function anyAhead(mask: DayMask, from: number, within: number): DayMask {
  const ahead = movedEarlier(mask, from);
  // The known span doubles with each pass.
  for (let known = 1; known < within + 1; ) {
    const step = Math.min(known, within + 1 - known);
    unite(ahead, movedEarlier(ahead, step));
    known += step;
  }
  return ahead;
}

/** The bits shifted earlier; bits shifted past the beginning are dropped. */
function movedEarlier(mask: DayMask, by: number): DayMask {
  const moved = new Uint32Array(mask.length);
  const words = by >>> 5;
  const bits = by & 31;
  for (let word = 0; word < mask.length - words; word += 1) {
    const high = (mask[word + words] ?? 0) >>> bits;
    const carry = bits === 0 ? 0 : (mask[word + words + 1] ?? 0) << (32 - bits);
    moved[word] = high | carry;
  }
  return moved;
}

/** mask &= mask shifted earlier. Works in place, since it reads only at and after each word. */
function intersectWithEarlier(mask: DayMask, by: number): void {
  const words = by >>> 5;
  const bits = by & 31;
  for (let word = 0; word < mask.length; word += 1) {
    const high = (mask[word + words] ?? 0) >>> bits;
    const carry = bits === 0 ? 0 : (mask[word + words + 1] ?? 0) << (32 - bits);
    mask[word] = (mask[word] ?? 0) & (high | carry);
  }
}

function eachWord(
  mask: DayMask,
  from: number,
  to: number,
  appointment: (word: number, bits: number) => void,
): void {
  const first = Math.max(from, 0);
  const end = Math.min(to, mask.length * 32);
  if (first >= end) return;
  const lastWord = (end - 1) >>> 5;
  for (let word = first >>> 5; word <= lastWord; word += 1) {
    const low = word === first >>> 5 ? -1 << (first & 31) : -1;
    const high = word === lastWord ? -1 >>> (31 - ((end - 1) & 31)) : -1;
    appointment(word, low & high);
  }
}
