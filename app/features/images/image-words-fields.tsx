import { staffImages } from '#app/locales/pt-BR/staff/images.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { IMAGE_FIELDS, type ImageFormValues, MAX_ALT, MAX_CREDIT } from './image-fields.ts';

const texts = staffImages.words;

/** What is asked about a picture: what it shows, whose it is, who is on it. */
export function ImageDescriptionFields({
  typed,
  errors,
}: {
  typed: ImageFormValues;
  errors: readonly FieldError[];
}) {
  const propsOf = (name: string) => {
    const error = errors.find(({ fieldId }) => fieldId === name)?.message;
    return { id: name, name, ...(error ? { error } : {}) };
  };
  return (
    <>
      <TextArea
        {...propsOf(IMAGE_FIELDS.alt)}
        label={texts.alt}
        hint={texts.altHint}
        rows={2}
        maxLength={MAX_ALT}
        defaultValue={typed.alt}
      />
      <TextField
        {...propsOf(IMAGE_FIELDS.credit)}
        label={texts.credit}
        hint={texts.creditHint}
        maxLength={MAX_CREDIT}
        defaultValue={typed.credit}
        autoComplete="off"
      />
      <Checkbox
        {...propsOf(IMAGE_FIELDS.showsPeople)}
        label={texts.showsPeople}
        defaultChecked={typed.showsPeople}
      />
      <div className="image-authorised">
        <Checkbox
          {...propsOf(IMAGE_FIELDS.authorised)}
          label={texts.authorised}
          hint={texts.authorisedHint}
          defaultChecked={typed.authorised}
        />
      </div>
    </>
  );
}
