import { NAME_LENGTH } from '#app/clinic/person-fields.ts';
import { leadMessages } from '#app/locales/leads.ts';
import type { Locale } from '#app/platform/locale.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import type { LeadFormValues } from './lead.ts';
import type { LeadField } from './lead-fields.ts';

export const LEAD_ID_PREFIX = 'lead-';

/** What the form needs beside what was typed. */
export type LeadFacts = {
  locale: Locale;
  phone: { display: string; link: string };
  phoneExample: string;
  /** The reasons in the page's words, without those of what the clinic does not have. */
  reasons: readonly { value: string; label: string }[];
  payers: readonly { id: string; title: string }[];
  consent: { text: string; linkText: string; linkHref: string };
};

export type LeadPartProps = {
  facts: LeadFacts;
  values: LeadFormValues;
  errors: readonly FieldError[];
};

const idOf = (field: LeadField) => LEAD_ID_PREFIX + field;

/** The reasons; for an urgent one, what to do now comes with the phone first. */
export function ReasonFields({ facts, values, errors }: LeadPartProps) {
  const messages = leadMessages[facts.locale];
  const error = errorAt(errors, idOf('reason'));
  return (
    <>
      <RadioList
        name="reason"
        id={idOf('reason')}
        legend={messages.reason}
        hint={messages.reasonHint}
        error={error}
        options={facts.reasons.map((reason) => ({
          ...reason,
          isChecked: reason.value === values.reason,
        }))}
      />
      <Urgent facts={facts} values={values} errors={errors} />
    </>
  );
}

function Urgent({ facts: { locale, phone }, values, errors }: LeadPartProps) {
  const { urgent } = leadMessages[locale];
  const error = errorAt(errors, idOf('urgent'));
  return (
    <div className="lead-urgent">
      <Notice tone="urgent" title={urgent.title} titleLevel={3}>
        <p>
          <LinkButton href={phone.link} icon={<Icon name="phone" />}>
            <PhoneText>{urgent.call(phone.display)}</PhoneText>
          </LinkButton>
        </p>
        <p>{urgent.text}</p>
        <Checkbox
          id={idOf('urgent')}
          name="urgent"
          label={urgent.read}
          defaultChecked={values.hasReadUrgent}
          {...(error && { error })}
        />
      </Notice>
    </div>
  );
}

export function PersonFields({ facts: { locale, phoneExample }, values, errors }: LeadPartProps) {
  const messages = leadMessages[locale];
  return (
    <>
      <NameField
        {...fieldProps('name', errors, LEAD_ID_PREFIX)}
        label={messages.name}
        defaultValue={values.name}
        maxLength={NAME_LENGTH.max}
      />
      <PhoneField
        {...fieldProps('phone', errors, LEAD_ID_PREFIX)}
        label={messages.phone}
        hint={messages.phoneHint(phoneExample)}
        defaultValue={values.phone}
      />
    </>
  );
}

export function PayerField({ facts: { locale, payers }, values, errors }: LeadPartProps) {
  return (
    <RadioList
      name="payer"
      id={idOf('payer')}
      legend={leadMessages[locale].payer}
      error={errorAt(errors, idOf('payer'))}
      options={payers.map(({ id, title }) => ({
        value: id,
        label: title,
        isChecked: id === values.payer,
      }))}
    />
  );
}

export function ConsentField({ facts: { consent }, values, errors }: LeadPartProps) {
  return (
    <Checkbox
      {...fieldProps('consent', errors, LEAD_ID_PREFIX)}
      label={
        <>
          {consent.text} <a href={consent.linkHref}>{consent.linkText}</a>
        </>
      }
      defaultChecked={values.hasConsented}
    />
  );
}
