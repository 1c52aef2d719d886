import { sensesOf } from './word-senses.ts';

// What the second ear hears of a sentence: its stems, pairs of them, pieces of words, the parts that words play, and
// what stands behind a no, as numbered features.

/** How many numbers there are for features; hardly two features share one. A power of two. */
export const FEATURES = 1_048_576;

/** Features of one sentence with their strengths, which are of length 1 taken together. */
export type Heard = { ids: Int32Array; strengths: Float64Array };

const TOKEN = /[a-z]+|\d+|[!?%$:"]/g;
const STRENGTHS = {
  stem: 1,
  pair: 1,
  letters: 0.25,
  senses: 1,
  both: 0.5,
  mixed: 0.7,
  near: 0.5,
  denied: 0.5,
} as const;
const PIECES = [3, 4, 5];
const LONGEST_STEM = 6;

/** @param plain normalized text of one sentence, or of a few */
export function hear(plain: string): Heard {
  const tokens = plain.match(TOKEN) ?? [];
  const heard = new Features();
  hearStems(tokens.map(stem), heard);
  hearSenses(tokens, heard);
  hearNear(tokens, heard);
  hearDenied(tokens, heard);
  hearLetters(` ${tokens.join(' ')} `, heard);
  return heard.all();
}

/** In which sentence a feature was last heard; faster than a map for each sentence. */
const lastHeard = new Uint32Array(FEATURES);
let sentences = 0;

/** The features of one sentence, each once. */
class Features {
  private readonly ids: number[] = [];
  private readonly strengths: number[] = [];
  private total = 0;

  constructor() {
    sentences += 1;
  }

  put(id: number, strength: number): void {
    if (lastHeard[id] === sentences) return;
    lastHeard[id] = sentences;
    this.ids.push(id);
    this.strengths.push(strength);
    this.total += strength * strength;
  }

  all(): Heard {
    const length = Math.sqrt(this.total) || 1;
    return {
      ids: Int32Array.from(this.ids),
      strengths: Float64Array.from(this.strengths, (each) => each / length),
    };
  }
}

function hearStems(stems: readonly string[], heard: Features): void {
  let last = '^';
  for (const each of stems) {
    heard.put(numberOf(KINDS.stem, each), STRENGTHS.stem);
    heard.put(numberOf(KINDS.pair, last, each), STRENGTHS.pair);
    last = each;
  }
  heard.put(numberOf(KINDS.pair, last, '$'), STRENGTHS.pair);
}

function hearSenses(tokens: readonly string[], heard: Features): void {
  const all = new Set<string>();
  let before: readonly string[] = [];
  for (const token of tokens) {
    const senses = sensesOf(token);
    for (const sense of senses) all.add(sense);
    const now = senses.length > 0 ? senses : [stem(token)];
    for (const one of before)
      for (const other of now) heard.put(numberOf(KINDS.mixed, one, other), STRENGTHS.mixed);
    before = now;
  }
  const sorted = [...all].sort();
  for (const [at, sense] of sorted.entries()) {
    heard.put(numberOf(KINDS.senses, sense), STRENGTHS.senses);
    for (let next = at + 1; next < sorted.length; next += 1)
      heard.put(numberOf(KINDS.both, sense, sorted[next]), STRENGTHS.both);
  }
}

/** Words of little meaning, which stand between others. */
const LITTLE = new Set(
  'a o as os um uma de da do das dos em na no nas nos e que se por para pra com ao aos'.split(' '),
);
/** How far apart words that belong together may stand, and their senses. */
const NEAR = 3;
const NEAR_SENSES = 2;

/** Pairs of words a few words apart, and of their senses. */
function hearNear(tokens: readonly string[], heard: Features): void {
  const words = tokens.filter((each) => !LITTLE.has(each));
  const stems = words.map(stem);
  const meant = words.map((each, at) => {
    const senses = sensesOf(each);
    return senses.length > 0 ? senses : [stems[at] ?? ''];
  });
  for (let at = 0; at < words.length; at += 1) {
    for (let next = at + 1; next <= Math.min(at + NEAR, words.length - 1); next += 1)
      heard.put(numberOf(KINDS.near, stems[at] ?? '', stems[next]), STRENGTHS.near);
    for (let next = at + 1; next <= Math.min(at + NEAR_SENSES, words.length - 1); next += 1)
      for (const one of meant[at] ?? [])
        for (const other of meant[next] ?? [])
          heard.put(numberOf(KINDS.nearSenses, one, other), STRENGTHS.near);
  }
}

const NO = new Set('nao nem nunca jamais ninguem nenhum nenhuma sem'.split(' '));
/** How many words a no reaches. */
const REACH = 5;

/** Words after a no, and their senses. */
function hearDenied(tokens: readonly string[], heard: Features): void {
  let left = 0;
  for (const token of tokens) {
    if (NO.has(token)) left = REACH;
    else if (left > 0) {
      left -= 1;
      heard.put(numberOf(KINDS.denied, stem(token)), STRENGTHS.denied);
      for (const sense of sensesOf(token))
        heard.put(numberOf(KINDS.deniedSense, sense), STRENGTHS.denied);
    }
  }
}

function hearLetters(spelled: string, heard: Features): void {
  for (const length of PIECES)
    for (let at = 0; at + length <= spelled.length; at += 1) {
      const hash = hashOf(KINDS.letters, spelled, at, at + length);
      heard.put(folded(hash), STRENGTHS.letters);
    }
}

/** The part of a word that its forms share, roughly; numbers are all alike. */
export function stem(word: string): string {
  const code = word.charCodeAt(0);
  if (code >= 48 && code <= 57) return '#';
  if (word.length <= 4) return word;
  const root = word.length > 8 ? word.replace(/mente$/, '') : word;
  return root.replace(/[oaei]?s$/, '').slice(0, LONGEST_STEM);
}

/** Where the hash of each kind of feature begins. */
const KINDS = {
  stem: 1,
  pair: 2,
  letters: 3,
  senses: 4,
  both: 5,
  mixed: 6,
  near: 7,
  nearSenses: 8,
  denied: 9,
  deniedSense: 10,
} as const;
const SPACE = 0x20;

function numberOf(kind: number, word: string, next?: string): number {
  const hash = hashOf(kind, word, 0, word.length);
  if (next === undefined) return folded(hash);
  return folded(hashOf(Math.imul(hash ^ SPACE, 0x01000193), next, 0, next.length));
}

/** FNV-1a over the letters from one position to before another. */
function hashOf(start: number, text: string, from: number, to: number): number {
  let hash = 0x811c9dc5 ^ start;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

function folded(hash: number): number {
  return (hash ^ (hash >>> 15)) & (FEATURES - 1);
}
