import { describedBy, FieldError, FieldHint } from '#app/ui/field/field-frame.tsx';

type SelectFieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  chosen: string;
  options: readonly { value: string; label: string }[];
};

/** One of several names in the browser's own list: quickest by the keyboard, as typing finds the name. */
export function SelectField({ id, name, label, hint, error, chosen, options }: SelectFieldProps) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {error ? <FieldError id={id} message={error} /> : null}
      <select
        id={id}
        name={name}
        className="input"
        defaultValue={chosen}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
