import type { ClinicRecord, RecordFault } from '#app/clinic/clinic-schema.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';

const messages = staffRecord.form;

type Records = { before: ClinicRecord; after: ClinicRecord };
/** `state` is all that makes it one: where it was so before, nobody has just made it. */
type Found = Omit<RecordFault, 'locale'> & { state: string };

/**
 * First and last days that may not be saved: a last one before the first, or of somebody who bears a responsibility,
 * and a first one to come of who answers for the clinic. A record that is so already stays valid, so that a site
 * never loses it.
 * @param on the day from which the change counts, 'YYYY-MM-DD'
 */
export function presenceFaults({ before, after }: Records, on: string): RecordFault[] {
  const was = new Set(faultsIn(before, on).map(({ state }) => state));
  return faultsIn(after, on)
    .filter(({ state }) => !was.has(state))
    .map(({ state: _, ...fault }) => ({ ...fault, locale: DEFAULT_LOCALE }));
}

const ROLES = ['doctor', 'technicalDirector', 'nurse'] as const;

function faultsIn({ people, responsibilities: named }: ClinicRecord, on: string): Found[] {
  return people.flatMap(({ slug, fromOn, untilOn }, index): Found[] => {
    const roles = ROLES.filter((role) => named[role] === slug);
    const [role] = roles;
    const answers = roles.find((each) => each !== 'nurse');
    const state = [slug, fromOn, untilOn, ...roles].join(' ');
    const last = { state, path: ['people', index, 'untilOn'] };
    if (fromOn && untilOn && untilOn < fromOn)
      return [{ ...last, message: 'is before the first day', said: messages.leavesFirst }];
    if (role && untilOn) {
      const message = 'is the last day of somebody who bears a responsibility';
      const mayBeNobody = role === 'nurse';
      const words = mayBeNobody ? messages.mustStayOrNobody : messages.mustStay;
      return [{ ...last, message, said: words(messages.roles[role]) }];
    }
    if (!answers || !fromOn || fromOn <= on) return [];
    const message = 'is to come, of somebody who answers for the clinic';
    const said = messages.mustBeHere(messages.roles[answers]);
    return [{ state, path: ['people', index, 'fromOn'], message, said }];
  });
}
