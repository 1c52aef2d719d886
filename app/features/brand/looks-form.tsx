import { LANDSCAPES } from '#app/clinic/record/brand-fields.ts';
import { staffBrand } from '#app/locales/pt-BR/staff/clinic/brand.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { controlProps, FieldFrame } from '#app/ui/field/field-frame.tsx';
import { ImageChoice } from '#app/ui/image-choice/image-choice.tsx';
import { SaveBar } from '#app/ui/long-form/long-form.tsx';
import { MainForm } from '#app/ui/main-form/main-form.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import {
  BRAND_FIELDS,
  FAMILIES,
  type LooksValues,
  OWN_PICTURE,
  type Pictures,
  shownColours,
} from './brand-form.ts';

const messages = staffBrand.looks;
const { chosen, empty } = messages.pictures;
const WITHOUT_PICTURES = { chosen, empty };

type LooksFormProps = {
  values: LooksValues;
  version: number;
  /** Images of the library, newest first. */
  pictures: Pictures;
  /** Fields for a picture that the library does not have yet. */
  upload: React.ReactNode;
  /** Message of a field, by its id. */
  errorOf: (fieldId: string) => string | undefined;
};

/** The three colours and what the home page shows; looked at before it is saved. */
export function LooksForm({ values, version, pictures, upload, errorOf }: LooksFormProps) {
  return (
    <MainForm encType="multipart/form-data" noValidate className="staff-form stack">
      <input type="hidden" name={BRAND_FIELDS.version} value={version} />
      <input type="hidden" name={BRAND_FIELDS.shown} value={shownColours(values)} />
      <fieldset className="stack">
        <legend>{messages.colours}</legend>
        {FAMILIES.map((family) => (
          <ColourField
            key={family}
            {...messages.families[family]}
            name={BRAND_FIELDS[family]}
            value={values[family]}
            error={errorOf(BRAND_FIELDS[family])}
          />
        ))}
        <Checkbox
          id={BRAND_FIELDS.own}
          name={BRAND_FIELDS.own}
          label={messages.own}
          defaultChecked={values.isOwn}
        />
      </fieldset>
      <RadioList
        name={BRAND_FIELDS.scene}
        legend={messages.landscape}
        options={[
          ...LANDSCAPES.map((each) => ({ value: each, label: messages.landscapes[each] })),
          { value: OWN_PICTURE, label: messages.picture },
        ].map((option) => ({ ...option, isChecked: option.value === values.scene }))}
      />
      <input type="hidden" name={BRAND_FIELDS.shownScene} value={values.scene} />
      <input type="hidden" name={BRAND_FIELDS.shownPicture} value={values.picture} />
      <input type="hidden" name={BRAND_FIELDS.shownAlt} value={values.alt} />
      <ImageChoice
        id={BRAND_FIELDS.picture}
        label={messages.pictures.label}
        hint={messages.pictures.hint}
        error={errorOf(BRAND_FIELDS.picture)}
        options={pictures}
        value={values.picture}
        messages={pictures.length > 0 ? messages.pictures : WITHOUT_PICTURES}
      />
      {upload}
      <TextField
        id={BRAND_FIELDS.alt}
        name={BRAND_FIELDS.alt}
        label={messages.pictureAlt}
        hint={messages.pictureAltHint}
        error={errorOf(BRAND_FIELDS.alt)}
        defaultValue={values.alt}
      />
      <SaveBar>
        <Button look="secondary" name={BRAND_FIELDS.intent} value="ver">
          {messages.preview}
        </Button>
        <Button name={BRAND_FIELDS.intent} value="guardar">
          {messages.save}
        </Button>
      </SaveBar>
    </MainForm>
  );
}

type ColourFieldProps = {
  name: string;
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
};

function ColourField({ name, value, ...texts }: ColourFieldProps) {
  const field = { id: name, ...texts };
  return (
    <FieldFrame {...field}>
      <input
        {...controlProps(field)}
        name={name}
        type="color"
        defaultValue={value}
        className="colour-input"
      />
    </FieldFrame>
  );
}
