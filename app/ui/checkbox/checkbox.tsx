import { controlProps, fieldClass } from '#app/ui/field/field-frame.tsx';
import { FieldError, FieldHint } from '#app/ui/field/field-messages.tsx';

type CheckboxProps = {
  id: string;
  name: string;
  /** Id of the form that it is sent with, where it does not stand in it. */
  form?: string;
  label: React.ReactNode;
  value?: string;
  hint?: React.ReactNode;
  error?: string;
  defaultChecked?: boolean;
  required?: boolean;
};

/** A single checkbox, such as a consent. The whole label is the target. */
export function Checkbox({ label, hint, error, value = 'sim', ...input }: CheckboxProps) {
  return (
    <div className={fieldClass(error)}>
      {error ? <FieldError id={input.id} message={error} /> : null}
      <div className="choice">
        <input
          {...input}
          {...controlProps({ id: input.id, hint, error })}
          type="checkbox"
          value={value}
        />
        <label htmlFor={input.id}>{label}</label>
      </div>
      {hint ? <FieldHint id={input.id}>{hint}</FieldHint> : null}
    </div>
  );
}
