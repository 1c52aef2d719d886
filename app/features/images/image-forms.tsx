import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
import { IMAGES_PATH } from '#app/platform/image-name.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { Dialog, DialogButton, DialogClose } from '#app/ui/dialog/dialog.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { FileField } from '#app/ui/file-field/file-field.tsx';
import {
  IMAGE_ACTIONS,
  IMAGE_FIELDS,
  type ImageFormValues,
  MAX_ALT,
  MAX_CREDIT,
  MAX_UPLOAD_BYTES,
} from './image-fields.ts';

const messages = staffImages.upload;
const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const NOTHING_TYPED = { alt: '', credit: '', showsPeople: false, authorised: false };

/** Uploads an image to the library. */
export function UploadForm({
  values = NOTHING_TYPED,
  errors,
}: {
  values?: ImageFormValues | undefined;
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
      <UploadFields values={values} errors={errors} />
      <Button size="large">{messages.submit}</Button>
    </form>
  );
}

/** The file of an image and what is said of it, in whichever form. */
export function UploadFields({
  values = NOTHING_TYPED,
  errors,
}: {
  values?: ImageFormValues | undefined;
  errors: readonly FieldError[];
}) {
  return (
    <>
      <FileField
        id={IMAGE_FIELDS.file}
        name={IMAGE_FIELDS.file}
        label={messages.file}
        hint={messages.fileHint}
        accept={ACCEPTED_TYPES}
        error={errorAt(errors, IMAGE_FIELDS.file)}
        limit={{ bytes: MAX_UPLOAD_BYTES, message: staffImages.refusals['too-large'] }}
      />
      <ImageDescriptionFields values={values} errors={errors} />
    </>
  );
}

const descriptionMessages = staffImages.words;

/** What the image shows, its credit, and whether people are in it. */
export function ImageDescriptionFields({
  values,
  errors,
}: {
  values: ImageFormValues;
  errors: readonly FieldError[];
}) {
  const propsOf = (name: string) => fieldProps(name, errors);
  return (
    <>
      <TextArea
        {...propsOf(IMAGE_FIELDS.alt)}
        label={descriptionMessages.alt}
        hint={descriptionMessages.altHint}
        rows={2}
        maxLength={MAX_ALT}
        defaultValue={values.alt}
      />
      <TextField
        {...propsOf(IMAGE_FIELDS.credit)}
        label={descriptionMessages.credit}
        hint={descriptionMessages.creditHint}
        maxLength={MAX_CREDIT}
        defaultValue={values.credit}
        autoComplete="off"
      />
      <Checkbox
        {...propsOf(IMAGE_FIELDS.showsPeople)}
        label={descriptionMessages.showsPeople}
        defaultChecked={values.showsPeople}
      />
      <div className="image-authorised">
        <Checkbox
          {...propsOf(IMAGE_FIELDS.authorised)}
          label={descriptionMessages.authorised}
          hint={descriptionMessages.authorisedHint}
          defaultChecked={values.authorised}
        />
      </div>
    </>
  );
}

const imageMessages = staffImages.image;
const DELETE_DIALOG = 'apagar-imagem';

/** Deletes the image after a confirmation; says why not while an entry shows it. */
export function DeleteImage({ version, isUsed }: { version: number; isUsed: boolean }) {
  return (
    <section className="image-delete flow" id={IMAGE_ACTIONS.delete} aria-labelledby="delete-title">
      <h2 id="delete-title">{imageMessages.deleteTitle}</h2>
      {isUsed ? (
        <p>{imageMessages.deleteUsed}</p>
      ) : (
        <DialogButton dialogId={DELETE_DIALOG} look="danger">
          {imageMessages.delete}
        </DialogButton>
      )}
      <Dialog id={DELETE_DIALOG} title={imageMessages.deleteAsk}>
        <p>{imageMessages.deleteHint}</p>
        <form method="post">
          <input type="hidden" name={IMAGE_FIELDS.version} defaultValue={version} />
          <input type="hidden" name={IMAGE_FIELDS.action} value={IMAGE_ACTIONS.delete} />
          <ButtonRow>
            <Button look="danger">{imageMessages.delete}</Button>
            <DialogClose dialogId={DELETE_DIALOG}>{imageMessages.deleteKeep}</DialogClose>
          </ButtonRow>
        </form>
      </Dialog>
    </section>
  );
}
