import { setTimeout as sleep } from 'node:timers/promises';
import { newToken } from '#app/platform/token.server.ts';
import { appointmentOf, availableSlotsOf, type Booked, book, bookedOf } from './appointments.ts';
import type { Answer } from './send.ts';

const AT_ONCE = 3;
/** Long enough that the free slots of sixty days last, however fast the machine is. */
const PAUSE_MS = 100;
/** Fifteen minutes on a grid of fifteen: a slot is free or not, whatever happens to its neighbours. */
const SERVICE = 'topografia-corneana';

type Attempt = { appointment: ReturnType<typeof appointmentOf>; key: string };

/**
 * People who book one after the other, each with their own phone and slot, on a server that may die at any
 * moment; records the responses. Call it while the server answers.
 */
export async function gatherBookers(url: string) {
  const starts = await availableSlotsOf(url, SERVICE);
  const acknowledged: Booked[] = [];
  const unheard: Attempt[] = [];
  const wrong: Answer[] = [];
  let count = 0;

  async function ask(attempt: Attempt): Promise<'answered' | 'broken'> {
    const answer = await book(url, attempt.appointment, attempt.key).catch(() => null);
    if (answer?.status === 201) acknowledged.push(bookedOf(answer));
    else if (answer && answer.status !== 503) wrong.push(answer);
    else unheard.push(attempt);
    return answer ? 'answered' : 'broken';
  }

  async function bookOn(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const startsAt = starts[count];
      if (!startsAt) return;
      count += 1;
      const appointment = appointmentOf(count, { service: SERVICE, startsAt });
      const outcome = await ask({ appointment, key: newToken() });
      if (outcome === 'broken' && isOver()) return;
      await sleep(PAUSE_MS);
    }
  }

  return {
    acknowledged,
    /** Those who got no response, or were told to try again. */
    unheard,
    /** Responses that are neither 'booked' nor 'not now, try again'. */
    wrong,
    /** Several at a time, until `isOver`. */
    bookUntil: async (isOver: () => boolean) => {
      await Promise.all(Array.from({ length: AT_ONCE }, () => bookOn(isOver)));
    },
    /** Everybody without a response retries with the same key. */
    askAgain: async () => {
      while (unheard.length > 0) {
        for (const attempt of unheard.splice(0)) await ask(attempt);
      }
    },
  };
}
