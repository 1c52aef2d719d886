import { type Permission, SENSITIVE } from '#app/features/staff/permissions.ts';
import './roles.css';
import { staffRoles } from '#app/locales/pt-BR/staff/people/roles.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import type { RoleFormValues } from './role-form.ts';
import { permissionGroups } from './role-words.ts';

const messages = staffRoles;

type RoleFieldsProps = {
  values: RoleFormValues;
  /** What this person may put into a role. */
  mayGive: readonly Permission[];
  errors: readonly FieldError[];
  /** Of a new role its key, of another its version. */
  hidden: { name: string; value: string };
  submit: string;
};

/** Name, permissions by subject and the agenda of a role. */
export function RoleFields({ values, mayGive, errors, hidden, submit }: RoleFieldsProps) {
  const nothing = errors.find(({ fieldId }) => fieldId === 'permissions')?.message;
  return (
    <form method="post" noValidate className="stack">
      <ErrorSummary errors={errors} />
      <input type="hidden" name="intent" defaultValue="save" />
      <input type="hidden" name={hidden.name} defaultValue={hidden.value} />
      <TextField
        {...fieldProps('name', errors)}
        label={messages.name}
        hint={messages.nameHint}
        defaultValue={values.name}
        autoComplete="off"
        maxLength={60}
      />
      <div id="permissions" tabIndex={-1} className="stack">
        {nothing ? <p className="field-error">{nothing}</p> : null}
        <p>{messages.permissionsNote}</p>
        {permissionGroups().map(({ title, choices }) => {
          const open = choices.filter(({ permission }) => mayGive.includes(permission));
          if (open.length === 0) return null;
          return (
            <fieldset key={title} className="role-group">
              <legend className="legend">{title}</legend>
              <div>
                {open.map(({ permission, label, sentence }) => (
                  <Checkbox
                    key={permission}
                    id={permission.replace('.', '-')}
                    name={permission}
                    label={label}
                    hint={
                      SENSITIVE.includes(permission)
                        ? `${sentence} ${messages.sensitive}`
                        : sentence
                    }
                    defaultChecked={values.permissions.includes(permission)}
                  />
                ))}
              </div>
            </fieldset>
          );
        })}
      </div>
      <Checkbox
        id="own-agenda"
        name="own-agenda"
        label={messages.ownAgenda}
        hint={messages.ownAgendaHint}
        defaultChecked={values.ownAgendaOnly}
      />
      <Button size="large">{submit}</Button>
    </form>
  );
}
