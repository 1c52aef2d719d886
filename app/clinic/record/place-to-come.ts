import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { hasPoint } from '#app/clinic/map/known-point.ts';
import { targetOf } from '#app/clinic/map/route-links.ts';
import { type Branch, branchOf, hasBranches } from './branch-fields.ts';
import { doorOf } from './house-line.ts';

type Housed = Pick<Clinic, 'branches' | 'formerBranches'>;

/**
 * The house of an appointment, in words and on the map; also one that the clinic has left.
 * @param slug null for the main house, as for a name that the record never had
 */
export function placeToCome(clinic: Housed, slug: string | null) {
  const house = branchOf(clinic, slug) ?? mainHouse(clinic);
  const { address, phone } = house;
  const { latitude, longitude } = address;
  // A clinic in one house has no name for it but its own, which stands above the address already.
  const isNamed = hasBranches(clinic) || house.slug !== null;
  return {
    /** Null where the clinic is in one house alone. */
    name: isNamed ? house.name : null,
    address,
    addressLines: [
      ...(isNamed ? [house.name] : []),
      doorOf(address),
      `${address.neighborhood}, ${address.city} (${address.stateCode})`,
      `CEP ${address.postalCode}`,
    ],
    phone,
    mapUrl: mapUrlOf(address),
    geo: isNamed && hasPoint(address) ? { latitude, longitude } : null,
  };
}

/** A fact of the clinic's house; of several, of each with its name: 'Unidade Centro: …; Unidade Norte: …'. */
export function ofHouses(clinic: Pick<Clinic, 'branches'>, factOf: (house: Branch) => string) {
  const { branches: houses } = clinic;
  return houses
    .map((house) => (hasBranches(clinic) ? `${house.name}: ${factOf(house)}` : factOf(house)))
    .join('; ');
}

/** Its address in a line, without its name. */
export function lineOf({
  name,
  addressLines,
}: Pick<ReturnType<typeof placeToCome>, 'name' | 'addressLines'>): string {
  return addressLines.filter((line) => line !== name).join(', ');
}

/** A map app with a pin on the house, or what it finds by the address where nobody has set the point. */
export function mapUrlOf(address: Branch['address']): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(targetOf(address).words)}`;
}

function mainHouse({ branches: [main] }: Housed): Branch {
  if (main === undefined) throw new Error('a clinic without a house');
  return main;
}
