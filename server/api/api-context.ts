import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { lastingBookingOf, limitServicesOf } from '#app/context/scheduling-services.ts';
import { readDay, type SlotRequest } from '#app/scheduling/claim-slot.server.ts';
import { examCode } from '#app/scheduling/exams/exam-code.ts';
import { alternativesFinder, shareRunning } from './alternatives.ts';

/** Fastify with requests and responses typed by their Zod schemas. */
export type ApiInstance = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Concurrent writers: half of the process's connections, so that readers always find one. */
const WRITERS = 10;

/** What the API routes work with. */
export type ApiContext = ReturnType<typeof apiContextOf>;

export function apiContextOf(services: AppServices) {
  const alone = lastingBookingOf(services);
  const readSharedDay = shareRunning(
    ({ startsAt, exclude, ...wanted }: SlotRequest) =>
      JSON.stringify([
        examCode(wanted),
        wallClockOf(startsAt).on,
        exclude.excludeHoldHash?.toString('hex') ?? null,
      ]),
    (wanted) => readDay(alone, wanted),
  );
  // Not spread: its getters follow the clinic.
  const booking = Object.assign(alone, { readSharedDay });
  return {
    ...services,
    get clinic() {
      return services.clinic;
    },
    get contents() {
      return services.contents;
    },
    booking,
    limits: limitServicesOf(services),
    alternatives: alternativesFinder(booking),
    /** For work that writes to the agenda. */
    oneOfFew: turnstile(WRITERS),
  };
}

/** Runs work as soon as there is room for it, first come, first served. */
type Turnstile = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Limits concurrency. The rest wait here, where waiting costs nothing, instead of each holding a place in the
 * connection pool's queue until it times out.
 */
export function turnstile(width: number): Turnstile {
  const waiting: (() => void)[] = [];
  let inside = 0;

  async function enter(): Promise<void> {
    if (inside < width) inside += 1;
    // A leaving task hands its place on, so `inside` stays unchanged.
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
