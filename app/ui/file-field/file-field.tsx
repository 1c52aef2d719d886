import { describedBy, FieldError, FieldHint } from '#app/ui/field/field-frame.tsx';

type FileFieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Kinds of file that the browser offers; what comes is checked all the same. */
  accept: string;
};

/** A file of one's own. Browsers never give one back after a refusal: it is chosen again. */
export function FileField({ label, hint, error, ...input }: FileFieldProps) {
  const { id } = input;
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {error ? <FieldError id={id} message={error} /> : null}
      <input
        {...input}
        type="file"
        className="input input-full file-field"
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}
