import { TextField, type TextFieldProps } from '#app/ui/field/field.tsx';

/** For somebody else's data pass `autoComplete="off"`: the browser only knows its own user. */
type PersonFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

/** A person's full name. */
export function NameField(props: PersonFieldProps) {
  return <TextField autoComplete="name" autoCapitalize="words" spellCheck={false} {...props} />;
}

/** A Brazilian phone number with area code; the country code may stand before it, as browsers fill it in. */
export function PhoneField(props: PersonFieldProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel" width="medium" {...props} />;
}

export function EmailField(props: PersonFieldProps) {
  return (
    <TextField type="email" inputMode="email" autoComplete="email" spellCheck={false} {...props} />
  );
}
