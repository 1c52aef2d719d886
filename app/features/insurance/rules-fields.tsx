import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { DAY_PARTS } from '#app/scheduling/payers/payer-rules.ts';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Select } from '#app/ui/select/select.tsx';
import type { RulesValues } from './rules-form.ts';
import { ServiceRuleFields, type ShownService } from './service-rule-fields.tsx';

const messages = staffInsurance.form;
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;

type RulesFieldsProps = {
  values: RulesValues;
  errors: readonly FieldError[];
  services: readonly ShownService[];
  /** Whether the site speaks English. */
  hasEnglish: boolean;
  /** What the clinic record says to bring, as it counts while the list is empty. */
  recordBring: string;
};

/** When a payer is taken, what it covers, and what to bring. */
export function RulesFields(props: RulesFieldsProps) {
  const { values, errors, services, hasEnglish, recordBring } = props;
  return (
    <>
      <section className="flow" aria-labelledby="servicos">
        <h2 id="servicos">{messages.services}</h2>
        <div>
          {services.map((service) => {
            const typed = values.services[service.slug];
            return typed ? (
              <ServiceRuleFields
                key={service.slug}
                service={service}
                values={typed}
                errors={errors}
              />
            ) : null;
          })}
        </div>
      </section>
      <section className="flow" aria-labelledby="quando">
        <h2 id="quando">{messages.when}</h2>
        <TextField
          {...fieldProps('quota', errors)}
          label={messages.quota}
          hint={messages.quotaHint}
          defaultValue={values.quota}
          inputMode="numeric"
          width="short"
          maxLength={3}
        />
        <div className="payer-week">
          {MONDAY_FIRST.map((weekday) => (
            <Select
              key={weekday}
              id={`dia-${weekday}`}
              name={`dia-${weekday}`}
              label={asStart(staffSettings.weekdays[weekday] ?? '')}
              defaultValue={values.week[weekday]}
              options={DAY_PARTS.map((value) => ({ value, label: messages.day[value] }))}
            />
          ))}
        </div>
        <div className="payer-week">
          <DateField
            {...fieldProps('de', errors)}
            label={messages.from}
            hint={messages.dateHint}
            defaultValue={values.de}
          />
          <DateField
            {...fieldProps('ate', errors)}
            label={messages.until}
            hint={messages.dateHint}
            defaultValue={values.ate}
          />
        </div>
      </section>
      <TextArea
        {...fieldProps('trazer', errors)}
        label={messages.bring}
        hint={`${messages.bringHint} ${recordBring}`}
        defaultValue={values.trazer}
        rows={4}
      />
      {hasEnglish ? (
        <TextArea
          {...fieldProps('bring', errors)}
          label={messages.bringEnglish}
          defaultValue={values.bring}
          rows={4}
        />
      ) : null}
    </>
  );
}

function asStart(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
