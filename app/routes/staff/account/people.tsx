import { formatMoment } from '#app/clinic/format-date.ts';
import { listPeople } from '#app/features/staff/people.server.ts';
import { openLinks, withdrawLink } from '#app/features/staff/staff-links.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people.ts';
import { formText } from '#app/platform/form-values.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, LinkButton } from '#app/ui/button/button.tsx';
import type { Route } from './+types/people';
import { PeopleTable } from './people-table.tsx';

const messages = staffPeople;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff } = staffPageOf(args);
  const people = await listPeople(services);
  const links = await openLinks(services);
  return {
    people: people.map(({ id, name, username, role, hasSecondFactor, ...person }) => ({
      id,
      name,
      username,
      role: staffFrame.roles[role],
      hasSecondFactor,
      isDisabled: person.disabledAt !== null,
      isYou: id === staff.id,
      lastSignIn: person.lastSignedInAt ? formatMoment(person.lastSignedInAt) : messages.never,
    })),
    links: links.map(({ id, kind, label, role, expiresAt }) => ({
      id,
      label,
      kind: messages.links.kinds[kind],
      role: staffFrame.roles[role],
      until: messages.links.until(formatMoment(expiresAt)),
    })),
  };
}

/** Withdraws a link. */
export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  await withdrawLink(services, staff, formText(form, 'link'));
  return seeOther(STAFF_PATHS.people);
}

export default function People({ loaderData }: Route.ComponentProps) {
  const { people, links } = loaderData;
  return (
    <StaffScreen title={messages.title} lead={messages.lead}>
      <LinkButton href={STAFF_PATHS.invite}>{messages.invite}</LinkButton>
      <PeopleTable people={people} />
      {links.length > 0 ? (
        <section className="flow">
          <h2>{messages.links.title}</h2>
          <ul className="flow">
            {links.map(({ id, label, kind, role, until }) => (
              <li key={id}>
                <form method="post">
                  <strong>{label}</strong>: {kind}, {role}, {until}{' '}
                  <Button name="link" value={id} look="quiet">
                    {messages.links.withdraw}
                    <span className="visually-hidden"> {messages.links.withdrawOf(label)}</span>
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </StaffScreen>
  );
}
