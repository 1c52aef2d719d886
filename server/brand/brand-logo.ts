import type { IconLogo } from '#app/clinic/brand/brand-icon.ts';
import type { Clinic } from '#app/clinic/clinic-schema.ts';
import type { Queryable } from '#app/db/database.ts';
import { readLogo } from '#app/features/images/store-logo.server.ts';

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;

/** Media type of a stored logo, by its name. */
export function logoType(file: string): (typeof TYPES)[keyof typeof TYPES] {
  return file.endsWith('.svg') ? TYPES.svg : TYPES.png;
}

/** The logo in use, for images that are drawn with it; the last one is kept. */
export function logoReader(db: Queryable) {
  let last: { file: string; logo: IconLogo | undefined } | undefined;
  return async ({ brand: { logo } }: Pick<Clinic, 'brand'>): Promise<IconLogo | undefined> => {
    if (!logo) return undefined;
    const { file, width, height } = logo;
    if (last?.file === file) return last.logo;
    const bytes = await readLogo(db, file);
    const dataUrl = `data:${logoType(file)};base64,${bytes?.toString('base64') ?? ''}`;
    last = { file, logo: bytes ? { dataUrl, width, height } : undefined };
    return last.logo;
  };
}
