import { MONDAY_FIRST } from '#app/features/schedule-settings/format-week.ts';
import type { HoursFormValues } from '#app/features/schedule-settings/hours-form.ts';
import { staffLimits } from '#app/locales/pt-BR/staff/settings/limits.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { FieldError as ErrorText } from '#app/ui/field/field-messages.tsx';
import type { LimitService } from './limit-words.ts';
import { LIMIT_CHOICES, LIMITS_FIELD, limitCount, limitField, MOST_LIMITS } from './limits-form.ts';
import './limits.css';

type LimitFieldsProps = {
  values: HoursFormValues;
  errors: readonly FieldError[];
  services: readonly LimitService[];
};

/** Parts of the week for some services alone; closed until there are any. */
export function LimitFields({ values, errors, services }: LimitFieldsProps) {
  const { shown, used } = limitCount(values);
  return (
    <>
      <input type="hidden" name={LIMITS_FIELD} defaultValue={values[LIMITS_FIELD]} />
      <Disclosure summary={staffLimits.title(used)} isOpen={used > 0}>
        <p>{staffLimits.lead}</p>
        {Array.from({ length: shown }, (_, index) => (
          // The order of the lines is all that tells them apart.
          <Limit key={limitField(index, 'das')} {...{ index, values, errors, services }} />
        ))}
        {used > 0 && used < MOST_LIMITS ? (
          <Disclosure summary={staffLimits.more}>
            <Limit key={used} {...{ index: used, values, errors, services }} />
          </Disclosure>
        ) : null}
      </Disclosure>
    </>
  );
}

/** One limit: when, which services, and what it says of them. */
function Limit({ index, values, errors, services }: LimitFieldsProps & { index: number }) {
  const wrong = errors.find(({ fieldId }) => fieldId.startsWith(`limite-${index}-`));
  const named = (part: Parameters<typeof limitField>[1]) => {
    const name = limitField(index, part);
    return { id: name, name };
  };
  const isOn = (part: Parameters<typeof limitField>[1]) => Boolean(values[limitField(index, part)]);
  const choice = limitField(index, 'vale');
  return (
    <fieldset className={wrong ? 'settings-limit field-wrong' : 'settings-limit'}>
      <legend>{staffLimits.legend(index + 1)}</legend>
      {wrong ? <ErrorText id={wrong.fieldId} message={wrong.message} /> : null}
      <fieldset>
        <legend>
          {staffLimits.days}
          <span className="visually-hidden">{staffLimits.ofLimit(index + 1)}</span>
        </legend>
        <div className="settings-limit-days">
          {MONDAY_FIRST.map((weekday) => (
            <Checkbox
              key={weekday}
              {...named(`dia-${weekday}`)}
              label={staffSettings.weekdays[weekday]}
              defaultChecked={isOn(`dia-${weekday}`)}
            />
          ))}
        </div>
      </fieldset>
      <div className="settings-times">
        {(['das', 'as'] as const).map((part) => (
          <label key={part}>
            <span>{staffLimits.times[part]}</span>
            <input
              {...named(part)}
              type="time"
              step={300}
              className="input"
              aria-invalid={wrong?.fieldId === limitField(index, part) ? true : undefined}
              defaultValue={values[limitField(index, part)] ?? ''}
            />
          </label>
        ))}
      </div>
      <fieldset>
        <legend>
          {staffLimits.services}
          <span className="visually-hidden">{staffLimits.ofLimit(index + 1)}</span>
        </legend>
        <div className="settings-who">
          {services.map(({ id, title, isArchived }) => (
            <Checkbox
              key={id}
              {...named(`servico-${id}`)}
              label={isArchived ? staffLimits.archived(title) : title}
              defaultChecked={isOn(`servico-${id}`)}
            />
          ))}
        </div>
      </fieldset>
      <label className="settings-limit-choice" htmlFor={choice}>
        <span>{staffLimits.says}</span>
        <select id={choice} name={choice} className="input" defaultValue={values[choice]}>
          {Object.entries(LIMIT_CHOICES).map(([word, limitOf]) => (
            <option key={word} value={word}>
              {staffLimits.choices[limitOf]}
            </option>
          ))}
        </select>
      </label>
      {index < limitCount(values).used ? (
        <Checkbox {...named('tirar')} label={staffLimits.remove} defaultChecked={isOn('tirar')} />
      ) : null}
    </fieldset>
  );
}
