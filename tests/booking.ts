import { addDays, instantOf } from '#app/clinic/clinic-time.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { IdempotencyKey } from '#app/platform/idempotency.server.ts';
import { newToken, sha256Hex } from '#app/platform/token.server.ts';
import type { BookingRequest } from '#app/scheduling/booking-request.ts';
import type { BookingJobs, BookingServices } from '#app/scheduling/scheduling-services.server.ts';
import { type TestDatabase, testClinic } from './database.ts';

export const TEST_SECRET = 'a secret for tests only, long enough';

/** Monday 5 October 2026, 07:00 at the clinic. */
export const MONDAY = '2026-10-05';

/** A fixed clock that a test can set. */
export function stillClock(start = at(MONDAY, '07:00')): Clock & { set: (at: Date) => void } {
  const state = { at: start };
  return {
    now: () => state.at,
    set: (next) => {
      state.at = next;
    },
  };
}

/** The instant of a wall-clock time at the clinic. */
export function at(on: string, time: string): Date {
  const instant = instantOf(on, time);
  if (!instant) throw new Error(`${on} has no ${time}`);
  return instant;
}

/** The agenda's services on a test database; enqueued jobs are collected in a list. */
export function bookingServices({ db }: TestDatabase, clock: Clock = stillClock()) {
  const sent: { name: string; data: BookingJobs['appointment-mail'] }[] = [];
  const services: BookingServices = {
    db,
    clock,
    secret: TEST_SECRET,
    agenda: testClinic.agenda,
    payerIds: testClinic.payers.map(({ id }) => id),
    jobs: {
      'appointment-mail': async (_tx, data) => {
        sent.push({ name: 'appointment-mail', data });
      },
    },
  };
  return { ...services, sent };
}

/** A consultation on Tuesday at 9, for an adult who pays. */
export function aRequest(changes: Partial<BookingRequest> = {}): BookingRequest {
  return {
    serviceSlug: 'consultas-oftalmologicas',
    startsAt: at(addDays(MONDAY, 1), '09:00'),
    patient: { name: 'Antônia Reis', bornOn: '1950-03-04' },
    guardian: null,
    contact: { name: 'Antônia Reis', phoneE164: '+5535995550111', email: 'antonia@example.com' },
    payerId: 'particular',
    consent: { textId: 'test', textSha256: sha256Hex('test'), locale: 'pt-BR' },
    holdToken: undefined,
    locale: 'pt-BR',
    channel: 'web',
    ...changes,
  };
}

export function aKey(key: string = newToken(), body = 'body'): IdempotencyKey {
  return { scope: 'test', key, bodySha256: sha256Hex(body) };
}
