import { RoleFields } from '#app/features/staff/roles/role-fields.tsx';
import { parseRole, readRoleForm } from '#app/features/staff/roles/role-form.ts';
import { roleLabel } from '#app/features/staff/roles/role-words.ts';
import {
  makeRole,
  permissionsToGive,
  rolesToGive,
} from '#app/features/staff/roles/roles.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffRoles } from '#app/locales/pt-BR/staff/people/roles.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { refusedForm } from '#app/routes/staff/staff-form.server.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import type { Route } from './+types/role-new';

const messages = staffRoles;

/** Begins with what another role allows. */
export async function loader(args: Route.LoaderArgs) {
  const { services, staff, url } = staffPageOf(args);
  const given = await rolesToGive(services.db, staff.id);
  const from = given.find(({ role }) => role === url.searchParams.get('de'));
  return {
    from: from ? roleLabel({ role: from.role, roleName: from.name }) : null,
    values: {
      name: '',
      permissions: [...(from?.permissions ?? [])],
      ownAgendaOnly: from?.ownAgendaOnly ?? false,
    },
    mayGive: await permissionsToGive(services.db, staff.id),
    formKey: newToken(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const values = readRoleForm(form);
  const parsed = parseRole(values);
  if (!parsed.ok) return refusedForm(parsed.refusal, { values });
  const sentKey = formText(form, 'key');
  const key = isTokenShaped(sentKey) ? sentKey : newToken();
  const made = await makeRole(services, staff, { ...parsed.value, key });
  if (made.ok) return seeOther(`${STAFF_PATHS.roles}/${made.value}?feito=criada`);
  const fieldId = made.refusal === 'name-taken' ? 'name' : 'permissions';
  const error = { fieldId, message: messages.refusals[made.refusal] };
  return refusedForm([error], { values, status: made.refusal === 'beyond-you' ? 403 : 409 });
}

export default function NewRole({ loaderData, actionData }: Route.ComponentProps) {
  const { from, mayGive, formKey } = loaderData;
  const { errors = [], values = loaderData.values } = actionData ?? {};
  return (
    <StaffScreen
      title={messages.newTitle}
      lead={from ? messages.newLead(from) : undefined}
      back={{ href: STAFF_PATHS.roles, label: messages.title }}
      isRefused={errors.length > 0}
    >
      <RoleFields
        values={values}
        mayGive={mayGive}
        errors={errors}
        hidden={{ name: 'key', value: formKey }}
        submit={messages.create}
      />
    </StaffScreen>
  );
}
