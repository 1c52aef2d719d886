/**
 * The queue for password hashes. One runs at a time, because each takes 128 MB; people who are signed in, on a
 * device they have used before or with a link of theirs ('known') go before strangers and have places of
 * their own, so that guesses from outside do not keep the clinic's people out.
 */
export type Lane = 'known' | 'stranger';

/** One being computed and eight that wait. */
const PLACES = 9;
/** About as long as a full queue takes. */
export const HASH_WAIT_SECONDS = 5;

type Waiter = { begin: () => void };

const taken: Record<Lane, number> = { known: 0, stranger: 0 };
const waiting: Record<Lane, Waiter[]> = { known: [], stranger: [] };
let isComputing = false;

/**
 * Does work that will hash a password, with a place kept for it from the start.
 * @returns null, with nothing done, when all places are taken
 */
export async function inHashPlace<Value>(
  lane: Lane,
  work: () => Promise<Value>,
): Promise<Value | null> {
  if (taken[lane] >= PLACES) return null;
  taken[lane] += 1;
  try {
    return await work();
  } finally {
    taken[lane] -= 1;
  }
}

/**
 * Computes when it is its turn.
 * @param gone aborts when nobody waits for the result any more; a computation that has begun goes on
 * @returns null when it was abandoned before its turn
 */
export async function computeInTurn<Value>(
  { lane, gone }: { lane: Lane; gone?: AbortSignal | undefined },
  compute: () => Promise<Value>,
): Promise<Value | null> {
  if (gone?.aborted) return null;
  if (isComputing && !(await untilTurn(lane, gone))) return null;
  isComputing = true;
  try {
    // It may have been abandoned between its turn and now.
    return gone?.aborted ? null : await compute();
  } finally {
    next();
  }
}

/** Whether the turn came; false when it was abandoned. */
function untilTurn(lane: Lane, gone: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const abandon = () => {
      waiting[lane] = waiting[lane].filter((each) => each !== waiter);
      resolve(false);
    };
    const waiter = {
      begin: () => {
        gone?.removeEventListener('abort', abandon);
        resolve(true);
      },
    };
    waiting[lane].push(waiter);
    gone?.addEventListener('abort', abandon, { once: true });
  });
}

/** Hands the turn on; it stays taken until nobody waits. */
function next(): void {
  const first = waiting.known.shift() ?? waiting.stranger.shift();
  if (first) first.begin();
  else isComputing = false;
}
