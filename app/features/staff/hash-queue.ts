/**
 * The queues for password hashes. People who are signed in, on a device they have used before or with a link of
 * theirs ('known') have one of their own, so that guesses from outside do not keep the clinic's people out. In
 * each one hash is computed at a time: it takes 128 MB.
 */
export type Lane = 'known' | 'stranger';

/** One being computed and eight that wait. */
const PLACES = 9;
/** About as long as a full queue takes. */
export const HASH_WAIT_SECONDS = 5;

type Queue = { taken: number; isComputing: boolean; waiting: { begin: () => void }[] };

const emptyQueue = (): Queue => ({ taken: 0, isComputing: false, waiting: [] });
const queues: Record<Lane, Queue> = { known: emptyQueue(), stranger: emptyQueue() };

/**
 * Does work that will hash a password, with a place kept for it from the start.
 * @returns null, with nothing done, when all places are taken
 */
export async function inHashPlace<Value>(
  lane: Lane,
  work: () => Promise<Value>,
): Promise<Value | null> {
  const queue = queues[lane];
  if (queue.taken >= PLACES) return null;
  queue.taken += 1;
  try {
    return await work();
  } finally {
    queue.taken -= 1;
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
  const queue = queues[lane];
  if (gone?.aborted) return null;
  if (queue.isComputing && !(await untilTurn(queue, gone))) return null;
  queue.isComputing = true;
  try {
    // It may have been abandoned between its turn and now.
    return gone?.aborted ? null : await compute();
  } finally {
    // The turn is handed on, and stays taken until nobody waits.
    const first = queue.waiting.shift();
    if (first) first.begin();
    else queue.isComputing = false;
  }
}

/** Whether the turn came; false when it was abandoned. */
function untilTurn(queue: Queue, gone: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const abandon = () => {
      queue.waiting = queue.waiting.filter((each) => each !== waiter);
      resolve(false);
    };
    const waiter = {
      begin: () => {
        gone?.removeEventListener('abort', abandon);
        resolve(true);
      },
    };
    queue.waiting.push(waiter);
    gone?.addEventListener('abort', abandon, { once: true });
  });
}
