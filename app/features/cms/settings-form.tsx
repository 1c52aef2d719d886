import { staffSource } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import type { SettingsValues } from './source-settings.ts';
import { spokenAddress } from './source-view.ts';

const messages = staffSource.settings;

type SettingsFormProps = {
  values: SettingsValues;
  /** Whether the address is the environment's. */
  isFixed: boolean;
  version: number;
  errors: readonly FieldError[];
};

/** From where articles come, and which are shown. */
export function SettingsForm({ values, isFixed, version, errors }: SettingsFormProps) {
  return (
    <form method="post" noValidate className="staff-form stack">
      <input type="hidden" name="versao" defaultValue={version} />
      <Checkbox
        id="ligado"
        name="ligado"
        label={messages.isOn}
        defaultChecked={values.ligado}
        error={errorAt(errors, 'ligado')}
      />
      {isFixed ? (
        <p id="endereco">{messages.fixed(spokenAddress(values.endereco))}</p>
      ) : (
        <TextField
          id="endereco"
          name="endereco"
          label={messages.address}
          hint={messages.addressHint}
          defaultValue={values.endereco}
          error={errorAt(errors, 'endereco')}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Checkbox
        id="proprios"
        name="proprios"
        label={messages.showsOwn}
        hint={messages.showsOwnHint}
        defaultChecked={values.proprios}
      />
      <Checkbox
        id="paginas"
        name="paginas"
        label={messages.showsPages}
        hint={messages.showsPagesHint}
        defaultChecked={values.paginas}
      />
      <div className="content-head">
        {/* The first is the one that Enter presses. */}
        <Button name="acao" value="salvar" size="large">
          {messages.save}
        </Button>
        <Button name="acao" value="testar" look="secondary" size="large">
          {messages.test}
        </Button>
      </div>
    </form>
  );
}
