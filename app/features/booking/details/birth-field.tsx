import type { Asked } from '#app/clinic/record/booking-form-fields.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';

type BirthFieldProps = {
  typed: string;
  /** Whether it was said that the patient is of age. */
  isAdult: boolean;
  isSelf: boolean;
  errors: readonly FieldError[];
  asked: Asked;
};

/** The date of birth, of children always; the style sheet hides it from others where the clinic does not ask them. Who
 * need not give it says that the patient is of age. */
export function BirthField({ typed, isAdult, isSelf, errors, asked }: BirthFieldProps) {
  const messages = useMessages(bookingMessages).details;
  const isOptional = asked === 'optional';
  const field = (
    <TextField
      {...fieldProps('birth', errors)}
      label={
        <ByBooker
          self={isOptional ? messages.birthOwnOptional : messages.birthOwn}
          other={messages.birth}
        />
      }
      hint={isOptional ? messages.birthHintOptional : messages.birthHint}
      defaultValue={typed}
      inputMode="numeric"
      autoComplete={isSelf ? 'bday' : 'off'}
      width="medium"
    />
  );
  if (asked === 'required') return field;
  return (
    <>
      {asked === 'off' ? <div className="for-child">{field}</div> : field}
      <div className="for-adult">
        <Checkbox
          id="adult"
          name="adult"
          label={messages.adult}
          error={errorAt(errors, 'adult')}
          defaultChecked={isAdult}
        />
      </div>
    </>
  );
}

/** A label that depends on who is seen; the style sheet shows one of the two. */
export function ByBooker({ self, other }: { self: string; other: string }) {
  return (
    <>
      <span className="for-self">{self}</span>
      <span className="for-another">{other}</span>
    </>
  );
}
