import type { FieldProps } from '#app/ui/field/field-frame.tsx';
import { type FieldWidth, InputField } from '#app/ui/field/input-field.tsx';

type DateFieldProps = FieldProps & {
  name: string;
  /** 'YYYY-MM-DD'. */
  defaultValue: string;
  min?: string;
  max?: string;
  width?: FieldWidth;
};

/** The browser's native date field. For birthdays use `DateParts`. */
export function DateField(props: DateFieldProps) {
  return <InputField type="date" width="medium" {...props} />;
}
