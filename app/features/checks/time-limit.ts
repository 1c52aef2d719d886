/** A timer of the browser; tests bring one that they ring themselves. */
export type Timers = {
  nowMs: () => number;
  /** @returns how to call it off */
  after: (ms: number, ring: () => void) => () => void;
};

/** The work took longer than it may. */
export class TimeOver extends Error {}

/**
 * Does something that may take only so long. Its signal ends the work's requests when the time is over or when
 * nobody waits any more; work that does not listen is left alone.
 * @throws TimeOver, the reason of `outer`, or what the work throws
 */
export async function inTime<Value>(
  { after }: Timers,
  { ms, outer }: { ms: number; outer: AbortSignal },
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  outer.throwIfAborted();
  const own = new AbortController();
  let stop = (_reason: unknown): void => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    stop = (reason) => {
      reject(reason);
      own.abort(reason);
    };
  });
  // Whoever lost the race must not be an unhandled fault.
  ended.catch(() => undefined);
  const leave = () => stop(outer.reason);
  const callOff = after(ms, () => stop(new TimeOver()));
  outer.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([work(own.signal), ended]);
  } finally {
    callOff();
    outer.removeEventListener('abort', leave);
  }
}
