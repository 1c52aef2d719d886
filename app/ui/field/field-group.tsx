import { describedBy, fieldClass } from './field-frame.tsx';
import { FieldError, FieldHint } from './field-messages.tsx';

type FieldGroupProps = {
  /** Prefix of the ids of its hint and error. */
  id: string;
  legend: React.ReactNode;
  /** Renders the legend as the page's h1, for screens with one question. */
  legendIsHeading?: boolean;
  hint?: React.ReactNode;
  error?: string | undefined;
  className?: string;
  children: React.ReactNode;
};

/** Legend, hint and error around several controls that answer one question. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, legend, legendIsHeading = false, hint, error, className, children } = props;
  const ownClass = fieldClass(error);
  return (
    <fieldset
      className={className ? `${ownClass} ${className}` : ownClass}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend className={legendIsHeading ? 'legend legend-heading' : 'legend'}>
        {legendIsHeading ? <h1>{legend}</h1> : legend}
      </legend>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {error ? <FieldError id={id} message={error} /> : null}
      {children}
    </fieldset>
  );
}
