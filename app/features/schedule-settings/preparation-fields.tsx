import { DILATES } from '#app/clinic/preparation-rule.ts';
import { staffPreparation } from '#app/locales/pt-BR/staff/preparation.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { FormPart } from '#app/ui/long-form/long-form.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { OutsideList } from './outside-list.tsx';
import type { PreparationPreview } from './preparation-effects.server.ts';
import { LENS_UNITS, type PreparationFormValues } from './preparation-form.ts';

const { form: messages, effects } = staffPreparation;
const MOST_SHOWN = 20;

type PreparationFieldsProps = {
  values: PreparationFormValues;
  errors: readonly FieldError[];
  /** What patients read at present. */
  told: readonly string[];
  /** Who changed it, a line each. */
  history: readonly string[];
};

/** What a service asks of patients beforehand: dilation and the way home, lenses, fasting, a companion. */
export function PreparationFields({ values, errors, told, history }: PreparationFieldsProps) {
  const number = (name: 'dirigir' | 'luzMinutos' | 'jejum') => ({
    ...fieldProps(name, errors),
    inputMode: 'numeric' as const,
    width: 'short' as const,
    maxLength: 3,
    defaultValue: values[name],
  });
  return (
    <FormPart title={messages.legend} className="preparation-settings">
      <p className="small">{messages.lead}</p>
      <div>
        <p className="small">{messages.written}:</p>
        <ul className="small">
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Checkbox
        id="preparo"
        name="preparo"
        label={messages.on}
        hint={messages.onHint}
        defaultChecked={values.preparo}
      />
      <div className="stack preparation-rule">
        <Select
          {...fieldProps('dilata', errors)}
          label={messages.dilates}
          width="medium"
          defaultValue={values.dilata}
          options={DILATES.map((value) => ({ value, label: messages.dilatesOptions[value] }))}
        />
        <TextField {...number('dirigir')} label={messages.driving} hint={messages.drivingHint} />
        <Checkbox
          id="luz"
          name="luz"
          label={messages.daylight}
          hint={messages.daylightHint}
          defaultChecked={values.luz}
        />
        <TextField {...number('luzMinutos')} label={messages.daylightMinutes} />
        <LensFields name="gelatinosas" label={messages.soft} values={values} errors={errors} />
        <LensFields name="rigidas" label={messages.rigid} values={values} errors={errors} />
        <TextField {...number('jejum')} label={messages.fasting} hint={messages.fastingHint} />
        <Checkbox
          id="acompanhante"
          name="acompanhante"
          label={messages.companion}
          defaultChecked={values.acompanhante}
        />
      </div>
      {history.length > 0 ? (
        <details>
          <summary>{staffPreparation.history.title}</summary>
          <ul className="small">
            {history.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </FormPart>
  );
}

type LensFieldsProps = Pick<PreparationFieldsProps, 'values' | 'errors'> & {
  name: 'gelatinosas' | 'rigidas';
  label: string;
};

function LensFields({ name, label, values, errors }: LensFieldsProps) {
  const unit = `${name}Unidade` as const;
  return (
    <div className="settings-pair">
      <TextField
        {...fieldProps(name, errors)}
        label={label}
        hint={messages.lensHint}
        width="short"
        maxLength={20}
        defaultValue={values[name]}
      />
      <Select
        id={unit}
        name={unit}
        label={messages.unit(label)}
        width="medium"
        defaultValue={values[unit]}
        options={LENS_UNITS.map((value) => ({ value, label: messages.units[value] }))}
      />
    </div>
  );
}

/** What a new rule does to booked appointments, before it is saved. */
export function PreparationEffects({ preview }: { preview: PreparationPreview }) {
  const { affected, tooSoon } = preview;
  const more = affected.length - MOST_SHOWN;
  return (
    <Notice tone="warning" role="alert" title={effects.title(affected.length)}>
      {tooSoon > 0 ? <p>{effects.tooSoon(tooSoon)}</p> : null}
      <p>{effects.text}</p>
      <OutsideList appointments={affected.slice(0, MOST_SHOWN)} />
      {more > 0 ? (
        <details>
          <summary>{effects.more(more)}</summary>
          <OutsideList appointments={affected.slice(MOST_SHOWN)} />
        </details>
      ) : null}
    </Notice>
  );
}
