import type { MapPoint } from './surroundings.ts';

export const MAP_APPS = ['google', 'waze', 'apple'] as const;
export type MapApp = (typeof MAP_APPS)[number];
export type RouteLinks = Readonly<Record<MapApp, string>>;

/**
 * Addresses at which three map apps begin the way to a point. On a phone with the app the system opens it; elsewhere
 * they are web pages. All carry the point; those that show a name or Google's own place get that too.
 */
export function routeLinks(
  [latitude, longitude]: MapPoint,
  { name, placeId }: { name: string; placeId?: string | undefined },
): RouteLinks {
  const point = `${latitude},${longitude}`;
  const address = (base: string, values: Record<string, string>) =>
    `${base}?${new URLSearchParams(values)}`;
  return {
    google: address('https://www.google.com/maps/dir/', {
      api: '1',
      destination: point,
      ...(placeId ? { destination_place_id: placeId } : {}),
    }),
    waze: address('https://waze.com/ul', { ll: point, navigate: 'yes' }),
    apple: address('https://maps.apple.com/', { daddr: point, q: name }),
  };
}
