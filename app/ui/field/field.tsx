import { controlProps, FieldFrame, type FieldProps } from './field-frame.tsx';
import { type FieldWidth, InputField } from './input-field.tsx';

type SharedProps = FieldProps & {
  name: string;
  defaultValue?: string;
  autoComplete?: string;
  required?: boolean;
  maxLength?: number;
};

export type TextFieldProps = SharedProps & {
  type?: 'text' | 'email' | 'tel' | 'search' | 'password';
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search';
  width?: FieldWidth;
  autoCapitalize?: 'none' | 'words' | 'sentences';
  spellCheck?: boolean;
  /** Only on pages whose sole purpose is this form. */
  autoFocus?: boolean;
};

/** One line of text with its label, hint and error. Use it in a form with `noValidate`. */
export function TextField(props: TextFieldProps) {
  return <InputField type="text" {...props} />;
}

/** Several lines of text with label, hint and error. */
export function TextArea(props: SharedProps & { rows?: number }) {
  const { label, hint, error, labelIsHeading, rows = 5, ...input } = props;
  const field = { id: input.id, label, hint, error, labelIsHeading };
  return (
    <FieldFrame {...field}>
      <textarea {...input} {...controlProps(field)} rows={rows} className="input input-full" />
    </FieldFrame>
  );
}
