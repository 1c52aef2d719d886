import { z } from 'zod';
import { apiMessages } from '#app/features/booking/refusal-messages.ts';
import { EYES, MAX_EXAMS, type Wanted, wishOf } from '#app/scheduling/exams/wanted-exams.ts';
import { service } from './fields.ts';

/** What is wanted in a body: one service, or several exams on one coming. */
export const wantedFields = {
  service: service.optional(),
  services: z
    .array(
      z.strictObject({
        service,
        eyes: z
          .enum(EYES)
          .describe('Só para exames feitos em cada olho; sem ele, os dois')
          .optional(),
      }),
    )
    .min(1)
    .max(MAX_EXAMS)
    .describe('Em vez de service: vários exames na mesma vinda, em qualquer ordem')
    .optional(),
};

type WantedBody = {
  service?: string | undefined;
  services?: readonly { service: string; eyes?: (typeof EYES)[number] | undefined }[] | undefined;
};

/** Issues unless exactly one of the two is there. */
export function onlyOneWish(
  { service: one, services }: WantedBody,
  context: z.core.$RefinementCtx,
): void {
  if ((one === undefined) !== (services === undefined)) return;
  context.addIssue({ code: 'custom', path: ['service'], message: apiMessages.field.service });
}

export function wantedIn({ service: one = '', services = [] }: WantedBody): Wanted {
  const exams = services.map(({ service: serviceSlug, eyes }) => ({
    serviceSlug,
    ...(eyes && { eyes }),
  }));
  return wishOf(exams) ?? { serviceSlug: one };
}
