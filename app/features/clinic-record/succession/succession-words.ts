import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import type { Responsibilities } from '#app/clinic/record/people-fields.ts';
import type { CheckedForm } from '#app/features/clinic-record/edit-section.server.ts';
import type { Difference } from '#app/features/clinic-record/record-differences.ts';
import { staffSuccession as messages } from '#app/locales/pt-BR/staff/clinic/succession.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { leaversOf, ROLES, type Role } from './succession.ts';
import { successorField } from './successor-form.ts';

const NOBODY = '—';

type Change = Pick<CheckedForm, 'before' | 'after' | 'successors'>;

/** What a form changes about who takes over: rows for the list of what changes, and what it means. */
export function successionWords({ before, after, successors: { waiting, next } }: Change): {
  differences: Difference[];
  lines: string[];
} {
  const nameOf = (slug = '') => nameIn(after, slug) ?? nameIn(before, slug) ?? NOBODY;
  const leavers = leaversOf(after);
  // Who was chosen for somebody who stays takes nothing over.
  const planned = new Map([...next].filter(([slug]) => leavers.some((each) => each.slug === slug)));
  const slugs = new Set([...waiting.keys(), ...planned.keys()]);
  const changed = [...slugs].filter((slug) => waiting.get(slug) !== planned.get(slug));
  return {
    differences: changed.map((slug) => ({
      path: successorField(slug),
      where: messages.where(nameOf(slug)),
      before: waiting.has(slug) ? nameOf(waiting.get(slug)) : NOBODY,
      after: planned.has(slug) ? nameOf(planned.get(slug)) : NOBODY,
    })),
    lines: [
      ...leavers.flatMap(({ slug, roles, handsOverOn }) => {
        const successor = planned.get(slug);
        const wasOn = leaversOf(before).find((each) => each.slug === slug)?.handsOverOn;
        const isSame = waiting.get(slug) === successor && wasOn === handsOverOn;
        if (successor === undefined || isSame) return [];
        const words = messages.roles(roles.map((role) => staffRecord.form.roles[role]));
        const day = formatDate(handsOverOn);
        return [messages.takesOver(day, nameOf(successor), words, nameOf(slug))];
      }),
      ...changed
        .filter((slug) => !planned.has(slug))
        .map((slug) => messages.staysAlone(nameOf(slug))),
    ],
  };
}

/**
 * What a plan of responsibilities changes, a sentence for each who takes over: of roles that pass from one person to
 * another together, one sentence.
 * @param before what is in force on the eve of its day
 */
export function handoverWords(
  record: ClinicRecord,
  { before, after }: { before: Responsibilities; after: Responsibilities },
): string[] {
  const nameOf = (slug: string) => nameIn(record, slug) ?? slug;
  const passed = new Map<
    string,
    { to: string | undefined; from: string | undefined; roles: Role[] }
  >();
  for (const role of ROLES) {
    const [from, to] = [before[role], after[role]];
    if (from === to) continue;
    const key = `${to} ${from}`;
    passed.set(key, { to, from, roles: [...(passed.get(key)?.roles ?? []), role] });
  }
  return [...passed.values()].map(({ to, from, roles }) => {
    const words = messages.roles(roles.map((role) => staffRecord.form.roles[role]));
    if (to === undefined) return messages.nobodyIs(words);
    return messages.becomes(nameOf(to), words, from === undefined ? null : nameOf(from));
  });
}

/** The days on which somebody takes over, earliest first. */
export function handoverDays({ after, successors }: Change): string[] {
  return leaversOf(after)
    .filter(({ slug }) => successors.next.has(slug))
    .map(({ handsOverOn }) => handsOverOn)
    .sort();
}

function nameIn({ people }: ClinicRecord, slug: string): string | undefined {
  const found = people.find((each) => each.slug === slug);
  if (!found) return undefined;
  return typeof found.name === 'string' ? found.name : found.name[DEFAULT_LOCALE];
}
