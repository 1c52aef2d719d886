import { staffPrivacyIncidents as labels } from '#app/locales/pt-BR/staff/privacy-incidents.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { TimeField } from '#app/ui/time-field/time-field.tsx';
import {
  DATA_KINDS,
  type IncidentField,
  type IncidentFormValues,
  SEVERITIES,
} from './incident-facts.ts';

const { fields } = labels;
type Shared = { values: IncidentFormValues; errors: readonly FieldError[] };
type IncidentFormProps = Shared & {
  /** Idempotency key of a new incident. */
  formKey?: string;
  /** Number of the revision on screen. */ snapshot: number;
};

/** Form for all details of an incident. */
export function IncidentForm({ values, errors, snapshot, formKey = '' }: IncidentFormProps) {
  const field = (name: IncidentField) => ({
    ...fieldProps(name, errors),
    defaultValue: values[name],
  });
  return (
    <form method="post" noValidate className="admin-form">
      <ErrorSummary errors={errors} />
      <input type="hidden" name="versao" defaultValue={snapshot} />
      <input type="hidden" name="chave" defaultValue={formKey} />
      <TextField
        {...field('titulo')}
        label={fields.titulo}
        hint={fields.tituloHint}
        maxLength={200}
      />
      <TextArea {...field('o-que')} label={fields.oQue} hint={fields.oQueHint} />
      <Moment
        prefix="aconteceu"
        legend={fields.happened}
        hint={fields.happenedHint}
        values={values}
        errors={errors}
      />
      <Moment
        prefix="soube"
        legend={fields.known}
        hint={fields.knownHint}
        values={values}
        errors={errors}
      />
      <fieldset className="field admin-checks">
        <legend className="field-label">{fields.kinds}</legend>
        {DATA_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            id={`dados-${kind}`}
            name="dados"
            value={kind}
            label={labels.kinds[kind]}
            defaultChecked={values.kinds.includes(kind)}
          />
        ))}
      </fieldset>
      <TextField {...field('pessoas')} label={fields.people} inputMode="numeric" width="short" />
      <TextField {...field('menores')} label={fields.minors} inputMode="numeric" width="short" />
      <TextField {...field('idosos')} label={fields.elderly} inputMode="numeric" width="short" />
      <RadioList
        name="gravidade"
        legend={fields.severity}
        error={errorAt(errors, 'gravidade')}
        options={SEVERITIES.map((severity) => ({
          value: severity,
          label: labels.severities[severity],
          isChecked: values.gravidade === severity,
        }))}
      />
      <TextArea {...field('medidas')} label={fields.measures} />
      <Moment prefix="anpd" legend={fields.anpd} values={values} errors={errors} />
      <Moment prefix="avisadas" legend={fields.told} values={values} errors={errors} />
      <TextArea {...field('por-que-nao')} label={fields.why} hint={fields.whyHint} rows={3} />
      <Checkbox
        id="encerrado"
        name="encerrado"
        label={fields.closed}
        defaultChecked={values.isClosed}
      />
      <Button size="large">{labels.save}</Button>
    </form>
  );
}

type MomentProps = Shared & {
  prefix: 'aconteceu' | 'soube' | 'anpd' | 'avisadas';
  legend: string;
  hint?: string;
};

/** Date and time fields. */
function Moment({ prefix, legend, hint, values, errors }: MomentProps) {
  const [day, time] = [`${prefix}-dia`, `${prefix}-hora`] as const;
  return (
    <fieldset className="field">
      <legend className="field-label">{legend}</legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      <div className="admin-pair">
        <DateField {...fieldProps(day, errors)} label={fields.day} defaultValue={values[day]} />
        <TimeField id={time} name={time} label={fields.time} defaultValue={values[time]} />
      </div>
    </fieldset>
  );
}
