import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { FieldError as ErrorText } from '#app/ui/field/field-frame.tsx';
import { MONDAY_FIRST } from './format-week.ts';
import { dayField, type HoursFormValues } from './hours-form.ts';

const texts = staffSettings.hours;

type WeekTableProps = {
  typed: HoursFormValues;
  errors: readonly FieldError[];
  /** How many breaks a day has room for. */
  breaks: number;
};

/** A line a day: when it begins, when it ends and what lies between. */
export function WeekTable({ typed, errors, breaks }: WeekTableProps) {
  return (
    <fieldset className="field settings-week-fields" aria-describedby="week-hint">
      <legend className="legend">{texts.table}</legend>
      <p className="field-hint" id="week-hint">
        {texts.dayHint}
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
                <label key={name} htmlFor={name}>
                  <span>{label}</span>
                  <input
                    id={name}
                    name={name}
                    type="time"
                    step={300}
                    className="input"
                    aria-label={texts.cell(label, day)}
                    aria-invalid={wrong?.fieldId === name ? true : undefined}
                    aria-describedby={wrong?.fieldId === name ? `${name}-error` : undefined}
                    defaultValue={typed[name] ?? ''}
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
    { name: dayField(weekday, 'abre'), label: texts.opens },
    ...Array.from({ length: breaks }, (_, index) => [
      { name: dayField(weekday, `pausa-${index}`), label: texts.pause },
      { name: dayField(weekday, `volta-${index}`), label: texts.resume },
    ]).flat(),
    { name: dayField(weekday, 'fecha'), label: texts.closes },
  ];
}
