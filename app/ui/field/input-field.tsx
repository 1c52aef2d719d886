import { controlProps, FieldFrame, type FieldProps } from './field-frame.tsx';

/** Width for the expected answer: a year, a phone number, or a whole line. */
export type FieldWidth = 'short' | 'medium' | 'full';

type InputFieldProps = FieldProps &
  Omit<React.ComponentProps<'input'>, 'className' | 'width'> & {
    id: string;
    name: string;
    width?: FieldWidth;
  };

/** A field with one `<input>`: the base of text, date and time fields. */
export function InputField(props: InputFieldProps) {
  const { label, hint, error, labelIsHeading, width = 'full', ...input } = props;
  const field = { id: input.id, label, hint, error, labelIsHeading };
  return (
    <FieldFrame {...field}>
      <input {...input} {...controlProps(field)} className={`input input-${width}`} />
    </FieldFrame>
  );
}
