import { parseName } from '#app/clinic/person-fields.ts';
import { toRoleOptions } from '#app/features/staff/roles/role-words.ts';
import { rolesToGive } from '#app/features/staff/roles/roles.server.ts';
import {
  HANDOVER_COOKIE,
  INVITATION_HOURS,
  invite,
} from '#app/features/staff/staff-links.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people/people.ts';
import { setCookie } from '#app/platform/cookie.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { seeOther, staffPageOf, staffServicesOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import type { Route } from './+types/people-invite';

const messages = staffPeople.inviting;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff } = staffPageOf(args);
  const given = await rolesToGive(services.db, staff.id);
  const mayNeedLink = given.some(({ ownAgendaOnly }) => ownAgendaOnly);
  const roles = toRoleOptions(given);
  return { formKey: newToken(), hours: INVITATION_HOURS, roles, mayNeedLink };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const values = { label: formText(form, 'label'), role: formText(form, 'role') };
  const sentKey = formText(form, 'key');
  const key = isTokenShaped(sentKey) ? sentKey : newToken();
  const label = parseName(values.label);
  const given = await rolesToGive(services.db, staff.id);
  const role = given.find((each) => each.role === values.role)?.role;
  if (!label.ok || !role) {
    const errors = [
      ...(label.ok ? [] : [{ fieldId: 'label', message: messages.labelMissing }]),
      ...(role ? [] : [{ fieldId: 'role', message: messages.roleMissing }]),
    ];
    return refusedForm(errors, { values });
  }
  const token = await invite(staffServicesOf(services), staff, { label: label.value, role, key });
  return seeOther(STAFF_PATHS.handover, [setCookie(HANDOVER_COOKIE, token, services.env.baseUrl)]);
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const { errors = [], values } = actionData ?? {};
  const roleError = fieldProps('role', errors).error;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead(loaderData.hours)}
      back={{ href: STAFF_PATHS.people, label: staffPeople.title }}
      isRefused={errors.length > 0}
    >
      <form method="post" noValidate className="staff-form stack">
        <ErrorSummary errors={errors} />
        <input type="hidden" name="key" defaultValue={loaderData.formKey} />
        <TextField
          {...fieldProps('label', errors)}
          label={messages.label}
          hint={messages.labelHint}
          defaultValue={values?.label ?? ''}
          autoComplete="off"
          maxLength={120}
        />
        <RadioList
          name="role"
          legend={messages.role}
          options={loaderData.roles.map((role) => ({
            ...role,
            isChecked: values?.role === role.value,
          }))}
          {...(roleError ? { error: roleError } : {})}
        />
        {loaderData.mayNeedLink ? <p>{messages.linkLater}</p> : null}
        <Button size="large">{messages.submit}</Button>
      </form>
    </StaffScreen>
  );
}
