import { DayTimeField } from '#app/features/agenda/day-time-field.tsx';
import { SelectField } from '#app/features/agenda/select-field.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { type BookableChoices, CallerFields } from './caller-fields.tsx';
import { HALF_DAYS, type SearchFormValues } from './phone-search.ts';

const texts = staffAgenda.phone;

type PhoneFormProps = {
  typed: SearchFormValues;
  errors: readonly FieldError[];
  choices: BookableChoices;
  today: string;
};

/** First half of a booking at the phone: who, what for, and when it may be. */
export function PhoneForm({ typed, errors, choices, today }: PhoneFormProps) {
  return (
    <form method="post" noValidate autoComplete="off" className="stack">
      <ErrorSummary errors={errors} />
      <CallerFields typed={typed} errors={errors} choices={choices}>
        <div className="agenda-fields">
          <SelectField
            id="parte"
            name="parte"
            label={texts.halfDay}
            chosen={typed.parte}
            options={HALF_DAYS.map((value) => ({ value, label: texts.halfDays[value] }))}
          />
          <DayTimeField
            id="desde"
            name="desde"
            type="date"
            label={texts.from}
            value={typed.desde}
            min={today}
          />
        </div>
      </CallerFields>
      <Button size="large" name="acao" value="find">
        {texts.find}
      </Button>
    </form>
  );
}
