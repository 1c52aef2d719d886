import type { ClinicRecord, RecordFault } from '#app/clinic/clinic-schema.ts';
import { staffSuccession } from '#app/locales/pt-BR/staff/clinic/succession.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import {
  canTakeOver,
  type Leaver,
  leaversOf,
  type Role,
  rolesOf,
  type Successors,
} from './succession/succession.ts';

const messages = staffRecord.form;

type Records = { before: ClinicRecord; after: ClinicRecord };
/** `state` is all that makes it one: where it was so before, nobody has just made it. */
type Found = Omit<RecordFault, 'locale'> & { state: string };

/**
 * What of people may not be saved: medicine or nursing without its register; a last day before the first, or of
 * somebody who bears a responsibility that nobody takes over; and a first day to come of who answers for the clinic.
 * A record that is so already stays valid, so that a site never loses it.
 * @param on the day from which the change counts, 'YYYY-MM-DD'
 * @param successors who takes over: as it is planned, and as it will be
 */
export function presenceFaults(
  { before, after }: Records,
  on: string,
  { waiting, next }: { waiting: Successors; next: Successors } = NOBODY,
): RecordFault[] {
  const was = new Set(
    [...unregistered(before), ...faultsIn(before, on, waiting)].map(({ state }) => state),
  );
  return [...unregistered(after), ...faultsIn(after, on, next)]
    .filter(({ state }) => !was.has(state))
    .map(({ state: _, ...fault }) => ({ ...fault, locale: DEFAULT_LOCALE }));
}

/** Who is of medicine or nursing and names no such council; Res. CFM 2.336/2023 and Res. Cofen 754/2024 ask for it. */
function unregistered({ people }: ClinicRecord): Found[] {
  return people.flatMap(({ slug, profession, council, isArchived }, index): Found[] => {
    const kind = REGISTERS[profession];
    if (isArchived || kind === undefined || council?.kind === kind) return [];
    const state = [slug, profession, council?.kind].join(' ');
    const message = `names no ${kind}`;
    return [{ state, path: ['people', index, 'council'], message, said: messages.register[kind] }];
  });
}

const REGISTERS = {
  doctor: 'CRM',
  nurse: 'COREN',
  'nursing-technician': 'COREN',
  other: undefined,
} as const;

const NOBODY = { waiting: new Map(), next: new Map() };

function faultsIn(record: ClinicRecord, on: string, successors: Successors): Found[] {
  const leavers = leaversOf(record);
  return record.people.flatMap(({ slug, fromOn, untilOn }, index): Found[] => {
    const roles = rolesOf(record, slug);
    const [role] = roles;
    const answers = roles.find((each) => each !== 'nurse');
    const state = [slug, fromOn, untilOn, ...roles].join(' ');
    const last = { state, path: ['people', index, 'untilOn'] };
    if (fromOn && untilOn && untilOn < fromOn)
      return [{ ...last, message: 'is before the first day', said: messages.leavesFirst }];
    const leaver = leavers.find((each) => each.slug === slug);
    const successor = successors.get(slug);
    if (leaver && successor !== undefined && leaver.handsOverOn > on) {
      if (canTakeOver(record, successor, leaver)) return [];
      const message = 'is handed over to somebody who cannot take over';
      return [{ ...last, state: `${state} ${successor}`, message, said: staffSuccession.unfit }];
    }
    if (role && untilOn) {
      const message = 'is the last day of somebody who bears a responsibility';
      return [{ ...last, message, said: stayWords(record, { role, slug, leaver }) }];
    }
    if (!answers || !fromOn || fromOn <= on) return [];
    const message = 'is to come, of somebody who answers for the clinic';
    const said = messages.mustBeHere(messages.roles[answers]);
    return [{ state, path: ['people', index, 'fromOn'], message, said }];
  });
}

type Staying = { role: Role; slug: string; leaver: Leaver | undefined };

/** Why somebody may not leave: whom to choose, or, where nobody could be chosen, whom to save first. */
function stayWords(record: ClinicRecord, { role, slug, leaver }: Staying): string {
  const mayBeNobody = role === 'nurse';
  const isAlone = leaver && !record.people.some((each) => canTakeOver(record, each.slug, leaver));
  if (isAlone) {
    const alone = mayBeNobody ? messages.aloneOrNobody : messages.alone;
    return alone(messages.roles[role], staffSuccession.nobody(nameOf(record, slug)));
  }
  const words = mayBeNobody ? messages.mustStayOrNobody : messages.mustStay;
  return words(messages.roles[role]);
}

function nameOf({ people }: ClinicRecord, slug: string): string {
  const name = people.find((each) => each.slug === slug)?.name ?? slug;
  return typeof name === 'string' ? name : name[DEFAULT_LOCALE];
}
