import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { addDays, wallClockOf } from '#app/clinic/clinic-time.ts';

const slots = z.object({
  days: z.array(z.object({ slots: z.array(z.object({ startsAt: z.string() })) })),
});
const booked = z.object({ protocol: z.string(), startsAt: z.string(), manageUrl: z.string() });

/** Far enough ahead that a patient may still change the appointment, whatever the hour of the test. */
const DAYS_AHEAD = 3;

/**
 * The free slots of a mapeamento de retina in two weeks, RFC 3339, earliest first.
 * @param daysAhead of their first day, counted from today
 */
export async function availableSlots(
  request: APIRequestContext,
  daysAhead = DAYS_AHEAD,
): Promise<string[]> {
  const from = addDays(wallClockOf(new Date()).on, daysAhead);
  const response = await request.get(
    `/api/v1/slots?service=mapeamento-de-retina&from=${from}&days=14`,
  );
  const { days } = slots.parse(await response.json());
  return days.flatMap((day) => day.slots.map(({ startsAt }) => startsAt));
}

/** Books an appointment for a mapeamento de retina through the API. */
export async function bookAppointmentInBrowser(
  request: APIRequestContext,
  {
    phone,
    email,
    startsAt,
    name = 'Benedito Alves',
  }: { phone: string; email?: string; startsAt?: string; name?: string },
) {
  const [earliest] = startsAt ? [startsAt] : await availableSlots(request);
  const response = await request.post('/api/v1/appointments', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      service: 'mapeamento-de-retina',
      startsAt: earliest,
      patient: { name, birthDate: '1961-05-17' },
      contact: { name, phone, ...(email ? { email } : {}) },
      payer: 'particular',
      consent: true,
    },
  });
  if (response.status() !== 201) throw new Error(`not booked: ${await response.text()}`);
  return booked.parse(await response.json());
}
