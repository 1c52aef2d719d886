import { z } from 'zod';

/** Whose interactive map visitors may open. */
export type MapEmbed =
  | { provider: 'osm' }
  /** The key is a browser's: it stands in the address of the frame, and Google takes it from this site alone. */
  | { provider: 'google'; key: string };

export const MAP_SOURCE = {
  MAP_EMBED: z.enum(['on', 'off']).default('on'),
  MAP_EMBED_KEY: z
    .string()
    .trim()
    .regex(/^[\w-]{20,60}$/, 'must be the key as Google shows it')
    .optional(),
};

/** Rules across values. */
export function mapIssues({
  MAP_EMBED_KEY,
  MAPS_KEY,
}: Record<string, string | undefined>): string[] {
  return MAP_EMBED_KEY && MAP_EMBED_KEY.trim() === MAPS_KEY?.trim()
    ? ['MAP_EMBED_KEY must be another key than MAPS_KEY: every visitor can read it']
    : [];
}

export function mapEmbedOf({
  MAP_EMBED,
  MAP_EMBED_KEY,
}: {
  MAP_EMBED: 'on' | 'off';
  MAP_EMBED_KEY?: string | undefined;
}): MapEmbed | undefined {
  if (MAP_EMBED === 'off') return undefined;
  return MAP_EMBED_KEY ? { provider: 'google', key: MAP_EMBED_KEY } : { provider: 'osm' };
}
