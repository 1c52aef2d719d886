import type { Branch } from '#app/clinic/record/branch-fields.ts';
import { streetLine } from '#app/clinic/record/house-line.ts';
import { hasPoint } from './known-point.ts';

export const MAP_APPS = ['google', 'waze', 'apple'] as const;
export type MapApp = (typeof MAP_APPS)[number];
export type RouteLinks = Readonly<Record<MapApp, string>>;

/** Where a way leads: the point of an address, or its words where it has none of its own. */
type RouteTarget = { words: string; isPoint: boolean };

/** The target of an address, as map apps read it: '-3.1,-60.02'. */
export function targetOf(address: Branch['address']): RouteTarget {
  const { latitude, longitude, neighborhood, city, stateCode, postalCode } = address;
  if (hasPoint(address)) return { words: `${latitude},${longitude}`, isPoint: true };
  const words = `${streetLine(address)}, ${neighborhood}, ${city} - ${stateCode}, ${postalCode}`;
  return { words, isPoint: false };
}

/**
 * Addresses at which three map apps begin the way to a target. On a phone with the app the system opens it; elsewhere
 * they are web pages. All carry the point, or else the words of the address; those that show a name or Google's own
 * place get that too.
 */
export function routeLinks(
  { words, isPoint }: RouteTarget,
  { name, placeId }: { name: string; placeId?: string | undefined },
): RouteLinks {
  const address = (base: string, values: Record<string, string>) =>
    `${base}?${new URLSearchParams(values)}`;
  return {
    google: address('https://www.google.com/maps/dir/', {
      api: '1',
      destination: words,
      ...(placeId ? { destination_place_id: placeId } : {}),
    }),
    waze: address('https://waze.com/ul', { [isPoint ? 'll' : 'q']: words, navigate: 'yes' }),
    apple: address('https://maps.apple.com/', { daddr: words, ...(isPoint ? { q: name } : {}) }),
  };
}
