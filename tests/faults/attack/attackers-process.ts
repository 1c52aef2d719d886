import {
  type Attack,
  flood,
  guessAndDrop,
  holdEverything,
  openSlowly,
  renewHolds,
  type SlowConnections,
} from './attackers.ts';

// The attackers' own process: `play.ts` starts it, so that their work does not count as people's waiting.

const [url = '', duration = '0'] = process.argv.slice(2);
const endsMs = performance.now() + Number(duration);
const counts = new Map<string, number>();
const attack: Attack = {
  url,
  isOver: () => performance.now() > endsMs,
  note: (what) => counts.set(what, (counts.get(what) ?? 0) + 1),
};
const slow: SlowConnections = { openMs: [] };
await Promise.all([
  holdEverything(attack),
  holdEverything(attack),
  holdEverything(attack),
  renewHolds(attack),
  renewHolds(attack),
  guessAndDrop(attack),
  openSlowly(attack, slow),
  flood(attack),
]);
const seen = JSON.stringify({ counts: [...counts], slowOpenMs: slow.openMs });
// A pipe takes a part at a time: what is still waiting would be lost at the exit.
process.stdout.write(seen, () => process.exit());
