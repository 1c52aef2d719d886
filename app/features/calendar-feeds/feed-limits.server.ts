import { type LimitServices, networkOf, secondsToWait } from '#app/platform/rate-limit.server.ts';

// Calendars ask every few minutes at most; a right address is limited by itself, since the big
// calendar services ask for many clinics from one network.
const READINGS = { hits: 60, windowSeconds: 3_600 };
const GUESSES = { hits: 30, windowSeconds: 15 * 60 };

/** Counts a reading of a calendar. @returns 0 when allowed, else whole seconds to wait */
export function secondsToRead(services: LimitServices, feedId: number): Promise<number> {
  return secondsToWait(services, 'calendar-feed', String(feedId), READINGS);
}

/** Counts an address that is nobody's. @returns 0 when allowed, else whole seconds to wait */
export function secondsToGuess(services: LimitServices, address: string): Promise<number> {
  return secondsToWait(services, 'calendar-guess', networkOf(address), GUESSES);
}
