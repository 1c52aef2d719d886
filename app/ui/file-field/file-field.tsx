import { controlProps, FieldFrame, type FieldProps } from '#app/ui/field/field-frame.tsx';

type FileFieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Kinds of file that the browser offers; what comes is checked all the same. */
  accept: string;
  /** Size limit that the browser checks before sending, given JavaScript, with its message. */
  limit?: { bytes: number; message: string };
};

/** A file upload. Browsers never restore the file after a refusal: the visitor has to choose it again. */
export function FileField({ label, hint, error, limit, ...input }: FileFieldProps) {
  const { id } = input;
  return (
    <FieldFrame {...field} data={data}>
      <input
        {...input}
        type="file"
        className="input input-full file-field"
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}
