import type { FieldProps } from '#app/ui/field/field-frame.tsx';
import { InputField } from '#app/ui/field/input-field.tsx';

type TimeFieldProps = FieldProps & {
  name: string;
  /** 'HH:MM' on the clinic's wall clock. */
  defaultValue: string;
};

/** The browser's native time field. */
export function TimeField(props: TimeFieldProps) {
  return <InputField type="time" width="medium" {...props} />;
}
