import { describedBy, FieldError, FieldHint } from './field-frame.tsx';

/** How much room the answer needs: a year, a phone, or a whole line. */
export type FieldWidth = 'short' | 'medium' | 'full';

type SharedProps = {
  id: string;
  name: string;
  label: string;
  hint?: React.ReactNode;
  error?: string;
  defaultValue?: string;
  autoComplete?: string;
  required?: boolean;
  maxLength?: number;
  /** Makes the label the page's h1, for screens with one question. */
  labelIsHeading?: boolean;
};

type TextFieldProps = SharedProps & {
  type?: 'text' | 'email' | 'tel' | 'search' | 'password';
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search';
  width?: FieldWidth;
  autoCapitalize?: 'none' | 'words' | 'sentences';
  spellCheck?: boolean;
  /** Only on pages whose sole purpose is this form. */
  autoFocus?: boolean;
};

/** One line of text with its label, hint and error. Use it in a form with `noValidate`. */
export function TextField({
  label,
  hint,
  error,
  labelIsHeading = false,
  type = 'text',
  width = 'full',
  ...input
}: TextFieldProps) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <FieldLabel id={input.id} label={label} isHeading={labelIsHeading} />
      {hint ? <FieldHint id={input.id}>{hint}</FieldHint> : null}
      {error ? <FieldError id={input.id} message={error} /> : null}
      <input
        {...input}
        type={type}
        className={`input input-${width}`}
        aria-describedby={describedBy(input.id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}

/** Several lines of text with label, hint and error. */
export function TextArea({
  label,
  hint,
  error,
  labelIsHeading = false,
  rows = 5,
  ...input
}: SharedProps & { rows?: number }) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <FieldLabel id={input.id} label={label} isHeading={labelIsHeading} />
      {hint ? <FieldHint id={input.id}>{hint}</FieldHint> : null}
      {error ? <FieldError id={input.id} message={error} /> : null}
      <textarea
        {...input}
        rows={rows}
        className="input input-full"
        aria-describedby={describedBy(input.id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}

function FieldLabel({ id, label, isHeading }: { id: string; label: string; isHeading: boolean }) {
  const tag = (
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
  );
  return isHeading ? <h1 className="label-heading">{tag}</h1> : tag;
}
