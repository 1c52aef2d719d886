import { BOOKING_GROUPS } from '#app/clinic/booking-groups.ts';
import { addDays } from '#app/clinic/clinic-time.ts';
import { GLYPHS } from '#app/clinic/record/own-service-fields.ts';
import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { FormPart, FormRow } from '#app/ui/long-form/long-form.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { OtherPrices } from './other-prices.tsx';
import type { FaceValues } from './service-page-form.ts';

const messages = staffCatalogue.face;

type FaceFieldsProps = {
  values: FaceValues;
  errors: readonly FieldError[];
  /** Names of the drawings: those of the services that have them. */
  drawings: Readonly<Record<string, string>>;
  /** Calendar day in the clinic's zone, where a price may be planned; a new service begins with one. */
  today?: string;
  /** Who does the service and may take another amount; a new service begins without. */
  people?: readonly { slug: string; name: string }[];
};

/** How a service is named, where it is found and what its page says about money. */
export function FaceFields({ values, errors, drawings, today, people = [] }: FaceFieldsProps) {
  const field = (name: Exclude<keyof FaceValues, 'outros'>) => ({
    ...fieldProps(name, errors),
    defaultValue: values[name],
  });
  const options = (labels: Readonly<Record<string, string>>, keys: readonly string[]) =>
    keys.map((value) => ({ value, label: labels[value] ?? value }));
  const glyph = (
    <Select
      {...field('desenho')}
      label={messages.glyph}
      emptyLabel={messages.noGlyph}
      options={options(drawings, GLYPHS)}
    />
  );
  return (
    <>
      <FormPart title={messages.legend}>
        <TextField {...field('nome')} label={messages.name} maxLength={60} />
        <TextField
          {...field('endereco')}
          label={messages.address}
          hint={messages.addressHint}
          maxLength={60}
          autoCapitalize="none"
        />
        <Select
          {...field('grupo')}
          label={messages.group}
          emptyLabel={messages.noGroup}
          options={options(messages.groups, BOOKING_GROUPS)}
        />
        {glyph}
      </FormPart>
      <FormPart title={messages.priceTitle}>
        <FormRow>
          <Select
            {...field('preco')}
            label={messages.price}
            hint={messages.priceHint}
            emptyLabel={messages.prices.none}
            options={options(messages.prices, ['fixed', 'from', 'ask'])}
          />
          <TextField
            {...field('valor')}
            label={messages.amount}
            hint={messages.amountHint}
            width="short"
            maxLength={12}
          />
        </FormRow>
        <OtherPrices when="outro" {...{ people, values, errors }} />
        {today ? (
          <>
            <DateField
              {...field('precoEm')}
              label={messages.priceFrom}
              hint={messages.priceFromHint}
              min={addDays(today, 1)}
            />
            <FormRow>
              <Select
                {...field('precoNovo')}
                label={messages.laterPrice}
                emptyLabel={messages.prices.none}
                options={options(messages.prices, ['fixed', 'from', 'ask'])}
              />
              <TextField
                {...field('valorNovo')}
                label={messages.laterAmount}
                width="short"
                maxLength={12}
              />
            </FormRow>
            <OtherPrices when="novo" {...{ people, values, errors }} />
          </>
        ) : null}
      </FormPart>
    </>
  );
}
