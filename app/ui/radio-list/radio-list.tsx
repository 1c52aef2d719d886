import { describedBy } from '#app/ui/field/field-frame.tsx';
import { FieldGroup } from '#app/ui/field/field-group.tsx';
import { FieldHint } from '#app/ui/field/field-messages.tsx';

export type RadioChoice = {
  value: string;
  label: React.ReactNode;
  hint?: React.ReactNode;
  isChecked?: boolean;
  isDisabled?: boolean;
};

type RadioListProps = {
  name: string;
  legend: React.ReactNode;
  options: readonly RadioChoice[];
  /** Id of the first choice, which the error summary links to; defaults to the name. */
  id?: string;
  legendIsHeading?: boolean;
  hint?: React.ReactNode;
  error?: string;
  /** 'list' puts one choice on each line; 'grid' puts short choices, such as times, side by side. */
  layout?: 'list' | 'grid';
};

/** One choice out of a few, as large labelled options. Also for services, payers, days and times. */
export function RadioList({
  name,
  legend,
  options,
  id = name,
  legendIsHeading,
  hint,
  error,
  layout = 'list',
}: RadioListProps) {
  return (
    <FieldGroup {...{ id, legend, legendIsHeading, hint, error }}>
      <div className={`choices choices-${layout}`}>
        {options.map((option, index) => (
          <RadioOption
            key={option.value}
            {...option}
            name={name}
            id={index === 0 ? id : `${id}-${option.value}`}
            hintId={`${id}-${option.value}`}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** A single choice, for lists with headings between the choices (put them in a fieldset). */
function RadioOption({
  id,
  hintId,
  name,
  value,
  label,
  hint,
  isChecked = false,
  isDisabled = false,
}: RadioChoice & { id: string; hintId: string; name: string }) {
  return (
    <div className="choice choice-card">
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        defaultChecked={isChecked}
        disabled={isDisabled}
        aria-describedby={describedBy({ id: hintId, hint })}
      />
      <label htmlFor={id}>{label}</label>
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
    </div>
  );
}
