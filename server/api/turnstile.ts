/** Runs work as soon as there is room for it, in the order of asking. */
export type Turnstile = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Lets in so many at once; the rest wait here, where waiting costs nothing, instead of each holding
 * a place in the queue of the database's connections until that queue's patience ends.
 */
export function turnstile(width: number): Turnstile {
  const waiting: (() => void)[] = [];
  let inside = 0;

  async function enter(): Promise<void> {
    if (inside < width) inside += 1;
    // Who leaves hands the place on, so that `inside` stays as it is.
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
