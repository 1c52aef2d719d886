import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { fieldIdOf, LANGUAGE_NAMES, PARTS, TEST_FIELD, type TypedMail } from './mail-words-form.ts';

const messages = staffMailWords.test;

type TryFormProps = {
  typed: TypedMail;
  version: number;
  /** The address as it was typed. */
  to: string;
  errors: readonly FieldError[];
};

/** Saves the words that a preview was made of. */
export function KeepForm({ typed, version }: Pick<TryFormProps, 'typed' | 'version'>) {
  return (
    <form method="post">
      <TypedWords {...{ typed, version }} />
      <Button size="large" name="acao" value="salvar">
        {staffMailWords.save}
      </Button>
    </form>
  );
}

function TypedWords({ typed, version }: Pick<TryFormProps, 'typed' | 'version'>) {
  return (
    <>
      <input type="hidden" name="versao" defaultValue={version} />
      {LANGUAGE_NAMES.flatMap((language) =>
        PARTS.map((part) => (
          <input
            key={fieldIdOf(language, part)}
            type="hidden"
            name={fieldIdOf(language, part)}
            defaultValue={typed[language][part]}
          />
        )),
      )}
    </>
  );
}

/** Sends the sample to an address. */
export function TryForm({ typed, version, to, errors }: TryFormProps) {
  return (
    <form method="post" className="mail-words-form stack" noValidate>
      <TypedWords {...{ typed, version }} />
      <h3>{messages.title}</h3>
      <TextField
        id={TEST_FIELD}
        name={TEST_FIELD}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={messages.to}
        hint={messages.hint}
        error={errorAt(errors, TEST_FIELD)}
        defaultValue={to}
      />
      <Button look="secondary" name="acao" value="testar">
        {messages.send}
      </Button>
    </form>
  );
}
