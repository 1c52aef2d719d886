import { formatMoment } from '#app/clinic/format-date.ts';
import {
  changeSecondFactorRule,
  listPeople,
  type Person,
  readSecondFactorRule,
} from '#app/features/staff/people.server.ts';
import { roleLabel } from '#app/features/staff/roles/role-words.ts';
import { listOwnRoles } from '#app/features/staff/roles/roles.server.ts';
import { openLinks, withdrawLink } from '#app/features/staff/staff-links.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people/people.ts';
import { formText } from '#app/platform/form-values.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/people';
import { PeopleTable, SecondFactorRule } from './people-sections.tsx';

const messages = staffPeople;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff, url } = staffPageOf(args);
  const people = await listPeople(services);
  const isWithout = ({ disabledAt, hasSecondFactor }: Person) => !disabledAt && !hasSecondFactor;
  const links = await openLinks(services);
  const ownNames = new Map<string, string>(
    (await listOwnRoles(services.db)).map(({ id, name }) => [`own:${id}`, name]),
  );
  return {
    rule: await readSecondFactorRule(services.db),
    without: people.filter(isWithout).length,
    isDone: url.searchParams.has('regra'),
    people: people.map(({ id, name, username, role, hasSecondFactor, ...person }) => ({
      id,
      name,
      username,
      role: roleLabel({ role, roleName: person.roleName }),
      hasSecondFactor,
      isDisabled: person.disabledAt !== null,
      isUnlinked:
        person.practitionerId === null && (person.ownAgendaOnly || person.roleSeesOwnOnly === true),
      isYou: id === staff.id,
      lastSignIn: person.lastSignedInAt ? formatMoment(person.lastSignedInAt) : messages.never,
    })),
    links: links.map(({ id, kind, label, role, practitioner, expiresAt }) => ({
      id,
      label,
      kind: messages.links.kinds[kind],
      role: messages.links.role(
        roleLabel({ role, roleName: ownNames.get(role) ?? null }),
        practitioner,
      ),
      until: messages.links.until(formatMoment(expiresAt)),
    })),
  };
}

/** Withdraws a link, or decides who must use two factors. */
export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  if (formText(form, 'intent') !== 'second-factor') {
    await withdrawLink(services, staff, formText(form, 'link'));
    return seeOther(STAFF_PATHS.people);
  }
  const changed = await changeSecondFactorRule(services, staff, {
    isForAll: formText(form, 'for') === 'all',
    seenVersion: Number(formText(form, 'version')),
  });
  if (changed.ok) return seeOther(`${STAFF_PATHS.people}?regra`);
  const error = { fieldId: 'second-factor', message: messages.secondFactor.changed };
  return refusedForm([error], { values: null, status: 409 });
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, links, rule, without, isDone } = loaderData;
  const { errors = [] } = actionData ?? {};
  return (
    <StaffScreen title={messages.title} lead={messages.lead} isRefused={errors.length > 0}>
      <ErrorSummary errors={errors} />
      {isDone && errors.length === 0 ? (
        <Notice tone="success" role="status">
          <p>{messages.secondFactor.done}</p>
        </Notice>
      ) : null}
      <ButtonRow>
        <LinkButton href={STAFF_PATHS.invite}>{messages.invite}</LinkButton>
        <LinkButton href={STAFF_PATHS.roles} look="secondary">
          {messages.roles}
        </LinkButton>
      </ButtonRow>
      <PeopleTable people={people} />
      {links.length > 0 ? (
        <section className="flow">
          <h2>{messages.links.title}</h2>
          <ul className="flow">
            {links.map(({ id, label, kind, role, until }) => (
              <li key={id}>
                <form method="post">
                  <input type="hidden" name="intent" defaultValue="withdraw" />
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
      <SecondFactorRule {...rule} without={without} />
    </StaffScreen>
  );
}
