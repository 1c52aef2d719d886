import { z } from 'zod';
import { type BrandColours, LEAST_CONTRAST, weakPairs } from '#app/clinic/brand/brand-palette.ts';
import { localized } from '#app/clinic/clinic-fields.ts';
import { imageAddress } from '#app/platform/text/entry-picture.ts';

/** The drawn landscapes of the home page. */
export const LANDSCAPES = ['town', 'coast', 'city'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, "must be a colour such as '#123f3c', in lower case");
const pixels = z.int().min(1).max(4_000);

const colours = z
  .strictObject({ deep: colour, action: colour, sun: colour })
  .superRefine((chosen, context) => {
    for (const path of weakFamilies(chosen))
      context.addIssue({
        code: 'custom',
        path: [path],
        message: `cannot be read well enough: contrast below ${LEAST_CONTRAST} to 1`,
      });
  });

/** How the clinic looks; without it, as the site's own brand. */
export const brand = z
  .strictObject({
    /** Of bands, links and hills; of what acts; of the sun and what is warm. */
    colours: colours.optional(),
    landscape: z.enum(LANDSCAPES).default('town'),
    /** A picture of the image library in place of the landscape. */
    picture: z.strictObject({ image: imageAddress, alt: localized }).optional(),
    logo: z
      .strictObject({
        /** Name of the stored file. */
        file: z.string().regex(/^[0-9a-f]{32}\.(?:svg|png)$/, 'must be the name of a stored logo'),
        width: pixels,
        height: pixels,
        /** Whether the logo shows the clinic's name, so that it need not stand beside it. */
        holdsName: z.boolean().default(false),
      })
      .optional(),
  })
  .prefault({});
export type Brand = z.output<typeof brand>;

/** Which of the three colours make a text too hard to read, in any look. */
export function weakFamilies(chosen: BrandColours): (keyof BrandColours)[] {
  const weak = weakPairs(chosen);
  const isAction = weak.some(({ front }) => front === 'action' || front === 'on-action');
  const isDeep = weak.some(({ ground }) => ground === 'band' || ground === 'band-deep');
  const others = weak.some(({ front }) => ['ink', 'ink-soft', 'link'].includes(front));
  return [
    ...(isDeep || others ? (['deep'] as const) : []),
    ...(isAction ? (['action'] as const) : []),
  ];
}
