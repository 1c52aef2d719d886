import { z } from 'zod';
import { CLINIC_ZONE } from '#app/clinic/clinic-time.ts';
import { secondsToSeeSlots } from '#app/features/booking/booking-guard.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { COMMON_ANSWERS, LIMITED, slot, toSlotView } from './answers.ts';
import type { ApiContext } from './api-context.ts';
import { tooMany } from './api-errors.ts';
import type { ApiInstance } from './api-instance.ts';
import { day, days, service } from './fields.ts';

const schema = {
  summary: 'Horários livres de um serviço',
  querystring: z.strictObject({ service, from: day, days }),
  response: {
    200: z.strictObject({
      timeZone: z.string(),
      service: z.string(),
      days: z.array(
        z.strictObject({ date: z.string().meta({ format: 'date' }), slots: z.array(slot) }),
      ),
    }),
    404: z
      .strictObject({ refusal: z.literal('unknown-service') })
      .describe('Serviço que não existe ou não é marcado pelo site'),
    ...COMMON_ANSWERS,
    ...LIMITED,
  },
};

/** The free times of a service, day by day in the clinic's zone. Nothing else of the agenda is told. */
export function slotsRoute(app: ApiInstance, { booking, limits }: ApiContext): void {
  app.get('/slots', { schema }, async ({ query, ip }, reply) => {
    const seconds = await secondsToSeeSlots(limits, { address: ip });
    if (seconds > 0) return tooMany(reply, seconds);
    const asked = { serviceSlug: query.service, from: query.from, days: query.days };
    const seen = await readAvailability(booking, asked);
    if (!seen?.service.isBookableOnline) {
      return reply.code(404).send({ refusal: 'unknown-service' });
    }
    return reply.send({
      timeZone: CLINIC_ZONE,
      service: seen.service.slug,
      days: seen.days.map(({ on, starts }) => ({ date: on, slots: starts.map(toSlotView) })),
    });
  });
}
