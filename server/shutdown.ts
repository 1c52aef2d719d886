import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
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

const LOOK_EVERY_MS = 100;

/**
 * Lets the server stop as soon as in-flight requests are answered. Without this it would wait for connections
 * that browsers keep open, or opened ahead and never used.
 */
export function drainOnClose(app: FastifyInstance): void {
  let underWay = 0;
  let isClosing = false;
  const ended = () => {
    underWay -= 1;
  };
  app.server.on('request', (_request, response: ServerResponse) => {
    underWay += 1;
    response.on('close', ended);
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isClosing) reply.header('connection', 'close');
    next();
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    const look = setInterval(() => {
      if (underWay === 0) app.server.closeAllConnections();
    }, LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(look));
    look.unref();
    done();
  });
}
