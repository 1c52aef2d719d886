import { useMemo } from 'react';
import { Form } from 'react-router';
import { bookingMessages } from '#app/locales/booking-texts.ts';
import type { BookingMessages } from '#app/locales/pt-BR/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import type { DraftDetails, ForWhom } from './booking-draft.ts';

type DetailsFieldsProps = {
  forWhom: ForWhom;
  values: DraftDetails;
  errors: readonly FieldError[];
  phoneExample: string;
};

/** Who comes, who is called, and how. Who books for themselves gives one name. */
export function DetailsFields({ forWhom, values, errors, phoneExample }: DetailsFieldsProps) {
  const booking = useMessages(bookingMessages);
  const texts = booking.details;
  const isSelf = forWhom === 'self';
  const errorOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message;
  const summary = useMemo(
    () => errors.map((error) => withLabel(error, isSelf, texts)),
    [errors, isSelf, texts],
  );
  return (
    <Form method="post" noValidate className="stack" id="details">
      <ErrorSummary errors={summary} />
      <h1>{isSelf ? texts.titleSelf : texts.title}</h1>
      <TextField
        id="patientName"
        name="patientName"
        label={isSelf ? texts.yourName : texts.patientName}
        error={errorOf('patientName')}
        defaultValue={values.patientName}
        autoComplete={isSelf ? 'name' : 'off'}
        autoCapitalize="words"
        spellCheck={false}
      />
      <DateParts
        name="birth"
        legend={isSelf ? texts.birthOwn : texts.birth}
        hint={texts.birthHint}
        error={errorOf('birthDay')}
        defaultValues={{ day: values.birthDay, month: values.birthMonth, year: values.birthYear }}
        isOwnBirthday={isSelf}
      />
      {isSelf ? null : <Booker forWhom={forWhom} values={values} errorOf={errorOf} />}
      <TextField
        id="phone"
        name="phone"
        type="tel"
        inputMode="tel"
        label={texts.phone}
        hint={texts.phoneHint(phoneExample)}
        error={errorOf('phone')}
        defaultValue={values.phone}
        autoComplete="tel-national"
        width="medium"
      />
      <TextField
        id="email"
        name="email"
        type="email"
        inputMode="email"
        label={texts.email}
        hint={texts.emailHint}
        error={errorOf('email')}
        defaultValue={values.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <p className="small">{texts.privacy}</p>
      <Button size="large">{booking.continue}</Button>
    </Form>
  );
}

type BookerProps = Pick<DetailsFieldsProps, 'forWhom' | 'values'> & {
  errorOf: (field: string) => string | undefined;
};

/** The person who books for somebody else; a child's guardian says how they are related. */
function Booker({ forWhom, values, errorOf }: BookerProps) {
  const texts = useMessages(bookingMessages).details;
  return (
    <>
      <h2>{texts.contactSection}</h2>
      <TextField
        id="contactName"
        name="contactName"
        label={texts.contactName}
        hint={texts.contactHint}
        error={errorOf('contactName')}
        defaultValue={values.contactName}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
      />
      {forWhom === 'child' ? (
        <TextField
          id="relation"
          name="relation"
          label={texts.relation}
          hint={texts.relationHint}
          error={errorOf('relation')}
          defaultValue={values.relation}
          width="medium"
        />
      ) : null}
    </>
  );
}

/** Two names may be wrong in the same words: the summary says which. */
function withLabel(
  { fieldId, message }: FieldError,
  isSelf: boolean,
  texts: BookingMessages['details'],
): FieldError {
  const labels = new Map([
    ['patientName', isSelf ? texts.yourName : texts.patientName],
    ['contactName', texts.contactName],
  ]);
  const label = labels.get(fieldId);
  return { fieldId, message: label ? `${label}: ${message}` : message };
}
