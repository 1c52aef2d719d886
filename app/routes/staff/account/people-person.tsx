import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import { toRoleOptions } from '#app/features/staff/roles/role-words.ts';
import { rolesToGive } from '#app/features/staff/roles/roles.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people/people.ts';
import { newToken } from '#app/platform/token.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/people-person';
import { answerPerson, personPageOf } from './people-person.server.ts';
import { PersonForms } from './people-person-forms.tsx';

const messages = staffPeople.person;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff, person, url, may } = await personPageOf(args, args.params.staffId);
  const { id, name, username, role, sessions, feeds, disabledAt } = person;
  const roles = toRoleOptions(await rolesToGive(services.db, staff.id));
  const practitioners = await readPractitioners(services.db);
  const done = url.searchParams.get('feito') ?? '';
  return {
    person: { name, username, role, sessions, feeds, isDisabled: disabledAt !== null },
    roles,
    agenda:
      role === 'administrator'
        ? null
        : {
            practitioners: practitioners.map((each) => ({
              value: String(each.id),
              label: each.name,
            })),
            practitionerId: person.practitionerId === null ? '' : String(person.practitionerId),
            ownAgendaOnly: person.ownAgendaOnly,
            isByRole: person.roleSeesOwnOnly === true,
          },
    accessesHref: may('accesses.read') ? `${STAFF_PATHS.accesses}?pessoa=${id}` : null,
    isYou: id === staff.id,
    formKey: newToken(),
    done: isDone(done) ? messages.done[done] : null,
  };
}

export const action = (args: Route.ActionArgs) => answerPerson(args, args.params.staffId);

function isDone(word: string): word is keyof typeof messages.done {
  return Object.hasOwn(messages.done, word);
}

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, roles, agenda, accessesHref, isYou, formKey, done } = loaderData;
  const { errors = [] } = actionData ?? {};
  return (
    <StaffScreen
      title={person.isDisabled ? `${person.name} (${staffPeople.disabled})` : person.name}
      lead={person.username}
      back={{ href: STAFF_PATHS.people, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {done ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      <PersonForms {...{ person, roles, agenda, isYou, formKey }} />
      {accessesHref ? (
        <p>
          <a href={accessesHref}>{messages.accesses}</a>
        </p>
      ) : null}
    </StaffScreen>
  );
}
