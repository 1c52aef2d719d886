import { z } from 'zod';
import { type Challenge, solveChallenge } from '#app/platform/proof-of-work.ts';
import { availableSlotsOf, CONSULTATION, phoneOf } from '#tests/faults/appointments.ts';
import { type Browser, confirmBooking, fillInBooking } from '#tests/faults/journey.ts';
import { cookiesOf, send, sendForm } from '#tests/faults/send.ts';

export type Outcome = { isDone: boolean; ms: number; tries: number };

const challenges: z.ZodType<Challenge> = z.object({
  parameters: z.object({ salt: z.string(), nonce: z.string(), keyPrefix: z.string() }).loose(),
  signature: z.string(),
});

/** Whose time was taken chooses another, as a person would. */
const MOST_TRIES = 5;

/** What the browser of somebody at an address does, with JavaScript or without. */
export function browserAt(
  url: string,
  address: string,
  { hasScript }: { hasScript: boolean },
): Browser {
  const headers = { 'x-forwarded-for': address };
  if (!hasScript) return { headers };
  return {
    headers,
    prove: async () => {
      const { status, text } = await send(`${url}/api/v1/challenge?form=booking`, { headers });
      // As in the browser: without a challenge the form goes without a proof.
      return status === 200 ? solveChallenge(challenges.parse(JSON.parse(text))) : '';
    },
  };
}

/**
 * Books as person n, from the first question to the confirmation. Neither time to think counts nor the proofs of
 * work, which a browser computes meanwhile.
 */
export async function bookAs(url: string, n: number, browser: Browser): Promise<Outcome> {
  const startedMs = performance.now();
  let proofMs = 0;
  const timed: Browser = {
    ...browser,
    prove: async () => {
      const beganMs = performance.now();
      const proof = (await browser.prove?.()) ?? '';
      proofMs += performance.now() - beganMs;
      return proof;
    },
  };
  const person = { name: 'Antônia Reis', phone: phoneOf(n), email: `antonia${n}@example.org` };
  const ended = (isDone: boolean, tries: number) => ({
    isDone,
    tries,
    ms: performance.now() - startedMs - proofMs,
  });
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    try {
      const starts = await availableSlotsOf(url, CONSULTATION, 60, browser.headers);
      const startsAt = starts[Math.floor(Math.random() * Math.min(starts.length, 200))];
      if (!startsAt) return ended(false, tries);
      const request = { service: CONSULTATION, startsAt, person };
      const cookie = await fillInBooking(url, request, timed);
      const { status, headers } = await confirmBooking(url, cookie, timed);
      const isBooked = status === 303 && String(headers.location).includes('/obrigado');
      if (isBooked) return ended(true, tries);
    } catch {
      // The time was taken meanwhile, or the site did not answer: choose again.
    }
  }
  return ended(false, MOST_TRIES);
}

export type Login = { username: string; password: string; address: string };

/** Signs in; with the device cookie of an earlier time the browser is a known one. */
export async function signInAs(
  url: string,
  { username, password, address }: Login,
  deviceCookie = '',
): Promise<Outcome & { cookies: string; status: number }> {
  const startedMs = performance.now();
  const headers = { 'x-forwarded-for': address };
  const answer = await sendForm(
    `${url}/equipe/entrar`,
    { username, password },
    deviceCookie,
    headers,
  );
  const ms = performance.now() - startedMs;
  const { status } = answer;
  return { isDone: status === 303, ms, tries: 1, cookies: cookiesOf(answer), status };
}
