import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { describedBy, fieldClass } from '#app/ui/field/field-frame.tsx';
import { FieldError as ErrorText, FieldHint } from '#app/ui/field/field-messages.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { FormPart, FormRow, SaveBar } from '#app/ui/long-form/long-form.tsx';
import { KeepTyped } from '#app/ui/main-form/keep-typed.tsx';
import type { ServiceFormValues } from './service-form.ts';

const messages = staffSettings.services;

type Choice = { id: number; name: string; kind: string; isActive: boolean };
type ServiceFieldsProps = {
  values: ServiceFormValues;
  errors: readonly FieldError[];
  version: number;
  resources: readonly Choice[];
  /** Fields that come first. */
  first?: React.ReactNode;
  /** Further lengths, beside the usual one. */
  lengths?: React.ReactNode;
  /** Further parts of the same form. */
  children?: React.ReactNode;
  /** The button's label, where it is not the usual one. */
  save?: string;
};

/** Duration and buffers of a service, whether patients can book it online, and the resources it needs. */
export function ServiceFields(props: ServiceFieldsProps) {
  const { values, errors, version, resources, first, lengths, children } = props;
  const { save = messages.save } = props;
  const onlineError = errorAt(errors, 'online');
  const field = (name: 'duracao' | 'antes' | 'depois') => {
    const shared = { inputMode: 'numeric', width: 'short', maxLength: 3 } as const;
    return { ...fieldProps(name, errors), ...shared, defaultValue: values[name] };
  };
  const isPractitioner = ({ kind }: Choice) => kind === 'practitioner';
  return (
    <form method="post" noValidate autoComplete="off" className="staff-form stack">
      <KeepTyped />
      <input type="hidden" name="versao" defaultValue={version} />
      {first}
      <FormPart title={messages.parts.length}>
        <FormRow>
          <TextField {...field('duracao')} label={messages.duration} hint={messages.durationHint} />
          <TextField {...field('antes')} label={messages.before} hint={messages.beforeHint} />
          <TextField {...field('depois')} label={messages.after} />
        </FormRow>
        {lengths}
      </FormPart>
      <FormPart title={messages.parts.who}>
        <Needs
          id="profissionais"
          legend={messages.practitioners}
          hint={messages.practitionersHint}
          error={errorAt(errors, 'profissionais')}
          choices={resources.filter(isPractitioner)}
          chosen={values.resourceIds}
        />
        <Needs
          id="lugares"
          legend={messages.places}
          hint={messages.placesHint}
          choices={resources.filter((each) => !isPractitioner(each))}
          chosen={values.resourceIds}
        />
      </FormPart>
      <FormPart title={messages.parts.online}>
        <Checkbox
          id="online"
          name="online"
          label={messages.onlineLabel}
          hint={messages.onlineHint}
          defaultChecked={values.online}
          {...(onlineError && { error: onlineError })}
        />
      </FormPart>
      {children}
      <SaveBar>
        <Button size="large">{save}</Button>
      </SaveBar>
    </form>
  );
}

type NeedsProps = {
  id: string;
  legend: string;
  hint: string;
  error?: string | undefined;
  choices: readonly Choice[];
  chosen: readonly number[];
};

function Needs({ id, legend, hint, error, choices, chosen }: NeedsProps) {
  return (
    <fieldset
      id={id}
      className={fieldClass(error)}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend className="legend">{legend}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {error ? <ErrorText id={id} message={error} /> : null}
      <div className="settings-who">
        {choices.map(({ id: choice, name, isActive }) => (
          <Checkbox
            key={choice}
            id={`precisa-${choice}`}
            name="precisa"
            value={String(choice)}
            label={isActive ? name : messages.inactive(name)}
            defaultChecked={chosen.includes(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}
