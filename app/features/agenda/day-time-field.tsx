import { describedBy, FieldError, FieldHint } from '#app/ui/field/field-frame.tsx';

type DayTimeFieldProps = {
  id: string;
  name: string;
  label: string;
  type: 'date' | 'time';
  hint?: string;
  error?: string;
  value: string;
  min?: string;
};

/** A day or a time in the browser's own field, which can be typed in. */
export function DayTimeField({ id, label, hint, error, value, ...input }: DayTimeFieldProps) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {error ? <FieldError id={id} message={error} /> : null}
      <input
        {...input}
        id={id}
        className="input input-medium"
        defaultValue={value}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}
