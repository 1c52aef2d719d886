import { canBear } from '#app/clinic/record/people-fields.ts';
import { CHECKED, type Draft, fieldOf, rowsOf } from '#app/features/clinic-record/form-draft.ts';
import { formText } from '#app/platform/form-values.ts';
import type { Role, Successors } from './succession.ts';

const PREFIX = 'assume.';
export const successorField = (slug: string) => `${PREFIX}${slug}`;

/** As typed: who takes over from each who bears a responsibility; '' for nobody. */
export type TypedSuccessors = Readonly<Record<string, string>>;

/** Who was chosen in the form of the people; nothing where it shows no choice. */
export function readTypedSuccessors(form: FormData): TypedSuccessors {
  const names = [...form.keys()].filter((name) => name.startsWith(PREFIX)).slice(0, MOST);
  return Object.fromEntries(
    names.map((name) => [name.slice(PREFIX.length), formText(form, name).slice(0, 80)]),
  );
}

const MOST = 20;

/** What is planned, with what was chosen in its place. */
export function withTyped(waiting: Successors, typed: TypedSuccessors): Successors {
  const all = new Map([...waiting, ...Object.entries(typed)]);
  return new Map([...all].filter(([, successor]) => successor !== ''));
}

/** The slug of the person whose last day a box is, where they bear a responsibility, and who could take it over. */
export function successionAt(form: Draft, path: string) {
  const [, row = ''] = /^people\.(\d+)\.untilOn$/.exec(path) ?? [];
  const people = rowsOf(fieldOf(form, 'people'));
  const person = row === '' ? undefined : people[Number(row)];
  const slug = textOf(fieldOf(person, 'slug'));
  const named = fieldOf(form, 'responsibilities');
  const roles = ROLES.filter((role) => slug !== '' && fieldOf(named, role) === slug);
  if (roles.length === 0) return null;
  return {
    slug,
    options: people.flatMap((each) => {
      const value = textOf(fieldOf(each, 'slug'));
      const kind = textOf(fieldOf(fieldOf(each, 'council'), 'kind'));
      const facts = { profession: textOf(fieldOf(each, 'profession')), council: { kind } };
      const isOther = value !== '' && value !== slug && fieldOf(each, 'isArchived') !== CHECKED;
      return isOther && roles.every((role) => canBear(facts, role))
        ? [{ value, label: textOf(fieldOf(fieldOf(each, 'name'), 'pt-BR')) }]
        : [];
    }),
  };
}

const ROLES: readonly Role[] = ['doctor', 'technicalDirector', 'nurse'];

const textOf = (draft: Draft | undefined) => (typeof draft === 'string' ? draft : '');
