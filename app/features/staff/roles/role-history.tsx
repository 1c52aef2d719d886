import { z } from 'zod';
import { formatMoment } from '#app/clinic/format-date.ts';
import { isPermission, type Permission } from '#app/features/staff/permissions.ts';
import { staffRoles } from '#app/locales/pt-BR/staff/people/roles.ts';
import { permissionLabels } from './role-words.ts';

const messages = staffRoles.history;

type Change = { id: number; at: Date; who: string | null; action: string; detail: unknown };
type Step = { id: number; head: string; lines: string[] };

const made = z.object({
  name: z.string(),
  permissions: z.array(z.string()),
  ownAgendaOnly: z.boolean(),
});
const changed = z.object({ from: made, to: made });

/** What happened to a role, in words: who, when, and what it allows more or less since. */
export function toRoleHistory(changes: readonly Change[]): Step[] {
  return changes.map(({ id, at, who, action, detail }) => {
    const what = isAction(action) ? messages.actions[action] : action;
    const head = `${formatMoment(at, { withYear: true })}: ${who ?? ''} ${what}.`;
    const parsed = changed.safeParse(detail);
    return { id, head, lines: parsed.success ? differenceOf(parsed.data) : [] };
  });
}

function differenceOf({ from, to }: z.infer<typeof changed>): string[] {
  const more = permissionLabels(missingIn(to.permissions, from.permissions));
  const less = permissionLabels(missingIn(from.permissions, to.permissions));
  return [
    ...(from.name === to.name ? [] : [messages.renamed(from.name, to.name)]),
    ...(more ? [messages.given(more)] : []),
    ...(less ? [messages.taken(less)] : []),
    ...(from.ownAgendaOnly === to.ownAgendaOnly ? [] : [messages.ownOnly(to.ownAgendaOnly)]),
  ];
}

function missingIn(all: readonly string[], others: readonly string[]): Permission[] {
  return all.filter(isPermission).filter((each) => !others.includes(each));
}

function isAction(word: string): word is keyof typeof messages.actions {
  return Object.hasOwn(messages.actions, word);
}

/** The history of a role, newest first. */
export function RoleHistory({ steps }: { steps: readonly Step[] }) {
  return (
    <section className="reading flow">
      <h2>{messages.title}</h2>
      <ul className="flow">
        {steps.map(({ id, head, lines }) => (
          <li key={id}>
            {head}
            {lines.map((line) => (
              <div key={line} className="small">
                {line}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
