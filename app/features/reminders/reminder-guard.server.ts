import { countNetworkHit, type LimitServices } from '#app/platform/rate-limit.server.ts';

/** A village may answer behind one address on the same evening. */
const LIMITS = {
  answer: { hits: 60, windowSeconds: 3_600 },
  choice: { hits: 60, windowSeconds: 3_600 },
};

/** Counts an answer whether somebody comes. @returns 0 when allowed, else whole seconds to wait */
export function secondsToAnswer(services: LimitServices, address: string): Promise<number> {
  return countNetworkHit(services, 'reminder-answer', address, LIMITS.answer);
}

/** Counts a choice how to be reminded. @returns 0 when allowed, else whole seconds to wait */
export function secondsToChoose(services: LimitServices, address: string): Promise<number> {
  return countNetworkHit(services, 'reminder-choice', address, LIMITS.choice);
}
