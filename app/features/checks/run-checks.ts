import type { CheckOutcome, PublicCheckId } from './check.ts';

/** More at once would slow each other down, and the figures of all. */
const AT_ONCE = 3;

type Watch = {
  /** Runs one. @throws when it is called off */
  run: (id: PublicCheckId) => Promise<CheckOutcome>;
  onStart: (id: PublicCheckId) => void;
  onEnd: (id: PublicCheckId, outcome: CheckOutcome) => void;
  signal: AbortSignal;
};

/** Runs checks in their order, at most three at once, until all are done or it is called off. */
export async function runChecks(
  ids: readonly PublicCheckId[],
  { run, onStart, onEnd, signal }: Watch,
): Promise<void> {
  const waiting = [...ids];
  async function work(): Promise<void> {
    for (let id = waiting.shift(); id && !signal.aborted; id = waiting.shift()) {
      onStart(id);
      const outcome = await run(id).catch((fault: unknown) => {
        if (!signal.aborted) throw fault;
      });
      if (!outcome || signal.aborted) return;
      onEnd(id, outcome);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
