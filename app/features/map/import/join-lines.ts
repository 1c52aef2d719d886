import type { Spot } from '#app/features/map/plane.ts';

type Line<Value> = { value: Value; line: Spot[] };

const LONGEST = 1_000;

/**
 * Puts lines of equal value together where one ends and another begins, as OpenStreetMap cuts a street wherever
 * something about it changes.
 */
export function joinLines<Value>(lines: readonly Line<Value>[]): Line<Value>[] {
  const byValue = Map.groupBy(lines, ({ value }) => JSON.stringify(value));
  return [...byValue.values()].flatMap(joinEqual);
}

function joinEqual<Value>(lines: readonly Line<Value>[]): Line<Value>[] {
  const byEnd = new Map<string, Line<Value>[]>();
  const joined = new Set<Line<Value>>();
  const ends = ({ line }: Line<Value>) => [keyOf(line.at(0)), keyOf(line.at(-1))];
  const note = (line: Line<Value>) => {
    for (const end of ends(line)) {
      const meeting = byEnd.get(end);
      if (meeting) meeting.push(line);
      else byEnd.set(end, [line]);
    }
  };
  const forget = (line: Line<Value>) => {
    joined.delete(line);
    for (const end of ends(line))
      byEnd.set(
        end,
        (byEnd.get(end) ?? []).filter((each) => each !== line),
      );
  };
  for (const next of lines) {
    let grown = { value: next.value, line: next.line };
    for (let other = neighbour(grown); other; other = neighbour(grown)) {
      forget(other);
      grown = { value: grown.value, line: together(grown.line, other.line) };
    }
    joined.add(grown);
    note(grown);
  }
  return [...joined];

  /** A line that meets this one at an end where no third does: three lines make a fork. */
  function neighbour(line: Line<Value>): Line<Value> | undefined {
    const [start, end] = ends(line);
    if (start === end || line.line.length > LONGEST) return undefined;
    const alone = [start, end].map((key) => byEnd.get(key ?? '') ?? []);
    return alone.find((meeting) => meeting.length === 1)?.[0];
  }
}

function keyOf(spot: Spot | undefined): string {
  return spot ? `${spot[0].toFixed(2)} ${spot[1].toFixed(2)}` : '';
}

function together(one: readonly Spot[], other: readonly Spot[]): Spot[] {
  const [start, end] = [keyOf(one.at(0)), keyOf(one.at(-1))];
  if (keyOf(other.at(0)) === end) return [...one, ...other.slice(1)];
  if (keyOf(other.at(-1)) === end) return [...one, ...other.toReversed().slice(1)];
  if (keyOf(other.at(-1)) === start) return [...other, ...one.slice(1)];
  return [...other.toReversed(), ...one.slice(1)];
}
