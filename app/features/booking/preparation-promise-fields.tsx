import { preparationMessages } from '#app/locales/preparation.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { MAX_COMPANION_NAME } from '#app/scheduling/preparation/preparation-answers.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import type { PreparationPromises, TypedPromises } from './preparation-promises.ts';

type PromiseFieldsProps = {
  promises: PreparationPromises;
  typed: TypedPromises;
  errors: readonly FieldError[];
};

/** Fasting and companion, each to be ticked by who books; nothing where the service asks for neither. */
export function PromiseFields({ promises, typed, errors }: PromiseFieldsProps) {
  const messages = useMessages(preparationMessages).check;
  const { fasting, companion } = promises;
  return (
    <>
      {fasting ? (
        <Checkbox
          id="fasting"
          name="fasting"
          label={fasting}
          error={errorAt(errors, 'fasting')}
          defaultChecked={typed.fasting}
        />
      ) : null}
      {companion ? (
        <>
          <Checkbox
            id="companion"
            name="companion"
            label={companion}
            error={errorAt(errors, 'companion')}
            defaultChecked={typed.companion}
          />
          <TextField
            id="companionName"
            name="companionName"
            label={messages.companionName}
            defaultValue={typed.companionName}
            maxLength={MAX_COMPANION_NAME}
            autoComplete="off"
          />
        </>
      ) : null}
    </>
  );
}
