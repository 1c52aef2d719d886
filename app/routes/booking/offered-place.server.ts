import { wallClockOf } from '#app/clinic/clinic-time.ts';
import { branchOf, hasBranches } from '#app/clinic/record/branch-fields.ts';
import { houseLine } from '#app/clinic/record/house-line.ts';
import type { Houses } from '#app/scheduling/availability.server.ts';
import { examCode, examsOfCode } from '#app/scheduling/exams/exam-code.ts';
import type { Wanted } from '#app/scheduling/exams/wanted-exams.ts';
import { housesOfService } from '#app/scheduling/houses/houses-of-service.server.ts';
import type { Journey } from './journey.server.ts';

type Placing = Pick<Journey, 'services' | 'content'> & { draft?: Journey['draft'] };

/** Where a service is booked: its houses to choose among, and the one that is chosen or the only one. */
export type Placed = {
  /** Of the service, with the house that is chosen. */
  slug: string;
  wanted: Wanted;
  /** More than one where the visitor has to choose; where none does it all, the main one, which has no times for it. */
  houses: Houses;
};

/**
 * Puts what somebody wants in a house: the one that the code names, else that of the draft, else the only one that
 * has it. In a clinic with one house nothing is ever said of it.
 */
export async function placed(
  { services, content, draft }: Placing,
  asked: Wanted,
  named: string | null | undefined,
): Promise<Placed> {
  const { branch: _named, ...wanted } = asked;
  const { clinic } = content;
  const all = clinic.branches.map(({ slug }) => slug);
  if (!hasBranches(clinic)) return { slug: examCode(wanted), wanted, houses: all };
  const today = wallClockOf(services.clock.now()).on;
  const found = await housesOfService(services.db, wanted, { houses: all, today });
  // A question without answers would be asked for ever.
  const houses = found.length > 0 ? found : [null];
  const [only, ...others] = houses;
  const before = examsOfCode(draft?.service ?? '')?.branch;
  // The main house is null: a house that is not there is undefined.
  const chosen = [named, before].filter((each) => each !== undefined && houses.includes(each));
  const [branch] = chosen.length === 0 && others.length === 0 ? [only] : chosen;
  const where = branch === undefined ? wanted : { ...wanted, branch };
  return { slug: examCode(where), wanted: where, houses };
}

/** Whether the visitor has to say in which house. */
export function asksPlace({ content }: Pick<Journey, 'content'>, { wanted }: Placed): boolean {
  return hasBranches(content.clinic) && wanted.branch === undefined;
}

/** The chosen house in words; null where the clinic has one, or none is chosen. */
export function placeOf({ content }: Pick<Journey, 'content'>, code: string | undefined) {
  const branch = examsOfCode(code ?? '')?.branch;
  if (branch === undefined || !hasBranches(content.clinic)) return null;
  const house = branchOf(content.clinic, branch);
  return house ? { name: house.name, line: houseLine(house) } : null;
}
