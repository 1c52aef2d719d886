import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import { IMAGE_FIELDS, IMAGES_PATH, type ImageFormValues } from './image-fields.ts';
import { ImageDescriptionFields } from './image-words-fields.tsx';

const texts = staffImages.upload;
const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const NOTHING_TYPED = { alt: '', credit: '', showsPeople: false, authorised: false };

/** Sends a picture to the library. */
export function UploadForm({
  typed = NOTHING_TYPED,
  errors,
}: {
  typed?: ImageFormValues | undefined;
  errors: readonly FieldError[];
}) {
  return (
    <form
      method="post"
      action={IMAGES_PATH}
      encType="multipart/form-data"
      noValidate
      className="staff-form stack"
    >
      <ErrorSummary errors={errors} />
      <FileField
        id={IMAGE_FIELDS.file}
        name={IMAGE_FIELDS.file}
        label={texts.file}
        hint={texts.fileHint}
        accept={KINDS}
        error={errors.find(({ fieldId }) => fieldId === IMAGE_FIELDS.file)?.message}
      />
      <ImageDescriptionFields typed={typed} errors={errors} />
      <Button size="large">{texts.submit}</Button>
    </form>
  );
}
