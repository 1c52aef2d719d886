import { controlProps, FieldFrame, type FieldProps } from '#app/ui/field/field-frame.tsx';

type FileFieldProps = FieldProps & {
  name: string;
  /** Id of the form that it is sent with, where it does not stand in it. */
  form?: string;
  /** File types that the browser offers; the server validates the upload all the same. */
  accept: string;
  /** Size limit that the browser checks before sending, given JavaScript, with its message. */
  limit?: { bytes: number; message: string };
};

/** A file upload. Browsers never restore the file after a refusal: the visitor has to choose it again. */
export function FileField({ name, form, accept, limit, ...field }: FileFieldProps) {
  const data = limit && {
    'data-touch': 'file-size',
    'data-max-bytes': limit.bytes,
    'data-too-large': limit.message,
  };
  return (
    <FieldFrame {...field} data={data}>
      <input
        {...controlProps(field)}
        name={name}
        form={form}
        type="file"
        accept={accept}
        className="input input-full file-field"
      />
    </FieldFrame>
  );
}
