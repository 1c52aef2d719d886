/** The shortest words in which one wrong letter is forgiven, and two. */
const ONE_WRONG = 4;
const TWO_WRONG = 8;

/** Whether one of two words, in plain letters, may be the other with a slip of the finger. */
export function isSimilar(one: string, other: string): boolean {
  const shortest = Math.min(one.length, other.length);
  const allowed = shortest >= TWO_WRONG ? 2 : shortest >= ONE_WRONG ? 1 : 0;
  if (Math.abs(one.length - other.length) > allowed) return false;
  return editsBetween(one, other) <= allowed;
}

/** Letters that are wrong, missing, too many, or swapped with their neighbour (optimal string alignment). */
function editsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
