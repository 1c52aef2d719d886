import type { Branch } from './branch-fields.ts';

/** The address of a house in one line: 'Alameda das Sumaúmas, 905, Sala 12 – Ponta Clara, Manaus'. */
export function houseLine({ address }: Pick<Branch, 'address'>): string {
  const { street, number, complement, neighborhood, city } = address;
  const door = [`${street}, ${number}`, complement].filter(Boolean).join(', ');
  return `${door} – ${neighborhood}, ${city}`;
}
