import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { describedBy, FieldError as ErrorText, FieldHint } from '#app/ui/field/field-frame.tsx';
import { type HoursFormValues, whoField } from './hours-form.ts';
import { WeekTable } from './week-table.tsx';

const texts = staffSettings.hours;

export type HoursChoice = { slug: string; name: string; kind: string; version: number };

type HoursFieldsProps = {
  typed: HoursFormValues;
  errors: readonly FieldError[];
  choices: readonly HoursChoice[];
  today: string;
  breaks: number;
  moreHref: string | null;
};

/** A new week from a day on, and for whom. */
export function HoursFields(props: HoursFieldsProps) {
  const { typed, errors, choices, today, breaks, moreHref } = props;
  const kinds = ['practitioner', 'room', 'equipment'] as const;
  const whoError = errors.find(({ fieldId }) => fieldId.startsWith('vale-'))?.message;
  return (
    <form method="post" noValidate autoComplete="off" className="stack">
      {choices.map(({ slug, version }) => (
        <input
          key={slug}
          type="hidden"
          name={`versao-${slug}`}
          defaultValue={typed[`versao-${slug}`] ?? version}
        />
      ))}
      <div className="settings-fields">
        <DayField name="desde" label={texts.start} {...{ typed, errors, today }} />
        <DayField name="ate" label={texts.end} hint={texts.endHint} {...{ typed, errors, today }} />
      </div>
      <WeekTable typed={typed} errors={errors} breaks={breaks} />
      {moreHref ? (
        <p>
          <a href={moreHref}>{texts.morePauses}</a>
        </p>
      ) : null}
      <fieldset className={whoError ? 'field field-wrong' : 'field'} aria-describedby="who-hint">
        <legend className="legend">{texts.who}</legend>
        <FieldHint id="who">{texts.whoHint}</FieldHint>
        {whoError ? <ErrorText id="who" message={whoError} /> : null}
        {kinds.map((kind) => (
          <div key={kind} className="settings-who">
            {choices
              .filter((choice) => choice.kind === kind)
              .map(({ slug, name }) => (
                <Checkbox
                  key={slug}
                  id={whoField(slug)}
                  name={whoField(slug)}
                  label={name}
                  defaultChecked={Boolean(typed[whoField(slug)])}
                />
              ))}
          </div>
        ))}
      </fieldset>
      <Button size="large" name="acao" value="conferir">
        {texts.check}
      </Button>
    </form>
  );
}

type DayFieldProps = Pick<HoursFieldsProps, 'typed' | 'errors' | 'today'> & {
  name: 'desde' | 'ate';
  label: string;
  hint?: string;
};

function DayField({ name, label, hint, typed, errors, today }: DayFieldProps) {
  const error = errors.find(({ fieldId }) => fieldId === name)?.message;
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      {hint ? <FieldHint id={name}>{hint}</FieldHint> : null}
      {error ? <ErrorText id={name} message={error} /> : null}
      <input
        id={name}
        name={name}
        type="date"
        min={today}
        className="input input-medium"
        defaultValue={typed[name] ?? ''}
        aria-describedby={describedBy(name, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}
