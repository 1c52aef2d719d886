/**
 * What the server asks for: a counter for which the SHA-256 of salt, nonce and counter begins with
 * `keyPrefix`. All in hexadecimal: salt and nonce of 16 bytes, a prefix of 4 bytes or more. The other
 * parameters are returned unchanged, because they are signed.
 */
export type Challenge = {
  parameters: { salt: string; nonce: string; keyPrefix: string };
  signature: string;
};

const SLICE_MS = 12;
const COUNTERS_A_LOOK = 256;
const MAX_COUNTER = 5_000_000;

/**
 * Fetches a challenge for a form and solves it in slices, so that typing never blocks.
 * @param form name on the server, 'booking'
 * @returns the value of the form's proof field
 * @throws when no challenge is available; the form is then sent without a proof
 */
export async function proveWork(form: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(`/api/v1/challenge?form=${form}`, { signal: signal ?? null });
  if (!response.ok) throw new Error(`no challenge: ${response.status}`);
  return solveChallenge(await response.json(), signal);
}

/**
 * Solves a challenge in slices of a few milliseconds. Plain arithmetic: `crypto.subtle` is slower for many
 * short texts and requires https.
 * @returns base64 of JSON with the challenge and its solution
 */
export async function solveChallenge(challenge: Challenge, signal?: AbortSignal): Promise<string> {
  const { salt, nonce, keyPrefix } = challenge.parameters;
  // The only block of a 36-byte message: its words, the counter last, the end mark, the length in bits.
  const block = new Uint32Array(64);
  block.set((salt + nonce).match(/.{8}/g)?.map((word) => Number.parseInt(word, 16)) ?? []);
  block[9] = 0x80000000;
  block[15] = 288;
  const firstWord = Number.parseInt(keyPrefix.slice(0, 8), 16);
  let sliceEndsMs = performance.now() + SLICE_MS;
  for (let counter = 0; counter < MAX_COUNTER; counter += 1) {
    block[8] = counter;
    const digest = compress(block);
    if (digest[0] === firstWord) {
      const derivedKey = Array.from(digest, (word) => word.toString(16).padStart(8, '0')).join('');
      if (derivedKey.startsWith(keyPrefix)) {
        return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
      }
    }
    if (counter % COUNTERS_A_LOOK === 0 && performance.now() > sliceEndsMs) {
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      sliceEndsMs = performance.now() + SLICE_MS;
    }
  }
  throw new Error('the challenge has no solution');
}

// FIPS 180-4: the first 32 bits of the fractional parts of the roots of the first primes.
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const ROUND_WORDS = Uint32Array.from(PRIMES, (prime) => (Math.cbrt(prime) % 1) * 2 ** 32);
const START_WORDS = Uint32Array.from(
  PRIMES.slice(0, 8),
  (prime) => (Math.sqrt(prime) % 1) * 2 ** 32,
);

/** SHA-256 of a one-block message, FIPS 180-4 §6.2.2. Words 17 and later of `w` are overwritten. */
function compress(w: Uint32Array): Uint32Array {
  const digest = START_WORDS.slice();
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = digest;
  for (let t = 0; t < 64; t += 1) {
    if (t > 15) {
      const near = at(w, t - 2);
      const far = at(w, t - 15);
      w[t] =
        (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)) +
        at(w, t - 7) +
        (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)) +
        at(w, t - 16);
    }
    const mixed =
      (h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        ((e & f) ^ (~e & g)) +
        at(ROUND_WORDS, t) +
        at(w, t)) |
      0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const next = (mixed + (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + mixed) | 0;
    d = c;
    c = b;
    b = a;
    a = next;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    digest[index] = at(digest, index) + word;
  });
  return digest;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}
