import { DayField } from '#app/features/privacy-admin/day-field.tsx';
import { staffPrivacyIncidents as texts } from '#app/locales/pt-BR/staff/privacy-incidents.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import {
  DATA_KINDS,
  type IncidentField,
  type IncidentFormValues,
  SEVERITIES,
} from './incident-facts.ts';

const { fields } = texts;
type Shared = { typed: IncidentFormValues; errors: readonly FieldError[] };
type IncidentFormProps = Shared & {
  /** Makes sending a new one twice open it once. */
  formKey?: string;
  /** Number of the version that is shown. */ seen: number;
};

/** Everything that is known of an incident. */
export function IncidentForm({ typed, errors, seen, formKey = '' }: IncidentFormProps) {
  const field = (name: IncidentField) => ({
    id: name,
    name,
    defaultValue: typed[name],
    ...errorAt(errors, name),
  });
  return (
    <form method="post" noValidate className="desk-form">
      <ErrorSummary errors={errors} />
      <input type="hidden" name="versao" defaultValue={seen} />
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
        typed={typed}
        errors={errors}
      />
      <Moment
        prefix="soube"
        legend={fields.known}
        hint={fields.knownHint}
        typed={typed}
        errors={errors}
      />
      <fieldset className="field desk-checks">
        <legend className="field-label">{fields.kinds}</legend>
        {DATA_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            id={`dados-${kind}`}
            name="dados"
            value={kind}
            label={texts.kinds[kind]}
            defaultChecked={typed.kinds.includes(kind)}
          />
        ))}
      </fieldset>
      <TextField {...field('pessoas')} label={fields.people} inputMode="numeric" width="short" />
      <TextField {...field('menores')} label={fields.minors} inputMode="numeric" width="short" />
      <TextField {...field('idosos')} label={fields.elderly} inputMode="numeric" width="short" />
      <RadioList
        name="gravidade"
        legend={fields.severity}
        {...errorAt(errors, 'gravidade')}
        options={SEVERITIES.map((severity) => ({
          value: severity,
          label: texts.severities[severity],
          isChecked: typed.gravidade === severity,
        }))}
      />
      <TextArea {...field('medidas')} label={fields.measures} />
      <Moment prefix="anpd" legend={fields.anpd} typed={typed} errors={errors} />
      <Moment prefix="avisadas" legend={fields.told} typed={typed} errors={errors} />
      <TextArea {...field('por-que-nao')} label={fields.why} hint={fields.whyHint} rows={3} />
      <Checkbox
        id="encerrado"
        name="encerrado"
        label={fields.closed}
        defaultChecked={typed.isClosed}
      />
      <Button size="large">{texts.save}</Button>
    </form>
  );
}

type MomentProps = Shared & {
  prefix: 'aconteceu' | 'soube' | 'anpd' | 'avisadas';
  legend: string;
  hint?: string;
};

/** A day and a time of that day. */
function Moment({ prefix, legend, hint, typed, errors }: MomentProps) {
  const [day, time] = [`${prefix}-dia`, `${prefix}-hora`] as const;
  return (
    <fieldset className="field">
      <legend className="field-label">{legend}</legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      <div className="desk-pair">
        <DayField
          name={day}
          label={fields.day}
          defaultValue={typed[day]}
          {...errorAt(errors, day)}
        />
        <DayField name={time} type="time" label={fields.time} defaultValue={typed[time]} />
      </div>
    </fieldset>
  );
}

function errorAt(errors: readonly FieldError[], id: string) {
  const error = errors.find(({ fieldId }) => fieldId === id)?.message;
  return error ? { error } : {};
}
