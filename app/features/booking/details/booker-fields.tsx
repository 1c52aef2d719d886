import type { DraftDetails } from '#app/features/booking/booking-draft.ts';
import { bookingMessages } from '#app/locales/booking.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { NameField } from '#app/ui/person-fields/person-fields.tsx';

type BookerFieldsProps = { details: DraftDetails; errors: readonly FieldError[] };

/** The person who books for somebody else; a child's guardian also states their relation. */
export function BookerFields({ details, errors }: BookerFieldsProps) {
  const messages = useMessages(bookingMessages).details;
  return (
    <>
      <div className="for-another">
        <NameField
          {...fieldProps('contactName', errors)}
          label={messages.contactName}
          hint={messages.contactHint}
          defaultValue={details.contactName}
        />
      </div>
      <div className="for-child">
        <TextField
          {...fieldProps('relation', errors)}
          label={messages.relation}
          hint={messages.relationHint}
          defaultValue={details.relation}
          width="medium"
        />
      </div>
    </>
  );
}
