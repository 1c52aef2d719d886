import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { describedBy } from '#app/ui/field/field-frame.tsx';
import { FieldError as ErrorLine, FieldHint } from '#app/ui/field/field-messages.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { ImageChoice } from '#app/ui/image-choice/image-choice.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { AudioField } from './audio-field.tsx';
import type { Field } from './content-type.ts';
import { type FieldValues, FLAG_SET, fieldName, rowsIn } from './field-values.ts';

const IMAGE_WORDS = {
  none: staffContent.fields.noImage,
  chosen: staffContent.fields.imageChosen,
  library: staffContent.fields.imageLibrary,
};

type FieldsProps = {
  fields: readonly Field[];
  values: FieldValues;
  errors: readonly FieldError[];
  /** Path of the enclosing group, 'minutes.'. */
  prefix?: string;
};

/** Fields of an entry's form, from its content type. */
export function ContentFields({ fields, values, errors, prefix = '' }: FieldsProps) {
  return fields.map((field) => (
    <OneField key={field.name} {...{ field, values, errors }} path={`${prefix}${field.name}`} />
  ));
}

type OneFieldProps = Omit<FieldsProps, 'fields' | 'prefix'> & { field: Field; path: string };

function OneField({ field, values, errors, path }: OneFieldProps) {
  const id = fieldName(path);
  const given = values[id] ?? [];
  const value = given[0] ?? '';
  const { label, hint } = field;
  const common = { id, name: id, label, hint, error: errorAt(errors, id) };
  switch (field.type) {
    case 'line':
    case 'words':
      return <TextField {...common} defaultValue={value} autoComplete="off" />;
    case 'number':
      return (
        <TextField
          {...common}
          defaultValue={value}
          inputMode="numeric"
          width="short"
          autoComplete="off"
        />
      );
    case 'text':
      return <TextArea {...common} defaultValue={value} rows={3} />;
    case 'lines':
      return <TextArea {...common} defaultValue={value} rows={5} />;
    case 'day':
      return <DateField {...common} defaultValue={value} />;
    case 'choice':
      return (
        <Select
          {...common}
          options={[
            ...field.options,
            ...(field.former ?? []).filter((each) => each.value === value),
          ]}
          defaultValue={value}
          emptyLabel={staffContent.fields.chooseOne}
          width="medium"
        />
      );
    case 'audio':
      return <AudioField {...common} options={field.options} value={value} errors={errors} />;
    case 'image':
      return (
        <ImageChoice {...common} options={field.options} value={value} messages={IMAGE_WORDS} />
      );
    case 'flag':
      return <Checkbox {...common} value={FLAG_SET} defaultChecked={given.includes(FLAG_SET)} />;
    case 'checks':
      return (
        <Group {...common}>
          <div className="content-checks">
            {field.options.map((option, index) => (
              <Checkbox
                key={option.value}
                id={index === 0 ? id : `${id}-${option.value}`}
                name={id}
                value={option.value}
                label={option.label}
                defaultChecked={given.includes(option.value)}
              />
            ))}
          </div>
        </Group>
      );
    case 'group':
      return (
        <Group id={id} label={label} hint={hint}>
          <ContentFields fields={field.of} {...{ values, errors }} prefix={`${path}.`} />
        </Group>
      );
    case 'rows':
      return <Rows {...{ field, values, errors, path }} />;
  }
}

/** Filled-in rows, and two empty ones where the number is open. */
function Rows({ field, values, errors, path }: OneFieldProps & { field: { type: 'rows' } }) {
  const count = rowsIn(field, values, path) + (field.count === undefined ? SPARE_ROWS : 0);
  const titleOf = (index: number) => staffContent.fields.rowNumber(field.rowTitle, index + 1);
  return Array.from({ length: count }, (_, index) => {
    const row = `${path}.${index}`;
    return (
      <Group key={row} id={fieldName(row)} label={titleOf(index)}>
        <ContentFields fields={field.of} {...{ values, errors }} prefix={`${row}.`} />
      </Group>
    );
  });
}

const SPARE_ROWS = 2;

type GroupProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: React.ReactNode;
};

function Group({ id, label, hint, error, children }: GroupProps) {
  return (
    <fieldset
      className={error ? 'content-group field-wrong' : 'content-group'}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend>{label}</legend>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {error ? <ErrorLine id={id} message={error} /> : null}
      {children}
    </fieldset>
  );
}
