import { staffCatalogue } from '#app/locales/pt-BR/staff/catalogue.ts';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { EFFECTS_READ, EffectsNotice } from '#app/ui/effects-notice/effects-notice.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { MainForm } from '#app/ui/main-form/main-form.tsx';
import { Select } from '#app/ui/select/select.tsx';

const messages = staffCatalogue.places;

type NewPlaceProps = {
  services: readonly { slug: string; title: string }[];
  /** None in a clinic with one. */
  houses: readonly { value: string; label: string }[];
  values: typeof BLANK_PLACE;
  errors: readonly FieldError[];
  /** What adding it as sent would do, and the stamp of who has read that. */
  effects: { lines: readonly string[]; stamp: string } | null;
};

export const BLANK_PLACE: { name: string; kind: string; usedBy: readonly string[]; house: string } =
  { name: '', kind: 'rooms', usedBy: [], house: '' };

/** Adds a room or device, and says which services may use it. */
export function NewPlace({ services, houses, values, errors, effects }: NewPlaceProps) {
  return (
    <MainForm noValidate autoComplete="off" className="staff-form stack">
      {effects ? (
        <>
          <EffectsNotice lines={effects.lines} />
          <input type="hidden" name={EFFECTS_READ} value={effects.stamp} />
        </>
      ) : null}
      <TextField
        {...fieldProps('nome', errors)}
        label={messages.name}
        hint={messages.nameHint}
        maxLength={60}
        defaultValue={values.name}
      />
      <Select
        {...fieldProps('tipo', errors)}
        label={messages.kind}
        defaultValue={values.kind}
        options={[
          { value: 'rooms', label: messages.kinds.rooms },
          { value: 'equipment', label: messages.kinds.equipment },
        ]}
      />
      {houses.length > 0 ? (
        <Select
          {...fieldProps('unidade', errors)}
          label={messages.house}
          defaultValue={values.house}
          options={houses}
        />
      ) : null}
      <fieldset className="field">
        <legend className="legend">{messages.services}</legend>
        <p className="field-hint">{messages.servicesHint}</p>
        <div className="settings-who">
          {services.map(({ slug, title }) => (
            <Checkbox
              key={slug}
              id={`servico-${slug}`}
              name="servico"
              value={slug}
              label={title}
              defaultChecked={values.usedBy.includes(slug)}
            />
          ))}
        </div>
      </fieldset>
      <Button name="acao" value="incluir">
        {effects ? staffEffects.places.saveNew : messages.save}
      </Button>
    </MainForm>
  );
}
