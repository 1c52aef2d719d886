import { z } from 'zod';
import { IMAGES_ROOT, type ImageName, readImageName } from '#app/platform/image-name.ts';
import { coded } from '#app/platform/schema-problem.ts';

const MAX_ALT = 250;
const FILE_NAME = /^\S+\.(?:jpe?g|png|webp|avif|gif|heic)$/i;

/** Front matter that names an image of the library: '/imagens/k3x9…-1280x853'. */
export const imageAddress = z
  .string()
  .refine(
    (text) => pictureAt(text) !== null,
    coded('not-a-picture', 'must be the address of a library image'),
  );

/** An image of the library and what it shows. */
export const entryPicture = z.strictObject({
  image: imageAddress,
  alt: z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(MAX_ALT, `must have at most ${MAX_ALT} characters`)
    .refine(
      (text) => /\p{L}/u.test(text) && !FILE_NAME.test(text),
      coded('alt-not-words', 'must say in words what the image shows'),
    ),
});
export type EntryPicture = z.output<typeof entryPicture>;

/** The image at an address; null when it is not an image's. */
export function pictureAt(address: string): ImageName | null {
  return address.startsWith(IMAGES_ROOT) ? readImageName(address.slice(IMAGES_ROOT.length)) : null;
}

/** An image that a value names, and the way to the field that names it: ['people', 0, 'photo']. */
export type NamedPicture = { name: string; path: readonly (string | number)[] };

/** Every image of the library that a value of any shape names. */
export function picturesIn(value: unknown, path: NamedPicture['path'] = []): NamedPicture[] {
  if (typeof value === 'string') {
    const picture = pictureAt(value);
    return picture ? [{ name: picture.name, path }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((each, index) => picturesIn(each, [...path, index]));
  return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, [...path, key]));
}
