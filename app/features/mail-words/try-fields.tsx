import { staffMailWords } from '#app/locales/pt-BR/staff/clinic/mail-words.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { TEST_FIELD } from './mail-words-form.ts';

const messages = staffMailWords.test;

type TryFieldsProps = {
  /** The address as it was typed. */
  to: string;
  errors: readonly FieldError[];
};

/** Sends the mail with the words of the boxes to an address; folded until it is used. */
export function TryFields({ to, errors }: TryFieldsProps) {
  const error = errorAt(errors, TEST_FIELD);
  return (
    <Disclosure summary={messages.title} isOpen={to !== '' || error !== undefined}>
      <TextField
        id={TEST_FIELD}
        name={TEST_FIELD}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={messages.to}
        hint={messages.hint}
        error={error}
        defaultValue={to}
      />
      <Button look="secondary" name="acao" value="testar">
        {messages.send}
      </Button>
    </Disclosure>
  );
}
