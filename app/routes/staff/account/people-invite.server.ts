import { parseName } from '#app/clinic/person-fields.ts';
import { practitionersToTie } from '#app/features/staff/roles/practitioners-to-tie.server.ts';
import { rolesToGive } from '#app/features/staff/roles/roles.server.ts';
import { HANDOVER_COOKIE, invite, invitedFor } from '#app/features/staff/staff-links.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people/people.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import {
  type StaffArgs,
  seeOther,
  staffPageOf,
  staffServicesOf,
} from '#app/routes/staff/staff-page.server.ts';

const messages = staffPeople.inviting;

/** Makes the invitation, or says what is missing in the form. */
export async function answerInvitation(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const values = {
    label: formText(form, 'label'),
    role: formText(form, 'role'),
    practitioner: formText(form, 'practitioner'),
  };
  const sentKey = formText(form, 'key');
  const key = isTokenShaped(sentKey) ? sentKey : newToken();
  const label = parseName(values.label);
  const given = await rolesToGive(services.db, staff.id);
  const role = given.find((each) => each.role === values.role);
  const practitioners = await practitionersToTie(services);
  const practitioner = practitioners.find(({ id }) => String(id) === values.practitioner);
  // Who has an account already is shared knowingly.
  const other =
    practitioner?.accounts.length === 0
      ? await invitedFor(staffServicesOf(services), staff, { practitionerId: practitioner.id, key })
      : null;
  const practitionerError = () => {
    if (other !== null) return messages.practitionerInvited(other);
    if (role?.role === 'administrator' && values.practitioner !== '')
      return messages.practitionerOfAdministrator;
    if (values.practitioner !== '' && !practitioner) return messages.practitionerGone;
    // Where nobody attends, the account waits until there is somebody.
    const isNeeded = role?.ownAgendaOnly === true && practitioners.length > 0;
    return isNeeded && !practitioner ? messages.practitionerMissing : null;
  };
  const wrong = practitionerError();
  if (!label.ok || !role || wrong) {
    const errors = [
      ...(label.ok ? [] : [{ fieldId: 'label', message: messages.labelMissing }]),
      ...(role ? [] : [{ fieldId: 'role', message: messages.roleMissing }]),
      ...(wrong ? [{ fieldId: 'practitioner', message: wrong }] : []),
    ];
    return refusedForm(errors, { values });
  }
  const token = await invite(staffServicesOf(services), staff, {
    ...{ label: label.value, role: role.role, key },
    practitionerId: practitioner?.id ?? null,
  });
  return seeOther(STAFF_PATHS.handover, [setCookie(HANDOVER_COOKIE, token, services.env.baseUrl)]);
}
