import { PERMISSIONS, type Permission } from '#app/features/staff/permissions.ts';
import { staffRoles } from '#app/locales/pt-BR/staff/people/roles.ts';
import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffRoles.refusals;
const MAX_NAME = 60;

export type RoleFormValues = {
  name: string;
  permissions: Permission[];
  ownAgendaOnly: boolean;
};

/** What a role's form holds; permissions that do not exist are not taken. */
export function readRoleForm(form: FormData): RoleFormValues {
  const permissions = PERMISSIONS.filter((permission) => form.has(permission));
  const name = formText(form, 'name').slice(0, 200);
  return { name, permissions, ownAgendaOnly: form.has('own-agenda') };
}

/** A role as it can be stored, or what is wrong at which field. */
export function parseRole(values: RoleFormValues): Result<RoleFormValues, FieldError[]> {
  const name = values.name.normalize('NFC').replace(/\s+/g, ' ').trim();
  const errors: FieldError[] = [];
  if (name === '' || name.length > MAX_NAME)
    errors.push({ fieldId: 'name', message: messages.nameMissing });
  if (values.permissions.length === 0)
    errors.push({ fieldId: 'permissions', message: messages.nothing });
  return errors.length > 0 ? refuse(errors) : ok({ ...values, name });
}
