import Fastify, { type InjectOptions } from 'fastify';
import pino from 'pino';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import type { Database } from '#app/db/database.ts';
import type { Log } from '#app/platform/log.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import type { Contents } from '#app/site-content/site-content.server.ts';
import { apiPlugin } from '#server/api/api-plugin.ts';
import { bookingServices, MONDAY, stillClock } from './booking.ts';
import { stillContents, testContents } from './contents.ts';
import { type TestDatabase, testClinic } from './database.ts';
import { idleJobs, noDeadLetters } from './jobs.ts';

export const CONSULTATION = 'consultas-oftalmologicas';
export const TUESDAY = addDays(MONDAY, 1);

type Settings = {
  rateLimits?: boolean;
  db?: Database;
  log?: Log;
  /** As staff have settled it at the moment; always the tests' own unless given. */
  clinic?: () => Clinic;
  contents?: Contents;
};

/** The API alone on a bare server, with a fixed clock. */
export async function testApi(database: TestDatabase, settings: Settings = {}) {
  const clock = stillClock();
  const { jobs, secret } = bookingServices(database, clock);
  const app = Fastify();
  const services = {
    db: settings.db ?? database.db,
    clock,
    jobs: { ...idleJobs, ...jobs },
    deadLetters: noDeadLetters,
    log: settings.log ?? pino({ level: 'silent' }),
    get clinic() {
      return settings.clinic?.() ?? testClinic;
    },
    contents: settings.contents ?? testContents,
    contentStore: stillContents,
    env: {
      nodeEnv: 'test' as const,
      host: '127.0.0.1',
      port: 3000,
      baseUrl: new URL('http://localhost:3000'),
      appSecret: secret,
      trustProxy: [],
      rateLimits: settings.rateLimits ?? false,
      logLevel: 'silent' as const,
    },
  };
  await app.register(apiPlugin(services), { prefix: '/api/v1' });

  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, rest: InjectOptions = {}) {
    const response = await app.inject({ method, url: `/api/v1${path}`, ...rest });
    const body = response.body === '' ? undefined : response.json();
    return { status: response.statusCode, headers: response.headers, text: response.body, body };
  }

  return {
    app,
    clock,
    get: (path: string) => ask('GET', path),
    delete: (path: string) => ask('DELETE', path),
    /** Posts a value as JSON, or a string as it is. */
    post: (path: string, payload: object | string, headers: Record<string, string> = {}) =>
      ask('POST', path, { payload, headers: { 'content-type': 'application/json', ...headers } }),
    book: (body: object, { key = newToken() }: { key?: string } = {}) =>
      ask('POST', '/appointments', { payload: body, headers: { 'idempotency-key': key } }),
  };
}

/** A complete request for a consultation on Tuesday at 9. */
export function anAppointment(changes: Record<string, unknown> = {}) {
  return {
    service: CONSULTATION,
    startsAt: `${TUESDAY}T09:00:00-03:00`,
    patient: { name: 'Antônia Reis', birthDate: '1950-03-04' },
    contact: { name: 'Antônia Reis', phone: '35999990001', email: 'antonia@example.com' },
    payer: 'particular',
    consent: true,
    ...changes,
  };
}

/** The same for another person with another phone; n from 2 to 9. */
export function somebodyElses(n: number, changes: Record<string, unknown> = {}) {
  const name = `Pessoa ${n}`;
  return anAppointment({
    patient: { name, birthDate: `19${n}1-05-17` },
    contact: { name, phone: `3599999000${n}` },
    ...changes,
  });
}
