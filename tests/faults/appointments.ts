import { z } from 'zod';
import { parseClinic } from '#app/clinic/clinic-schema.ts';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';
import { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
import { newToken } from '#app/platform/token.server.ts';
import { serraClaraRecord } from '#tests/clinics/serra-clara.ts';
import { type Answer, send } from './send.ts';

// Also in processes that no test has set up.
setClinicZone(parseClinic(serraClaraRecord).timeZone);

export const CONSULTATION = 'consultas-oftalmologicas';

const slot = z.object({ startsAt: z.string(), endsAt: z.string() });
const slots = z.object({ days: z.array(z.object({ slots: z.array(slot) })) });
const booked = z.object({
  protocol: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  manageUrl: z.string(),
});
const taken = z.object({ refusal: z.literal('slot-taken'), alternatives: z.array(slot) });
const held = z.object({ token: z.string() });

export type Booked = z.infer<typeof booked>;

type AppointmentRequest = { service?: string; startsAt: string; holdToken?: string };

/** A booking by person n, from 0 to 9,999,999, each with their own name and phone. */
export function appointmentOf(
  n: number,
  { service = CONSULTATION, ...request }: AppointmentRequest,
) {
  const name = `Pessoa Número ${n}`;
  return {
    service,
    patient: { name, birthDate: '1961-05-17' },
    contact: { name, phone: phoneOf(n) },
    payer: 'particular',
    consent: true,
    ...request,
  };
}

/** Person n's phone as they type it; stored with a +55 prefix. */
export function phoneOf(n: number): string {
  return `3599${String(n).padStart(7, '0')}`;
}

/**
 * Every free slot of a service in `days` days, earliest first, RFC 3339. Those of today and tomorrow are left out: on a
 * busy machine they are too near before they are asked for.
 */
export async function availableSlotsOf(
  url: string,
  service = CONSULTATION,
  days = 60,
  headers: Record<string, string> = {},
) {
  const from = addDays(wallClockOf(new Date()).on, 2);
  const path = `/api/v1/slots?service=${service}&from=${from}&days=${days}`;
  const { days: found } = slots.parse(JSON.parse((await send(url + path, { headers })).text));
  return found.flatMap((day) => day.slots.map(({ startsAt }) => startsAt));
}

/** A free consultation slot on a working day some weeks away. */
export async function anAvailableSlot(url: string): Promise<string> {
  const starts = await availableSlotsOf(url);
  const start = starts[Math.floor(starts.length / 2)];
  if (!start) throw new Error('no time is free');
  return start;
}

export function book(url: string, body: object, key = newToken()): Promise<Answer> {
  return postJson(`${url}/api/v1/appointments`, body, { 'idempotency-key': key });
}

/** Retries while told 'not now, try again', which a slow machine may answer to many. */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  while (true) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
}

export function bookPatiently(url: string, body: object, key = newToken()): Promise<Answer> {
  return patiently(() => book(url, body, key));
}

export function hold(
  url: string,
  body: { service: string; startsAt: string },
  key = newToken(),
): Promise<Answer> {
  return postJson(`${url}/api/v1/holds`, body, { 'idempotency-key': key });
}

export const bookedOf = ({ text }: Answer) => booked.parse(JSON.parse(text));
export const alternativesOf = ({ text }: Answer) => taken.parse(JSON.parse(text)).alternatives;
export const heldOf = ({ text }: Answer) => held.parse(JSON.parse(text));

/** The number of responses per status, as { 201: 1, 409: 999 }. */
export function countByStatus(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function postJson(url: string, body: object, headers: Record<string, string> = {}) {
  return send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
