import { data } from 'react-router';
import { endSchedulesOf } from '#app/features/content/release-content.server.ts';
import { ENDS_FEEDS } from '#app/features/staff/end-feeds-too.tsx';
import {
  changeOwnAgenda,
  changeRole,
  disablePerson,
  enablePerson,
  endPersonSessions,
  findPerson,
  type PeopleRefusal,
} from '#app/features/staff/people.server.ts';
import { mayGiveRole, permissionsOf } from '#app/features/staff/roles/granting.server.ts';
import { giveNewAccess, HANDOVER_COOKIE } from '#app/features/staff/staff-links.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { isRoleKey } from '#app/features/staff/staff-role.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people/people.ts';
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

const messages = staffPeople.person;

/** Changes an account, or hands out a new access to it. */
export async function answerPerson(args: StaffArgs, staffId: string) {
  const { services, staff, person } = await personPageOf(args, staffId);
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
  const endSchedules = () => endSchedulesOf(services, { staffIds: [person.id], by: staff.id });
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

/** @throws 404 for an account that does not exist */
export async function personPageOf(args: StaffArgs, id: string) {
  const page = staffPageOf(args);
  const person = /^\d{1,9}$/.test(id) ? await findPerson(page.services, Number(id)) : null;
  if (!person) throw data(null, { status: 404 });
  return { ...page, person };
}
