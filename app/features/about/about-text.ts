import { z } from 'zod';
import { imageAddress } from '#app/platform/text/entry-picture.ts';
import type { TextBlock } from '#app/platform/text/text-blocks.ts';

const words = z.string().trim().min(1, 'is empty');

export const personFrontMatter = z.strictObject({
  /** Short name for lists and labels; the full name and the registrations are the clinic record's. */
  name: words.max(40, 'must have at most 40 characters'),
  /** Portraits speak every language: the Portuguese entry's photo is also the other languages'. */
  photo: imageAddress.optional(),
  /** One or two sentences for the home page, where there is room for no more. */
  brief: words.max(240, 'must have at most 240 characters').optional(),
  /** Year in which the person came to the clinic. */
  since: z.int().min(1950).max(2100),
  studies: z.array(words).min(1, 'must have at least one entry'),
  societies: z.array(words).default([]),
  languages: z.array(words).min(1, 'must have at least one entry'),
});

/** The biography of one practitioner of the clinic record, whose slug it has. */
export type PersonText = z.output<typeof personFrontMatter> & { slug: string; body: TextBlock[] };

/** The clinic's own photos, in the order of the page. */
export const CLINIC_PHOTOS = ['front', 'reception', 'examRoom'] as const;
export type ClinicPhoto = (typeof CLINIC_PHOTOS)[number];

/** A drawing stands in for each that is missing. */
export const clinicPhotos = z.strictObject({
  front: imageAddress.optional(),
  reception: imageAddress.optional(),
  examRoom: imageAddress.optional(),
});
export type ClinicPhotos = z.output<typeof clinicPhotos>;
