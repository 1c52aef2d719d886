import { withNewPicture } from '#app/features/brand/brand-form.ts';
import { IMAGE_FIELDS, type ImageFormValues } from '#app/features/images/image-fields.ts';
import { imageFormValuesOf, isFileSent } from '#app/features/images/read-upload.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { IMAGES_ROOT } from '#app/platform/image-name.ts';
import { takeUpload } from '#app/routes/staff/content/images-upload.server.ts';
import type { StaffArgs } from '#app/routes/staff/staff-page.server.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

type Taken = {
  /** The form, with the picture chosen once the library has it. */
  form: FormData;
  refused: { errors: readonly FieldError[]; upload: ImageFormValues; status: number } | null;
};

/** A picture that comes with the brand's form goes into the library, and is as good as chosen there. */
export async function takePicture(args: StaffArgs, form: FormData): Promise<Taken> {
  if (!isSent(form)) return { form, refused: null };
  const taken = await takeUpload(args, form);
  if (taken.ok) {
    const image = `${IMAGES_ROOT}${taken.value.name}`;
    const { alt } = imageFormValuesOf(form);
    return { form: withNewPicture(form, image, alt), refused: null };
  }
  const { errors, status = 422 } = taken.refusal;
  return { form, refused: { errors, upload: imageFormValuesOf(form), status } };
}

/** Whether a file was chosen, or at least described. */
function isSent(form: FormData): boolean {
  return isFileSent(form, IMAGE_FIELDS.file) || formText(form, IMAGE_FIELDS.alt).trim() !== '';
}
