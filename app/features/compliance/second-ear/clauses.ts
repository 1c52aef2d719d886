import { isHeard, type Sentence } from './second-ear.ts';

// Harmless words in the same sentence make a claim sound harmless, so the ear also hears the parts around it alone.

const CLAUSE_END = /[,;:]| (?=(?:e|mas|porem|ou|pois|porque|entao|que) )/g;
const CLAUSE_BEGIN = /^[ ,;:]+(?:(?:e|mas) )?/;
/** How many clauses before and after a claim are heard with it. */
const FARTHEST = 3;

/**
 * How forbidden the most forbidden part of a sentence around a claim sounds: its clause, alone and with its neighbours,
 * and the sentence. Parts of too few words are not heard.
 * @param odds how the whole sentence sounds
 */
export function loudness(
  sentence: Sentence,
  { odds, sound }: { odds: number; sound: (sentence: string) => number },
): (claim: { start: number; end: number }) => number {
  if (!isHeard(sentence)) return () => odds;
  const cuts = [0, ...[...sentence.plain.matchAll(CLAUSE_END)].map(({ index }) => index)];
  cuts.push(sentence.plain.length);
  const heard = new Map<string, number>();
  const soundOfPart = (from: number, to: number) => {
    const key = `${from} ${to}`;
    const known = heard.get(key);
    if (known !== undefined) return known;
    const plain = sentence.plain.slice(cuts[from], cuts[to]).replace(CLAUSE_BEGIN, '');
    const sounds = isHeard({ plain }) ? sound(plain) : odds;
    heard.set(key, sounds);
    return sounds;
  };
  return ({ start, end }) => {
    const from = cuts.findLastIndex((cut) => cut <= start - sentence.start);
    const to = cuts.findIndex((cut) => cut >= end - sentence.start);
    let most = odds;
    for (let first = from; first >= Math.max(0, from - FARTHEST); first -= 1)
      for (let last = to; last <= Math.min(cuts.length - 1, to + FARTHEST); last += 1)
        most = Math.max(most, soundOfPart(first, last));
    return most;
  };
}
