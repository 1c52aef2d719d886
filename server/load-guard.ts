import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const LOOK_MS = 1_000;
/** Turns of the event loop that take longer answer nobody in time. */
const MAX_TURN_MS = 2_000;
const MAX_HEAP_SHARE = 0.9;

/**
 * Whether a process cannot keep up, told by how long each look at the clock took that was to come after a second. One
 * late look is a stall, of the process or of its whole machine, and over by the time it is seen: whoever waited through
 * it is answered. Two in a row are more work than can be done.
 */
export function loopWatch(maxTurnMs = MAX_TURN_MS) {
  let late = 0;
  return {
    look: (elapsedMs: number) => {
      late = elapsedMs > maxTurnMs ? late + 1 : 0;
    },
    isBlocked: () => late >= 2,
  };
}

/** Refuses requests while the event loop is blocked (`watchesLoop`) or memory runs out. @param refuse answers 503 */
export function shedLoad(
  app: FastifyInstance,
  {
    watchesLoop,
    refuse,
  }: { watchesLoop: boolean; refuse: (request: FastifyRequest, reply: FastifyReply) => unknown },
): void {
  const loop = loopWatch();
  const maxHeap = MAX_HEAP_SHARE * getHeapStatistics().heap_size_limit;
  let isFull = false;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    loop.look(now - last);
    last = now;
    isFull = process.memoryUsage().heapUsed > maxHeap;
  }, LOOK_MS);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
  app.addHook('onRequest', (request, reply, next) => {
    if (isFull || (watchesLoop && loop.isBlocked())) return void refuse(request, reply);
    next();
  });
}
