import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { FieldError as ErrorText } from '#app/ui/field/field-messages.tsx';
import { MONDAY_FIRST } from './format-week.ts';
import { dayField, type HoursFormValues } from './hours-form.ts';

const messages = staffSettings.hours;

type WeekTableProps = {
  values: HoursFormValues;
  errors: readonly FieldError[];
  /** Number of break fields per day. */
  breaks: number;
};

/** One row per weekday: start, end and breaks. */
export function WeekTable({ values, errors, breaks }: WeekTableProps) {
  return (
    <fieldset className="field settings-week-fields" aria-describedby="week-hint">
      <legend className="legend">{messages.table}</legend>
      <p className="field-hint" id="week-hint">
        {messages.dayHint}
      </p>
      {MONDAY_FIRST.map((weekday) => {
        const day = staffSettings.weekdays[weekday] ?? '';
        const parts = partsOf(weekday, breaks);
        const wrong = errors.find(({ fieldId }) => parts.some(({ name }) => name === fieldId));
        return (
          <fieldset key={weekday} className={wrong ? 'settings-day field-wrong' : 'settings-day'}>
            <legend>{day}</legend>
            {wrong ? <ErrorText id={wrong.fieldId} message={wrong.message} /> : null}
            <div className="settings-times">
              {parts.map(({ name, label }) => (
                <label key={name}>
                  <span>{label}</span>
                  <input
                    id={name}
                    name={name}
                    type="time"
                    step={300}
                    className="input"
                    aria-label={messages.cell(label, day)}
                    aria-invalid={wrong?.fieldId === name ? true : undefined}
                    aria-describedby={wrong?.fieldId === name ? `${name}-error` : undefined}
                    defaultValue={values[name] ?? ''}
                  />
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </fieldset>
  );
}

function partsOf(weekday: number, breaks: number): { name: string; label: string }[] {
  return [
    { name: dayField(weekday, 'abre'), label: messages.opens },
    ...Array.from({ length: breaks }, (_, index) => [
      { name: dayField(weekday, `pausa-${index}`), label: messages.pause },
      { name: dayField(weekday, `volta-${index}`), label: messages.resume },
    ]).flat(),
    { name: dayField(weekday, 'fecha'), label: messages.closes },
  ];
}
