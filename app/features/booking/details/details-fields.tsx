import type { Clinic } from '#app/clinic/clinic-schema.ts';
import { MAX_NOTE } from '#app/clinic/reception-note.ts';
import type { DraftDetails, ForWhom } from '#app/features/booking/booking-draft.ts';
import { CouponField } from '#app/features/booking/coupon-field.tsx';
import { receptionNoteMessages } from '#app/locales/appointment/note.ts';
import { type BookingMessages, bookingMessages } from '#app/locales/booking.ts';
import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea } from '#app/ui/field/field.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { BirthField, ByBooker } from './birth-field.tsx';
import { BookerFields } from './booker-fields.tsx';

export type DetailsValues = {
  forWhom: ForWhom;
  /** Id of the payer, if one is chosen. */
  payer: string | undefined;
  details: DraftDetails;
  /** Code of a campaign. */
  coupon?: string | undefined;
};

type DetailsFieldsProps = {
  values: DetailsValues;
  whom: readonly ForWhom[];
  payers: readonly { id: string; title: string }[];
  errors: readonly FieldError[];
  asked: Clinic['bookingForm'];
  phoneExample: string;
  asksForCoupon: boolean;
  /** Where the form is sent: without the fragment of the address, which the next page would inherit. */
  action: string;
  children?: React.ReactNode;
};

/** Who is seen, how to reach them, and who pays, with what follows from that. The style sheet hides what the first answer does not need. */
export function DetailsFields(props: DetailsFieldsProps) {
  const { values, whom, payers, errors, asked, phoneExample, asksForCoupon, action } = props;
  const booking = useMessages(bookingMessages);
  const messages = booking.details;
  const silent = useWithoutMail();
  const { forWhom, payer, details } = values;
  const isSelf = forWhom === 'self';
  return (
    <form method="post" action={action} noValidate className="details" id="step">
      <ErrorSummary errors={errors.map((error) => withLabel(error, messages, isSelf))} />
      <h1>{messages.title}</h1>
      <RadioList
        name="forWhom"
        legend={messages.forWhom}
        error={errorAt(errors, 'forWhom')}
        options={whom.map((value) => ({
          value,
          label: booking.forWhom[value],
          isChecked: value === forWhom,
          hint: value === 'child' ? messages.forWhomHint : undefined,
        }))}
      />
      <NameField
        {...fieldProps('patientName', errors)}
        label={<ByBooker self={messages.yourName} other={messages.patientName} />}
        defaultValue={details.patientName}
        autoComplete={isSelf ? 'name' : 'off'}
      />
      <BirthField
        typed={details.birth}
        isAdult={details.adult === 'sim'}
        isSelf={isSelf}
        errors={errors}
        asked={asked.birthDate}
      />
      <BookerFields details={details} errors={errors} />
      <PhoneField
        {...fieldProps('phone', errors)}
        label={messages.phone}
        hint={messages.phoneHint(phoneExample)}
        defaultValue={details.phone}
      />
      {asked.email === 'off' ? null : (
        <EmailField
          {...fieldProps('email', errors)}
          label={asked.email === 'required' ? messages.emailNeeded : messages.email}
          hint={silent?.booking.emailHint ?? messages.emailHint}
          defaultValue={details.email}
        />
      )}
      <PayerField payers={payers} payer={payer} errors={errors} />
      {props.children}
      {asked.note === 'off' ? null : <NoteField typed={details.note ?? ''} errors={errors} />}
      <CouponField isAsked={asksForCoupon} coupon={values.coupon} errors={errors} />
      <p className="small">{messages.privacy}</p>
    </form>
  );
}

type PayerFieldProps = Pick<DetailsFieldsProps, 'payers' | 'errors'> & Pick<DetailsValues, 'payer'>;

/** Who pays; where there is one way alone, nobody has to choose it. */
function PayerField({ payers, payer, errors }: PayerFieldProps) {
  const messages = useMessages(bookingMessages).details;
  const [only, ...others] = payers;
  if (only && others.length === 0) return <input type="hidden" name="payer" value={only.id} />;
  return (
    <RadioList
      name="payer"
      legend={messages.payer}
      hint={messages.payerHint}
      error={errorAt(errors, 'payer')}
      options={payers.map(({ id, title }) => ({
        value: id,
        label: title,
        isChecked: id === payer,
      }))}
    />
  );
}

function NoteField({ typed, errors }: { typed: string; errors: readonly FieldError[] }) {
  const messages = useMessages(receptionNoteMessages);
  return (
    <TextArea
      {...fieldProps('note', errors)}
      label={messages.label}
      hint={messages.hint}
      defaultValue={typed}
      maxLength={MAX_NOTE}
      rows={3}
    />
  );
}

/** Both names can have the same error message, so the summary adds the label. */
function withLabel(
  { fieldId, message }: FieldError,
  messages: BookingMessages['details'],
  isSelf: boolean,
): FieldError {
  const labels = new Map([
    ['patientName', isSelf ? messages.yourName : messages.patientName],
    ['contactName', messages.contactName],
  ]);
  const label = labels.get(fieldId);
  return { fieldId, message: label ? `${label}: ${message}` : message };
}
