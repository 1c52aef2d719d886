import type { MapPoint } from '#app/clinic/map/surroundings.ts';
import { withoutLocale } from '#app/platform/locale.ts';
import type { MapEmbed } from '#app/platform/map-env.server.ts';
import { MAP_PATHS } from './map-paths.ts';

/** The only pages of others that a page of this site shows in a frame: without their queries. */
const FRAMES = {
  osm: 'https://www.openstreetmap.org/export/embed.html',
  google: 'https://www.google.com/maps/embed/v1/place',
} as const;
/** Half the height and width of the map in degrees: some 400 m to each side. */
const AROUND = 0.0045;

export type MapFrame = {
  provider: MapEmbed['provider'];
  address: string;
  /**
   * OpenStreetMap needs to know nothing of this site. Google checks the browser key by the site that asks, and gets
   * its name alone.
   */
  referrerPolicy: 'no-referrer' | 'strict-origin';
};

/** The interactive map of a point. */
export function mapFrame(
  embed: MapEmbed,
  [latitude, longitude]: MapPoint,
  { placeId, locale }: { placeId?: string | undefined; locale: string },
): MapFrame {
  const degrees = (value: number) => value.toFixed(5);
  if (embed.provider === 'google') {
    const query = {
      key: embed.key,
      q: placeId ? `place_id:${placeId}` : `${latitude},${longitude}`,
      language: locale,
      region: 'BR',
    };
    return {
      provider: 'google',
      address: `${FRAMES.google}?${new URLSearchParams(query)}`,
      referrerPolicy: 'strict-origin',
    };
  }
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND];
  const query = {
    bbox: box.map(degrees).join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  };
  return {
    provider: 'osm',
    address: `${FRAMES.osm}?${new URLSearchParams(query)}`,
    referrerPolicy: 'no-referrer',
  };
}

/** The address without a query that a frame's map is at. */
export function frameSource({ provider }: MapEmbed): string {
  return FRAMES[provider];
}

/**
 * What the answer to a request may show in a frame of another party: the map, and that only in answer to the form
 * with which a visitor asks for it.
 */
export function framedMap(
  embed: MapEmbed | undefined,
  { method, path }: { method: string; path: string },
): string | undefined {
  const isAskedFor = method === 'POST' && withoutLocale(path) === MAP_PATHS.page;
  return embed && isAskedFor ? frameSource(embed) : undefined;
}
