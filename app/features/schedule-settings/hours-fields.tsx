import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { describedBy, fieldClass } from '#app/ui/field/field-frame.tsx';
import { FieldError as ErrorText, FieldHint } from '#app/ui/field/field-messages.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { SaveBar } from '#app/ui/long-form/long-form.tsx';
import { MainForm } from '#app/ui/main-form/main-form.tsx';
import {
  CLINIC_FIELD,
  HOUSE_FIELD,
  type HoursFormValues,
  PUBLIC_FIELD,
  RECORD_FIELD,
  SHOWN_FIELD,
  whoField,
} from './hours-form.ts';
import { LimitFields } from './limits/limit-fields.tsx';
import type { LimitService } from './limits/limit-words.ts';
import { WeekTable } from './week-table.tsx';

const messages = staffSettings.hours;

export type HoursChoice = { slug: string; name: string; kind: string; version: number };

type HoursFieldsProps = {
  values: HoursFormValues;
  errors: readonly FieldError[];
  choices: readonly HoursChoice[];
  today: string;
  breaks: number;
  moreHref: string | null;
  /** Slug of a further house. */
  house: string | null;
  /** To which hours may be limited; none where those of a person are not asked for. */
  limitServices: readonly LimitService[];
  /** The version that the fields show; null for what holds. */
  filled: React.ComponentProps<typeof FilledNotice> | null;
  /** What the form began with, where it is asked whether that was changed; else empty. */
  shown: string;
};

/** The form for new weekly hours: from which day, and for whom. */
export function HoursFields(props: HoursFieldsProps) {
  const { values, errors, choices, today, breaks, moreHref, house, limitServices, filled, shown } =
    props;
  const kinds = ['practitioner', 'room', 'equipment'] as const;
  const isClinic = Boolean(values[CLINIC_FIELD]);
  const whoHint = isClinic ? messages.clinicHint : messages.whoHint;
  const day = (name: 'desde' | 'ate') => ({
    ...fieldProps(name, errors),
    defaultValue: values[name] ?? '',
    min: today,
  });
  const whoError = errors.find(({ fieldId }) => fieldId.startsWith('vale-'))?.message;
  return (
    <MainForm noValidate autoComplete="off" className="stack">
      {shown ? <input type="hidden" name={SHOWN_FIELD} defaultValue={shown} /> : null}
      {filled ? <FilledNotice {...filled} /> : null}
      {choices.map(({ slug, version }) => (
        <input
          key={slug}
          type="hidden"
          name={`versao-${slug}`}
          defaultValue={values[`versao-${slug}`] ?? version}
        />
      ))}
      {house ? <input type="hidden" name={HOUSE_FIELD} defaultValue={house} /> : null}
      {isClinic
        ? [CLINIC_FIELD, RECORD_FIELD].map((name) => (
            <input key={name} type="hidden" name={name} defaultValue={values[name]} />
          ))
        : null}
      <div className="settings-fields">
        <DateField {...day('desde')} label={messages.start} />
        <DateField {...day('ate')} label={messages.end} hint={messages.endHint} />
      </div>
      <WeekTable values={values} errors={errors} breaks={breaks} />
      {moreHref ? (
        <p>
          <a href={moreHref}>{messages.morePauses}</a>
        </p>
      ) : null}
      {limitServices.length > 0 ? (
        <LimitFields values={values} errors={errors} services={limitServices} />
      ) : null}
      <fieldset
        className={fieldClass(whoError)}
        aria-describedby={describedBy({ id: 'who', hint: whoHint, error: whoError })}
      >
        <legend className="legend">{messages.who}</legend>
        <FieldHint id="who">{whoHint}</FieldHint>
        {whoError ? <ErrorText id="who" message={whoError} /> : null}
        {isClinic ? (
          <Checkbox
            id={PUBLIC_FIELD}
            name={PUBLIC_FIELD}
            label={messages.public}
            defaultChecked={Boolean(values[PUBLIC_FIELD])}
          />
        ) : null}
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
                  defaultChecked={Boolean(values[whoField(slug)])}
                />
              ))}
          </div>
        ))}
      </fieldset>
      <SaveBar>
        <Button size="large" name="acao" value="conferir">
          {messages.check}
        </Button>
      </SaveBar>
    </MainForm>
  );
}
