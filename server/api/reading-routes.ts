import { z } from 'zod';
import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { hasBranches, houseOf, wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import { houseLine } from '#app/clinic/record/house-line.ts';
import { secondsToSeeSlots } from '#app/features/booking/booking-guard.server.ts';
import { readAvailability } from '#app/scheduling/availability.server.ts';
import { examsOfCode } from '#app/scheduling/exams/exam-code.ts';
import { minutesShown, serviceOn } from '#app/scheduling/lengths/service-on.ts';
import { readOfferedServices } from '#app/scheduling/offered-services.server.ts';
import { forPayer } from '#app/scheduling/payers/payer-availability.server.ts';
import { COMMON_ANSWERS, LIMITED, OPEN_TO_ALL, slot, toSlotView } from './answers.ts';
import type { ApiContext, ApiInstance } from './api-context.ts';
import { tooMany } from './api-errors.ts';
import { branch, day, days, payer, service } from './fields.ts';

const PUBLIC_FOR_A_MINUTE = 'public, max-age=60';

const services = z.strictObject({
  services: z.array(
    z.strictObject({
      slug: z.string(),
      title: z.string(),
      durationMinutes: z.int(),
      shortestMinutes: z.int().optional(),
      longestMinutes: z
        .int()
        .optional()
        .describe(
          'Quando a duração depende de quem atende ou do dia: a mais curta e a mais longa até o último dia que se pode marcar',
        ),
      preparation: z.array(z.string()),
    }),
  ),
  branches: z
    .array(z.strictObject({ slug: branch, name: z.string(), address: z.string() }))
    .describe('As unidades da clínica, quando há mais de uma')
    .optional(),
});
const payers = z.strictObject({
  payers: z.array(z.strictObject({ id: z.string(), title: z.string() })),
});

const slotsSchema = {
  operationId: 'listSlots',
  ...OPEN_TO_ALL,
  summary: 'Horários livres de um serviço',
  querystring: z.strictObject({
    service: service
      .max(350)
      .describe('O slug de um serviço, ou de vários exames na mesma vinda, com ~ entre eles'),
    from: day,
    days,
    payer: payer.optional(),
    branch: branch.optional(),
  }),
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

/** What a caller reads before booking: services, payers and free slots. */
export function readingRoutes(app: ApiInstance, context: ApiContext): void {
  catalogueRoutes(app, context);
  slotsRoute(app, context);
}

/** The services that can be booked and the payers accepted. */
function catalogueRoutes(app: ApiInstance, context: ApiContext): void {
  const { db, booking } = context;
  app.get(
    '/services',
    {
      schema: {
        operationId: 'listServices',
        ...OPEN_TO_ALL,
        summary: 'Serviços que podem ser agendados',
        querystring: z.strictObject({}),
        response: { 200: services, ...COMMON_ANSWERS },
      },
    },
    async (_request, reply) => {
      const rows = (await readOfferedServices(db)).filter((each) => each.isBookableOnline);
      const now = booking.clock.now();
      reply.header('cache-control', PUBLIC_FOR_A_MINUTE);
      return {
        services: rows.map((row) => {
          const { slug } = row;
          const { durationMinutes } = serviceOn(row, wallClockOf(now).on);
          const [shortestMinutes, longestMinutes] = minutesShown(row, now, booking.agenda);
          const text = context.contents['pt-BR'].services.find((each) => each.slug === slug);
          const { title = slug, preparation = [] } = text ?? {};
          const differs = shortestMinutes !== longestMinutes;
          const range = differs && { shortestMinutes, longestMinutes };
          return { slug, title, durationMinutes, ...range, preparation };
        }),
        ...(hasBranches(context.clinic) && {
          branches: context.clinic.branches.map((house) => ({
            slug: wordOfHouse(house.slug),
            name: house.name,
            address: houseLine(house),
          })),
        }),
      };
    },
  );

  app.get(
    '/payers',
    {
      schema: {
        operationId: 'listPayers',
        ...OPEN_TO_ALL,
        summary: 'Formas de atendimento: particular e convênios',
        querystring: z.strictObject({}),
        response: { 200: payers, ...COMMON_ANSWERS },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', PUBLIC_FOR_A_MINUTE);
      return { payers: context.clinic.payers.map(({ id, title }) => ({ id, title })) };
    },
  );
}

/** The free slots of a service, day by day in the clinic's zone. Reveals nothing else of the agenda. */
function slotsRoute(app: ApiInstance, { booking, limits }: ApiContext): void {
  app.get('/slots', { schema: slotsSchema }, async ({ query, ip }, reply) => {
    const seconds = await secondsToSeeSlots(limits, { address: ip });
    if (seconds > 0) return tooMany(reply, seconds);
    const wanted = {
      ...(examsOfCode(query.service) ?? { serviceSlug: query.service }),
      ...(query.branch !== undefined && { branch: houseOf(query.branch) }),
    };
    const { payer: payerId } = query;
    const search = { ...wanted, payerId, from: query.from, days: query.days };
    const found = await readAvailability(booking, search);
    if (!found?.service.isBookableOnline || found.misfit) {
      return reply.code(404).send({ refusal: 'unknown-service' });
    }
    const availability = payerId ? await forPayer(booking, found, { payerId, exclude: {} }) : found;
    return reply.send({
      timeZone: clinicZone(),
      service: query.service,
      days: availability.days.map(({ on, slots }) => ({
        date: on,
        slots: slots.map(toSlotView),
      })),
    });
  });
}
