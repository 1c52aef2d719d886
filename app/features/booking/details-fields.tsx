import { useMemo } from 'react';
import { Form } from 'react-router';
import type { BookingMessages } from '#app/locales/booking.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import type { DraftDetails, ForWhom } from './booking-draft.ts';

type DetailsFieldsProps = {
  forWhom: ForWhom;
  values: DraftDetails;
  errors: readonly FieldError[];
  phoneExample: string;
};

/** Fields about patient and contact. People who book for themselves enter one name. */
export function DetailsFields({ forWhom, values, errors, phoneExample }: DetailsFieldsProps) {
  const booking = useMessages(bookingMessages);
  const messages = booking.details;
  const isSelf = forWhom === 'self';
  const summary = useMemo(
    () => errors.map((error) => withLabel(error, isSelf, messages)),
    [errors, isSelf, messages],
  );
  return (
    <Form method="post" noValidate className="stack" id="step">
      <ErrorSummary errors={summary} />
      <h1>{isSelf ? messages.titleSelf : messages.title}</h1>
      <NameField
        {...fieldProps('patientName', errors)}
        label={isSelf ? messages.yourName : messages.patientName}
        defaultValue={values.patientName}
        autoComplete={isSelf ? 'name' : 'off'}
      />
      <DateParts
        name="birth"
        legend={isSelf ? messages.birthOwn : messages.birth}
        hint={messages.birthHint}
        error={errorAt(errors, 'birthDay')}
        defaultValues={{ day: values.birthDay, month: values.birthMonth, year: values.birthYear }}
        isOwnBirthday={isSelf}
      />
      {isSelf ? null : <Booker forWhom={forWhom} values={values} errors={errors} />}
      <PhoneField
        {...fieldProps('phone', errors)}
        label={messages.phone}
        hint={messages.phoneHint(phoneExample)}
        defaultValue={values.phone}
      />
      <EmailField
        {...fieldProps('email', errors)}
        label={messages.email}
        hint={messages.emailHint}
        defaultValue={values.email}
      />
      <p className="small">{messages.privacy}</p>
      <Button size="large">{booking.continue}</Button>
    </Form>
  );
}

type BookerProps = Pick<DetailsFieldsProps, 'forWhom' | 'values' | 'errors'>;

/** The person who books for somebody else; a child's guardian also states their relation. */
function Booker({ forWhom, values, errors }: BookerProps) {
  const messages = useMessages(bookingMessages).details;
  return (
    <>
      <h2>{messages.contactSection}</h2>
      <NameField
        {...fieldProps('contactName', errors)}
        label={messages.contactName}
        hint={messages.contactHint}
        defaultValue={values.contactName}
      />
      {forWhom === 'child' ? (
        <TextField
          {...fieldProps('relation', errors)}
          label={messages.relation}
          hint={messages.relationHint}
          defaultValue={values.relation}
          width="medium"
        />
      ) : null}
    </>
  );
}

/** Both names can have the same error message, so the summary adds the label. */
function withLabel(
  { fieldId, message }: FieldError,
  isSelf: boolean,
  messages: BookingMessages['details'],
): FieldError {
  const labels = new Map([
    ['patientName', isSelf ? messages.yourName : messages.patientName],
    ['contactName', messages.contactName],
  ]);
  const label = labels.get(fieldId);
  return { fieldId, message: label ? `${label}: ${message}` : message };
}
