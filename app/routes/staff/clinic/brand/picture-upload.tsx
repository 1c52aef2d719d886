import { IMAGE_FIELDS, type ImageFormValues } from '#app/features/images/image-fields.ts';
import { UploadFields } from '#app/features/images/image-forms.tsx';
import '#app/features/images/images.css';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';

const messages = staffBrand.looks.upload;
const FIELDS: readonly string[] = Object.values(IMAGE_FIELDS);

type PictureUploadProps = {
  values: ImageFormValues | undefined;
  errors: readonly FieldError[];
  /** Whether there is nothing to choose from. */
  isFirst: boolean;
};

/** Sends a picture to the library from the brand's own form. */
export function PictureUpload({ values, errors, isFirst }: PictureUploadProps) {
  const isTyped = values !== undefined && values.alt !== '';
  const isOpen = isFirst || isTyped || errors.some(({ fieldId }) => FIELDS.includes(fieldId));
  return (
    <Disclosure summary={messages.title} isOpen={isOpen}>
      <div className="stack">
        <p>{messages.text}</p>
        <UploadFields values={values} errors={errors} />
      </div>
    </Disclosure>
  );
}
