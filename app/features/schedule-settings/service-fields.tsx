import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { FieldError as ErrorText, FieldHint } from '#app/ui/field/field-frame.tsx';
import type { ServiceFormValues } from './service-form.ts';

const texts = staffSettings.services;

type Choice = { id: number; name: string; kind: string; isActive: boolean };
type ServiceFieldsProps = {
  typed: ServiceFormValues;
  errors: readonly FieldError[];
  version: number;
  resources: readonly Choice[];
};

/** How long a service takes, who may book it, and whom and what it needs. */
export function ServiceFields({ typed, errors, version, resources }: ServiceFieldsProps) {
  const field = (name: 'duracao' | 'antes' | 'depois') => {
    const error = errors.find(({ fieldId }) => fieldId === name)?.message;
    const shared = { id: name, name, inputMode: 'numeric', width: 'short', maxLength: 3 } as const;
    return { ...shared, defaultValue: typed[name], ...(error ? { error } : {}) };
  };
  const whoError = errors.find(({ fieldId }) => fieldId === 'profissionais')?.message;
  const isPractitioner = ({ kind }: Choice) => kind === 'practitioner';
  return (
    <form method="post" noValidate autoComplete="off" className="staff-form stack">
      <input type="hidden" name="versao" defaultValue={version} />
      <TextField {...field('duracao')} label={texts.duration} hint={texts.durationHint} />
      <TextField {...field('antes')} label={texts.before} hint={texts.beforeHint} />
      <TextField {...field('depois')} label={texts.after} />
      <Checkbox id="online" name="online" label={texts.onlineLabel} defaultChecked={typed.online} />
      <Needs
        id="profissionais"
        legend={texts.practitioners}
        hint={texts.practitionersHint}
        {...(whoError ? { error: whoError } : {})}
        choices={resources.filter(isPractitioner)}
        chosen={typed.resourceIds}
      />
      <Needs
        id="lugares"
        legend={texts.places}
        hint={texts.placesHint}
        choices={resources.filter((each) => !isPractitioner(each))}
        chosen={typed.resourceIds}
      />
      <Button size="large">{texts.save}</Button>
    </form>
  );
}

type NeedsProps = {
  id: string;
  legend: string;
  hint: string;
  error?: string;
  choices: readonly Choice[];
  chosen: readonly number[];
};

function Needs({ id, legend, hint, error, choices, chosen }: NeedsProps) {
  return (
    <fieldset
      id={id}
      className={error ? 'field field-wrong' : 'field'}
      aria-describedby={`${id}-hint`}
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
            label={isActive ? name : texts.inactive(name)}
            defaultChecked={chosen.includes(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}
