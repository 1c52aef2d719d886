import { z } from 'zod';
import { houseOf } from '#app/clinic/record/branch-fields.ts';
import { apiMessages } from '#app/features/booking/refusal-messages.ts';
import { EYES, MAX_EXAMS, type Wanted, wishOf } from '#app/scheduling/exams/wanted-exams.ts';
import { branch, service } from './fields.ts';

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
  branch: branch.optional(),
};

type WantedBody = {
  service?: string | undefined;
  services?: readonly { service: string; eyes?: (typeof EYES)[number] | undefined }[] | undefined;
  branch?: string | undefined;
};

/** Exactly one of the two must be there; told together with all that is wrong with other fields. */
export function withOneWish<Body extends z.ZodType>(body: Body): Body {
  const { missing, service: both } = apiMessages.field;
  // What is no object at all has its own issue.
  const isBody = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const countOf = (value: unknown) => {
    const named = new Set(isBody(value) ? Object.keys(value ?? {}) : []);
    return Number(named.has('service')) + Number(named.has('services'));
  };
  const path = ['service'];
  const when = ({ value }: { value: unknown }) => isBody(value);
  return body
    .refine((value) => countOf(value) > 0, { path, error: missing, when })
    .refine((value) => countOf(value) < 2, { path, error: both, when });
}

export function wantedIn({ service: one = '', services = [], branch: house }: WantedBody): Wanted {
  const exams = services.map(({ service: serviceSlug, eyes }) => ({
    serviceSlug,
    ...(eyes && { eyes }),
  }));
  const wish = wishOf(exams) ?? { serviceSlug: one };
  return house === undefined ? wish : { ...wish, branch: houseOf(house) };
}
