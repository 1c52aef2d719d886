import { NAME_LENGTH } from '#app/clinic/person-fields.ts';
import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';
import { Button } from '#app/ui/button/button.tsx';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import { PATIENT_FIELDS, type PatientFormValues } from './patient-form.ts';

const labels = staffPatients.correct;

type PatientCorrectionProps = {
  values: PatientFormValues;
  /** What the form is based on, and the last correction that was known then. */
  stamp: string;
  since: number;
  errors: readonly FieldError[];
  isOpen: boolean;
};

/** The form that corrects a patient and whoever brings them. */
export function PatientCorrection(props: PatientCorrectionProps) {
  const { values, stamp, since, errors, isOpen } = props;
  const { name, contact, phone, email, birth } = PATIENT_FIELDS;
  const { day, month, year } = values;
  // Staff fill in someone else's data, so browser autofill would be wrong.
  const field = (id: string) => ({ ...fieldProps(id, errors), autoComplete: 'off' });
  const nameField = { label: labels.name, maxLength: NAME_LENGTH.max };
  return (
    <Disclosure summary={labels.title} isOpen={isOpen} id="corrigir">
      <form method="post" noValidate className="staff-form">
        <input type="hidden" name={PATIENT_FIELDS.stamp} defaultValue={stamp} />
        <input type="hidden" name={PATIENT_FIELDS.since} defaultValue={since} />
        <NameField {...field(name)} {...nameField} defaultValue={values.name} />
        <DateParts
          name={birth}
          legend={labels.birth}
          hint={labels.birthHint}
          defaultValues={{ day, month, year }}
          error={errorAt(errors, `${birth}Day`)}
        />
        {values.contact === null ? null : (
          <NameField
            {...field(contact)}
            {...nameField}
            label={labels.contact}
            defaultValue={values.contact}
          />
        )}
        <PhoneField {...field(phone)} label={labels.phone} defaultValue={values.phone} />
        <EmailField
          {...field(email)}
          label={labels.email}
          hint={labels.emailHint}
          defaultValue={values.email}
        />
        <Button>{labels.save}</Button>
      </form>
    </Disclosure>
  );
}

/** Somebody else corrected first: who, and what. */
export function CorrectedByOthers({ changes }: { changes: readonly string[] }) {
  return (
    <Notice tone="warning" role="alert" title={labels.changed.title}>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>{labels.changed.text}</p>
    </Notice>
  );
}

export type ReachedAnew = {
  /** Null when it is as before. */
  phone: string | null;
  email: string | null;
  isMailGone: boolean;
  visits: readonly { protocol: string; href: string; text: string }[];
};

/** What was corrected, and which appointments' reminders now go elsewhere. */
export function Corrected({ reached }: { reached: ReachedAnew }) {
  const { phone, email, isMailGone, visits } = reached;
  const where = [phone, email].filter((each) => each !== null);
  return (
    <Notice tone="success" role="status">
      <p>{labels.done}</p>
      {isMailGone ? <p>{labels.noMail}</p> : null}
      {where.length > 0 ? (
        <>
          <p>{visits.length > 0 ? labels.reach(where) : labels.reachLater(where)}</p>
          <ul>
            {visits.map(({ protocol, href, text }) => (
              <li key={protocol}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {phone ? <p>{labels.whatsapp}</p> : null}
    </Notice>
  );
}
