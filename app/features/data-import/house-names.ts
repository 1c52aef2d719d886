import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { wordOfHouse } from '#app/clinic/record/branch-fields.ts';
import { streetLine } from '#app/clinic/record/house-line.ts';
import type { KnownName } from './mapping.ts';

/** A name that a house has had; `house` is its word. */
export type FormerName = { house: string; name: string };

/** The houses as lines may name them, the main one first, those that the clinic has left last. */
export function houseNames(
  { branches, formerBranches }: Pick<Clinic, 'branches' | 'formerBranches'>,
  formerNames: readonly FormerName[],
): KnownName[] {
  return [...branches, ...formerBranches].map(({ slug, name, address }) => {
    const word = wordOfHouse(slug);
    const former = formerNames.filter(({ house }) => house === word).map((each) => each.name);
    return { slug: word, name, also: [...new Set(former), streetLine(address)] };
  });
}
