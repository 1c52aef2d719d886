import type { Log } from '#app/platform/log.server.ts';

/** One thing to stop, with its name in the log. */
export type StopStep = [name: string, stop: () => Promise<unknown>];

const HARD_EXIT_MS = 10_000;

/**
 * Stops everything that was started, in the given order, when the process receives a signal or its launcher is
 * gone. A failing step does not keep the others from stopping.
 * @param exit gets 0 when all stopped in time, 1 when a step failed or took longer than 10 s
 */
export function stopOnSignal({
  steps,
  log,
  onStop,
  exit = process.exit,
  hardExitMs = HARD_EXIT_MS,
}: {
  steps: StopStep[];
  log: Log;
  /** Called once, before the first step. */
  onStop?: () => void;
  exit?: (code: number) => void;
  hardExitMs?: number;
}): (code?: number) => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stopAll = async (exitCode: number) => {
    const hardExit = setTimeout(() => {
      log.error('shutdown: took too long, leaving now');
      exit(1);
    }, hardExitMs);
    let code = exitCode;
    onStop?.();
    // Taken from the list: a start that is still going on may put more there.
    for (let step = steps.shift(); step; step = steps.shift()) {
      const [name, stop] = step;
      try {
        await stop();
      } catch (error) {
        code = 1;
        log.error({ err: error, step: name }, 'shutdown: step failed');
      }
    }
    clearTimeout(hardExit);
    exit(code);
  };
  const stop = (code = 0) => {
    stopping ??= stopAll(code);
    return stopping;
  };
  process.on('SIGTERM', () => stop());
  process.on('SIGINT', () => stop());
  process.on('disconnect', () => stop());
  return stop;
}
