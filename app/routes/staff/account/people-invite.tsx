import { practitionersToTie } from '#app/features/staff/roles/practitioners-to-tie.server.ts';
import { toRoleOptions } from '#app/features/staff/roles/role-words.ts';
import { rolesToGive } from '#app/features/staff/roles/roles.server.ts';
import { INVITATION_HOURS } from '#app/features/staff/staff-links.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffPeople } from '#app/locales/pt-BR/staff/people/people.ts';
import { newToken } from '#app/platform/token.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { Select } from '#app/ui/select/select.tsx';
import type { Route } from './+types/people-invite';
import { answerInvitation } from './people-invite.server.ts';

const messages = staffPeople.inviting;

export async function loader(args: Route.LoaderArgs) {
  const { services, staff } = staffPageOf(args);
  const given = await rolesToGive(services.db, staff.id);
  const practitioners = (await practitionersToTie(services)).map(({ id, name, accounts }) => ({
    value: String(id),
    label: messages.practitionerWith(name, accounts),
  }));
  const mayNeedLink = practitioners.length === 0 && given.some((each) => each.ownAgendaOnly);
  const roles = toRoleOptions(given);
  return { formKey: newToken(), hours: INVITATION_HOURS, roles, practitioners, mayNeedLink };
}

export const action = (args: Route.ActionArgs) => answerInvitation(args);

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const { roles, practitioners, mayNeedLink } = loaderData;
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
          options={roles.map((role) => ({ ...role, isChecked: values?.role === role.value }))}
          {...(roleError ? { error: roleError } : {})}
        />
        {practitioners.length > 0 ? (
          <Select
            {...fieldProps('practitioner', errors)}
            label={messages.practitioner}
            hint={messages.practitionerHint}
            emptyLabel={staffPeople.person.ownAgenda.nobody}
            options={practitioners}
            defaultValue={values?.practitioner ?? ''}
            width="medium"
          />
        ) : null}
        {mayNeedLink ? <p>{messages.linkLater}</p> : null}
        <Button size="large">{messages.submit}</Button>
      </form>
    </StaffScreen>
  );
}
