import { z } from 'zod';
import { gridMinutes, slug } from './clinic-fields.ts';

/** How a service goes together with others on one coming, in the clinic record. */
export const examFields = {
  /** With this the service is done for each eye; its duration is that of both. */
  oneEyeMinutes: gridMinutes.min(5).max(480).optional(),
  /** What dilates the pupils comes after all that does not. */
  dilates: z.boolean().default(false),
  /** Lower ranks come first; equal ones in whatever order fits. */
  orderRank: z.int().min(0).max(99).default(0),
  /** Never together with another service, such as a surgery. */
  standsAlone: z.boolean().default(false),
  /** Services that are never on one coming with this one. */
  notTogetherWith: z.array(slug).default([]),
};

type Named = { slug: string; notTogetherWith: readonly string[] };

/** Names that are no service, or the service's own. */
export function strangersOf({ slug: own, notTogetherWith }: Named, services: readonly Named[]) {
  return notTogetherWith.filter(
    (name) => name === own || !services.some((each) => each.slug === name),
  );
}
