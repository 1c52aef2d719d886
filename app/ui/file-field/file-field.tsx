import { describedBy, FieldError, FieldHint } from '#app/ui/field/field-frame.tsx';

type FileFieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Kinds of file that the browser offers; what comes is checked all the same. */
  accept: string;
  /** What a browser with JavaScript says of a larger file, before it is sent. */
  limit?: { bytes: number; message: string };
};

/** A file of one's own. Browsers never give one back after a refusal: it is chosen again. */
export function FileField({ label, hint, error, limit, ...input }: FileFieldProps) {
  const { id } = input;
  return (
    <div
      className={error ? 'field field-wrong' : 'field'}
      {...(limit && {
        'data-touch': 'file-size',
        'data-max-bytes': limit.bytes,
        'data-too-large': limit.message,
      })}
    >
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
