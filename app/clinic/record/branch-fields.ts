import { z } from 'zod';
import { brazilianPhone, slug, words } from '#app/clinic/clinic-fields.ts';
import { address } from './address-fields.ts';
import { isArchived, isOffered } from './archived.ts';
import { field } from './field-meta.ts';
import { hours } from './hours-fields.ts';
import { FRESH_TIMES, zoneOfState } from './time-zones.ts';

/** What forms, addresses and the API call the main house; no other house may have this slug. */
export const MAIN_HOUSE = 'sede';

/** The slug that a word names: null for the main house. */
export function houseOf(word: string): string | null {
  return word === MAIN_HOUSE ? null : word;
}

/** The word for a house; see `houseOf`. */
export function wordOfHouse(slug: string | null): string {
  return slug ?? MAIN_HOUSE;
}

const shownName = words.max(60, 'must have at most 60 characters');

/** A further house of the clinic. */
const branch = z.strictObject({
  slug: field(slug, { label: 'Nome no endereço', madeFrom: 'name' }),
  name: field(shownName, {
    label: 'Nome da unidade',
    help: 'Como os pacientes a chamam, por exemplo “Unidade Centro”.',
  }),
  address: field(address, { label: 'Endereço' }),
  phone: field(brazilianPhone.optional(), {
    label: 'Telefone',
    help: 'Com DDD. Em branco, vale o da clínica.',
  }),
  hours: field(hours, { label: 'Horário de funcionamento' }),
  isArchived,
});

export const branches = z.array(branch).default([]);

export const mainBranchName = field(shownName.optional(), {
  label: 'Nome da unidade principal',
  section: 'unidades',
  isPublic: true,
  help: 'A do endereço da clínica, por exemplo “Unidade Jardim”. Só aparece quando há outra.',
});

/** In which house a room or device is; without one, in the main house. */
export const branchOfPlace = field(slug.optional(), {
  label: 'Unidade',
  help: 'Em branco, fica na unidade principal.',
  kind: 'choice',
  from: 'branches',
});

/** A house as pages and the agenda know it: the main house first, whose slug is null. */
export type Branch = {
  slug: string | null;
  name: string;
  address: z.output<typeof address>;
  phone: z.output<typeof brazilianPhone>;
  hours: z.output<typeof hours>;
};

type Housed = Omit<Branch, 'slug' | 'name'> & {
  displayName: string;
  mainBranchName?: string | undefined;
  branches: z.output<typeof branches>;
};

/** The houses of a record, the main one first, and those that it has left. */
export function housesOf(record: Housed): { branches: Branch[]; formerBranches: Branch[] } {
  const { address, phone, hours, displayName, mainBranchName: name = displayName } = record;
  const further = ({ isArchived: _, ...each }: (typeof record.branches)[number]): Branch => ({
    ...each,
    phone: each.phone ?? phone,
  });
  return {
    branches: [
      { slug: null, name, address, phone, hours },
      ...record.branches.filter(isOffered).map(further),
    ],
    formerBranches: record.branches.filter((each) => each.isArchived).map(further),
  };
}

/**
 * A house by its slug, null for the main one; also one that the clinic has left, as old appointments name it.
 * @returns undefined for a name that the record never had
 */
export function branchOf(
  clinic: { branches: readonly Branch[]; formerBranches: readonly Branch[] },
  name: string | null,
): Branch | undefined {
  return [...clinic.branches, ...clinic.formerBranches].find((each) => each.slug === name);
}

/** The house that a word of a form or an address names; the main one where it names none that is open. */
export function chosenHouse(
  { branches: houses }: { branches: readonly { slug: string | null }[] },
  word: string | null,
): string | null {
  return houses.find(({ slug }) => slug !== null && slug === word)?.slug ?? null;
}

/** Whether patients are to be asked, or told, in which house. */
export function hasBranches({ branches: houses }: { branches: readonly unknown[] }): boolean {
  return houses.length > 1;
}

/** The name of a house where the clinic has several, or has had; '' for the only one, which nobody speaks of. */
export function houseName(
  clinic: { branches: readonly Branch[]; formerBranches: readonly Branch[] },
  name: string | null,
): string {
  return hasBranches(clinic) || name !== null ? (branchOf(clinic, name)?.name ?? '') : '';
}

/** The name of a house for a table or another program, also of the only one: 'Sede' until it has another. */
export function houseLabel(
  clinic: Parameters<typeof houseName>[0] & { mainBranchName?: string | undefined },
  name: string | null,
): string {
  if (name === null) return clinic.mainBranchName ?? 'Sede';
  return branchOf(clinic, name)?.name ?? name;
}

/** The houses as a choice of a form: words and names, the main one first; none in a clinic with one house. */
export function houseOptions({ branches: houses }: { branches: readonly Branch[] }) {
  return houses.length < 2
    ? []
    : houses.map(({ slug, name }) => ({ value: wordOfHouse(slug), label: name }));
}

type Checked = {
  address: { stateCode: string };
  otherTimeZone?: string | undefined;
  mainBranchName?: string | undefined;
  branches: readonly {
    slug: string;
    name: string;
    address: { stateCode: string };
    isArchived: boolean;
  }[];
  resources: Readonly<Record<'rooms' | 'equipment', readonly { branch?: string | undefined }[]>>;
};

/** What these rules read of a record. */
export const branchRuleFields = { branches, mainBranchName };

/** Tells of houses in another time zone, of two that share a name, and of rooms in no house. */
export function checkBranches(
  { address: main, otherTimeZone, mainBranchName: mainName, branches: houses, resources }: Checked,
  report: (path: (string | number)[], message: string, said?: string) => void,
): void {
  if (mainName === undefined && houses.some(isOffered))
    report(
      ['mainBranchName'],
      'is missing, though there are further houses',
      'Com mais de uma unidade, a principal também precisa de um nome.',
    );
  const clockOf = (state: string) => FRESH_TIMES[zoneOfState(state)];
  const clock = otherTimeZone ? FRESH_TIMES[otherTimeZone] : clockOf(main.stateCode);
  const names = new Set([MAIN_HOUSE, mainName?.toLowerCase()]);
  houses.forEach((each, index) => {
    if (names.has(each.slug) || names.has(each.name.toLowerCase()))
      report(
        ['branches', index, 'name'],
        'is the name of another house',
        'Outra unidade já tem este nome. Escolha outro.',
      );
    names.add(each.slug).add(each.name.toLowerCase());
    // A town that does not keep its state's time is told of once, for all houses in that state.
    const isSameState = each.address.stateCode === main.stateCode;
    // One that the clinic has left tells no times any more, and could not be taken out.
    if (isOffered(each) && !isSameState && clockOf(each.address.stateCode) !== clock)
      report(
        ['branches', index, 'address', 'stateCode'],
        'keeps another time than the main house',
        'Todas as unidades precisam ter a mesma hora. Para outro fuso, use outro site.',
      );
  });
  const known = new Set(houses.map((each) => each.slug));
  for (const kind of ['rooms', 'equipment'] as const)
    resources[kind].forEach(({ branch: house }, index) => {
      if (house !== undefined && !known.has(house))
        report(
          ['resources', kind, index, 'branch'],
          `names '${house}', which is no house`,
          'Esta unidade já não existe. Escolha de novo.',
        );
    });
}
