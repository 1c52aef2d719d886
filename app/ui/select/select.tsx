import { controlProps, FieldFrame, type FieldProps } from '#app/ui/field/field-frame.tsx';
import type { FieldWidth } from '#app/ui/field/input-field.tsx';

export type SelectOption = { value: string; label: string };
type OptionGroup = { label: string; options: readonly SelectOption[] };

type SelectProps = FieldProps & {
  name: string;
  options: readonly (SelectOption | OptionGroup)[];
  defaultValue?: string | undefined;
  /** Label of the empty option, first in the list. */
  emptyLabel?: string;
  width?: FieldWidth;
};

/** The browser's native select: fastest by keyboard, since typing finds the option. */
export function Select(props: SelectProps) {
  const { name, options, defaultValue, emptyLabel, width = 'full', ...field } = props;
  return (
    <FieldFrame {...field}>
      <select
        {...controlProps(field)}
        name={name}
        className={`input input-${width}`}
        defaultValue={defaultValue}
      >
        {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(option)
          ),
        )}
      </select>
    </FieldFrame>
  );
}

function optionOf({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
