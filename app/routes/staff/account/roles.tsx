import { needsTwoFactors } from '#app/features/staff/permissions.ts';
import { roleLabel } from '#app/features/staff/roles/role-words.ts';
import { holdersOf, listOwnRoles, rolesToGive } from '#app/features/staff/roles/roles.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { STAFF_ROLES } from '#app/features/staff/staff-role.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people/people.ts';
import { staffRoles } from '#app/locales/pt-BR/staff/people/roles.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Select } from '#app/ui/select/select.tsx';
import type { Route } from './+types/roles';

const messages = staffRoles;

/** The four roles, those of the clinic with who has them, and where a new one begins. */
export async function loader(args: Route.LoaderArgs) {
  const { services, staff, url } = staffPageOf(args);
  const own: { id: number; name: string; facts: string; heldBy: string }[] = [];
  for (const { id, name, permissions, ownAgendaOnly } of await listOwnRoles(services.db)) {
    const { people, invited } = await holdersOf(services, id);
    const names = [...people.map((each) => each.name), ...invited.map(messages.invited)];
    const facts = [
      messages.allows(permissions.length),
      ...(ownAgendaOnly ? [messages.ownOnly] : []),
      ...(needsTwoFactors(permissions) ? [messages.twoFactors] : []),
    ];
    const heldBy = names.length > 0 ? messages.heldBy(names.join(', ')) : messages.heldByNobody;
    own.push({ id, name, facts: facts.join('; '), heldBy });
  }
  const given = await rolesToGive(services.db, staff.id);
  return {
    own,
    choices: given.map(({ role, name }) => ({
      value: role,
      label: roleLabel({ role, roleName: name }),
    })),
    done: url.searchParams.has('arquivada') ? messages.done.arquivada : null,
  };
}

export default function Roles({ loaderData }: Route.ComponentProps) {
  const { own, choices, done } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: STAFF_PATHS.people, label: messages.back }}
    >
      {done ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      <section className="reading flow">
        <h2>{messages.own}</h2>
        {own.length === 0 ? <p>{messages.none}</p> : null}
        <ul className="flow">
          {own.map(({ id, name, facts, heldBy }) => (
            <li key={id}>
              <a href={`${STAFF_PATHS.roles}/${id}`}>{name}</a>: {facts}. {heldBy}
            </li>
          ))}
        </ul>
      </section>
      <section className="reading flow">
        <h2>{messages.start.title}</h2>
        <form method="get" action={STAFF_PATHS.newRole} className="staff-form stack">
          <Select id="de" name="de" label={messages.start.from} options={choices} width="medium" />
          <Button>{messages.start.submit}</Button>
        </form>
      </section>
      <section className="reading flow">
        <h2>{messages.builtIn}</h2>
        <ul className="flow">
          {STAFF_ROLES.map((role) => (
            <li key={role}>
              <strong>{staffFrame.roles[role]}</strong>: {staffPeople.rolesHelp[role]}
            </li>
          ))}
        </ul>
      </section>
    </StaffScreen>
  );
}
