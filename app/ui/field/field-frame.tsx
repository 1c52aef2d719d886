import { FieldError, FieldHint } from './field-messages.tsx';

/** Props of every field, whatever its control. */
export type FieldProps = {
  id: string;
  label: React.ReactNode;
  hint?: React.ReactNode;
  error?: string | undefined;
  /** Renders the label as the page's h1, for screens with one question. */
  labelIsHeading?: boolean;
};

type Described = Pick<FieldProps, 'id' | 'hint' | 'error'>;

/** The ids of a field's hint and error, for aria-describedby; undefined when it has neither. */
export function describedBy({ id, hint, error }: Described) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Props that connect a control to the label, hint and error of its frame. */
export function controlProps(field: Described) {
  return {
    id: field.id,
    'aria-describedby': describedBy(field),
    'aria-invalid': field.error ? true : undefined,
  };
}

export function fieldClass(error: string | undefined) {
  return error ? 'field field-wrong' : 'field';
}

type FieldFrameProps = FieldProps & {
  /** For scripts that enhance the field. */
  data?: Readonly<Record<`data-${string}`, string | number>> | undefined;
  children: React.ReactNode;
};

/** Label, hint and error around one control, which takes `controlProps`. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, labelIsHeading = false, data, children } = props;
  const tag = (
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className={fieldClass(error)} {...data}>
      {labelIsHeading ? <h1 className="label-heading">{tag}</h1> : tag}
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {error ? <FieldError id={id} message={error} /> : null}
      {children}
    </div>
  );
}
