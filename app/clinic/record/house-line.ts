import type { Branch } from './branch-fields.ts';

type Address = Pick<Branch['address'], 'street' | 'number' | 'complement'>;

/** Where to ring: 'Alameda das Sumaúmas, 905, Sala 12'. */
export function doorOf(address: Address): string {
  return [streetLine(address), address.complement].filter(Boolean).join(', ');
}

/** The door without what is behind it: 'Alameda das Sumaúmas, 905'. */
export function streetLine({ street, number }: Pick<Address, 'street' | 'number'>): string {
  return `${street}, ${number}`;
}

/** The address of a house in one line: 'Alameda das Sumaúmas, 905, Sala 12 – Ponta Clara, Manaus'. */
export function houseLine({ address }: Pick<Branch, 'address'>): string {
  return `${doorOf(address)} – ${address.neighborhood}, ${address.city}`;
}
