import { describedBy, FieldError, FieldHint } from '#app/ui/field/field-frame.tsx';

type DayFieldProps = {
  /** Also its id. */
  name: string;
  label: string;
  type?: 'date' | 'time';
  hint?: string;
  error?: string;
  /** 'YYYY-MM-DD' or 'HH:MM'. */
  defaultValue: string;
  min?: string;
  max?: string;
};

/** A day or a time in the browser's own field, which can be typed in too. */
export function DayField({ name, label, type = 'date', hint, error, ...input }: DayFieldProps) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      {hint ? <FieldHint id={name}>{hint}</FieldHint> : null}
      {error ? <FieldError id={name} message={error} /> : null}
      <input
        {...input}
        type={type}
        id={name}
        name={name}
        className="input input-medium"
        aria-describedby={describedBy(name, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}
