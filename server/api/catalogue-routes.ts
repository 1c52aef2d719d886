import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { services as servicesTable } from '#app/db/schema.ts';
import { COMMON_ANSWERS } from './answers.ts';
import type { ApiContext } from './api-context.ts';
import type { ApiInstance } from './api-instance.ts';

const PUBLIC_FOR_A_MINUTE = 'public, max-age=60';

const services = z.strictObject({
  services: z.array(
    z.strictObject({
      slug: z.string(),
      title: z.string(),
      durationMinutes: z.int(),
      preparation: z.array(z.string()),
    }),
  ),
});
const payers = z.strictObject({
  payers: z.array(z.strictObject({ id: z.string(), title: z.string() })),
});

/** What can be booked here, and who pays. */
export function catalogueRoutes(app: ApiInstance, context: ApiContext): void {
  const { db, clinic } = context;
  app.get(
    '/services',
    {
      schema: {
        summary: 'Serviços que podem ser agendados',
        querystring: z.strictObject({}),
        response: { 200: services, ...COMMON_ANSWERS },
      },
    },
    async (_request, reply) => {
      const rows = await db
        .select({ slug: servicesTable.slug, durationMinutes: servicesTable.durationMinutes })
        .from(servicesTable)
        .where(eq(servicesTable.isBookableOnline, true))
        .orderBy(asc(servicesTable.position), asc(servicesTable.id));
      reply.header('cache-control', PUBLIC_FOR_A_MINUTE);
      return {
        services: rows.map(({ slug, durationMinutes }) => {
          const text = context.contents['pt-BR'].services.find((each) => each.slug === slug);
          const { title = slug, preparation = [] } = text ?? {};
          return { slug, title, durationMinutes, preparation };
        }),
      };
    },
  );

  app.get(
    '/payers',
    {
      schema: {
        summary: 'Formas de atendimento: particular e convênios',
        querystring: z.strictObject({}),
        response: { 200: payers, ...COMMON_ANSWERS },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', PUBLIC_FOR_A_MINUTE);
      return { payers: clinic.payers.map(({ id, title }) => ({ id, title })) };
    },
  );
}
