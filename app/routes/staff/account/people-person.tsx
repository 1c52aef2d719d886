import { data } from 'react-router';
import { readPractitioners } from '#app/features/agenda/read-agenda.server.ts';
import { endSchedulesOf } from '#app/features/content/release-content.server.ts';
import { ENDS_FEEDS } from '#app/features/staff/end-feeds-too.tsx';
import { mayGiveRole, permissionsOf } from '#app/features/staff/granting.server.ts';
import {
  changeOwnAgenda,
  changeRole,
  disablePerson,
  enablePerson,
  endPersonSessions,
  findPerson,
  type PeopleRefusal,
} from '#app/features/staff/people.server.ts';
import { toRoleOptions } from '#app/features/staff/role-words.ts';
import { rolesToGive } from '#app/features/staff/roles.server.ts';
import { giveNewAccess, HANDOVER_COOKIE } from '#app/features/staff/staff-links.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { isRoleKey } from '#app/features/staff/staff-role.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { type Result, refuse } from '#app/platform/result.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import {
  type StaffArgs,
  seeOther,
  staffPageOf,
  staffServicesOf,
} from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/people-person';
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

export async function action(args: Route.ActionArgs) {
  const { services, staff, person } = await personPageOf(args, args.params.staffId);
  const form = await args.request.formData();
  const endsFeeds = form.has(ENDS_FEEDS);
  const path = `${STAFF_PATHS.people}/${person.id}`;
  const answer = (
    done: Result<void, PeopleRefusal | 'administrator'>,
    word: keyof typeof messages.done,
  ) => {
    if (done.ok) return seeOther(`${path}?feito=${word}`);
    if (done.refusal === 'not-found') throw data(null, { status: 404 });
    const error = {
      fieldId: word === 'agenda' ? 'agenda' : 'role',
      message: messages.refusals[done.refusal],
    };
    return refusedForm([error], { values: null, status: 409 });
  };
  const endSchedules = () => endSchedulesOf(services, { staffId: person.id, by: staff.id });
  switch (formText(form, 'intent')) {
    case 'role': {
      const role = formText(form, 'role');
      if (!isRoleKey(role)) return seeOther(path);
      const changed = await changeRole(services, staff, person.id, role);
      const allowed = await permissionsOf(services.db, role);
      if (changed.ok && !allowed?.includes('content.write')) await endSchedules();
      return answer(changed, 'papel');
    }
    case 'agenda': {
      const practitioner = formText(form, 'practitioner');
      const practitionerId = /^\d{1,9}$/.test(practitioner) ? Number(practitioner) : null;
      const wanted = { practitionerId, ownAgendaOnly: form.has('own-agenda') };
      return answer(await changeOwnAgenda(services, staff, person.id, wanted), 'agenda');
    }
    case 'end-sessions':
      return answer(await endPersonSessions(services, staff, person.id, { endsFeeds }), 'acessos');
    case 'disable': {
      const disabled = await disablePerson(services, staff, person.id);
      if (disabled.ok) await endSchedules();
      return answer(disabled, 'sem-acesso');
    }
    case 'enable':
      return answer(await enablePerson(services, staff, person.id), 'com-acesso');
    case 'new-access': {
      const sentKey = formText(form, 'key');
      const key = isTokenShaped(sentKey) ? sentKey : newToken();
      if (!(await mayGiveRole(services.db, staff.id, person.role)))
        return answer(refuse('beyond-you'), 'acessos');
      const token = await giveNewAccess(staffServicesOf(services), staff, { person, key });
      const cookie = setCookie(HANDOVER_COOKIE, token, services.env.baseUrl);
      return seeOther(STAFF_PATHS.handover, [cookie]);
    }
    default:
      return seeOther(path);
  }
}

async function personPageOf(args: StaffArgs, id: string) {
  const page = staffPageOf(args);
  const person = /^\d{1,9}$/.test(id) ? await findPerson(page.services, Number(id)) : null;
  if (!person) throw data(null, { status: 404 });
  return { ...page, person };
}

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
