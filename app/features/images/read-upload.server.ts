import { formText } from '#app/platform/form-values.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { IMAGE_FIELDS, type ImageFormValues, MAX_UPLOAD_BYTES } from './image-fields.ts';

export type UploadRefusal = 'file-missing' | 'file-empty' | 'many-files' | 'too-large';

/** Form data of a request; null when the body is not a valid form. Call it once. */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    // `formData` throws this for a body that is not a form or incomplete.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Whether a file was chosen, also where it did not come: after a new sign-in a word stands in its place. */
export function isFileSent(form: FormData, field: string): boolean {
  const file = form.get(field);
  return file !== null && (typeof file === 'string' ? file : file.name) !== '';
}

/** The only file of a form, as it was sent. Its name is ignored. */
export async function readUpload(form: FormData): Promise<Result<Buffer, UploadRefusal>> {
  const values = form.getAll(IMAGE_FIELDS.file);
  if (values.length > 1) return refuse('many-files');
  const [file] = values;
  if (file === undefined || typeof file === 'string') return refuse('file-missing');
  // Browsers send a nameless file when none was chosen.
  if (file.size === 0) return refuse(file.name === '' ? 'file-missing' : 'file-empty');
  if (file.size > MAX_UPLOAD_BYTES) return refuse('too-large');
  return ok(Buffer.from(await file.arrayBuffer()));
}

/** A form's values about an image. */
export function imageFormValuesOf(form: FormData): ImageFormValues {
  const text = (field: string) => formText(form, field);
  return {
    alt: text(IMAGE_FIELDS.alt),
    credit: text(IMAGE_FIELDS.credit),
    showsPeople: form.has(IMAGE_FIELDS.showsPeople),
    authorised: form.has(IMAGE_FIELDS.authorised),
  };
}
