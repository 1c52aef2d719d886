import { NAME_LENGTH } from '#app/clinic/person-fields.ts';
import type { Asked } from '#app/clinic/record/booking-form-fields.ts';
import { useWithoutMail } from '#app/locales/mail/use-mail.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import { type Locale, localPath } from '#app/platform/locale.ts';
import type { RefusedForm } from '#app/platform/refused-form.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { MessageForm } from '#app/ui/message-form/message-form.tsx';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { WAITLIST_FIELDS, type WaitlistValues } from './waitlist-fields.ts';
import { TickList, WAITLIST_ID_PREFIX, WishFields } from './wish-fields.tsx';

/** What the form has to choose from. */
export type WaitlistFacts = {
  locale: Locale;
  services: readonly { slug: string; title: string }[];
  practitioners: readonly { id: number; name: string; services: readonly string[] }[];
  houses: readonly { value: string; label: string }[];
  openDays: readonly number[];
  today: string;
  phoneExample: string;
  /** Whether the clinic's forms ask for an address. */
  emailAsked: Asked;
  consent: { text: string; linkText: string; linkHref: string };
  /** Whether the plans are still to come. */
  offersLaunch: boolean;
};

type WaitlistFormProps = {
  facts: WaitlistFacts;
  values: WaitlistValues;
  formKey: string;
  refused?: RefusedForm | undefined;
};

/** For who has no appointment: what for, when, who, and the consent. */
export function WaitlistForm({ facts, values, formKey, refused }: WaitlistFormProps) {
  const { locale, services, practitioners, houses, openDays, today, phoneExample, consent } = facts;
  const messages = waitlistMessages[locale];
  const silent = useWithoutMail();
  const mailHint = facts.emailAsked === 'required' ? messages.emailNeededHint : messages.emailHint;
  const errors = refused?.errors ?? [];
  const isLaunch = values.kind === 'launch';
  const servicesId = WAITLIST_ID_PREFIX + WAITLIST_FIELDS.services;
  return (
    <div className="waitlist-form">
      <MessageForm
        id="waitlist-form"
        action={localPath(locale, '/waitlist')}
        idPrefix={WAITLIST_ID_PREFIX}
        messages={messages}
        formKey={formKey}
        refused={refused}
      >
        {facts.offersLaunch ? (
          <RadioList
            id={WAITLIST_ID_PREFIX + WAITLIST_FIELDS.kind}
            name={WAITLIST_FIELDS.kind}
            legend={messages.kind.legend}
            layout="grid"
            options={[
              { value: 'horario', label: messages.kind.open, isChecked: !isLaunch },
              { value: 'planos', label: messages.kind.launch, isChecked: isLaunch },
            ]}
          />
        ) : null}
        <div className="waitlist-wishes">
          <TickList
            id={servicesId}
            name={WAITLIST_FIELDS.services}
            isWide
            legend={messages.services}
            hint={messages.servicesHint}
            error={errorAt(errors, servicesId)}
            options={services.map(({ slug, title }) => ({ value: slug, label: title }))}
            ticked={values.services}
          />
          <WishFields
            values={values}
            errors={errors}
            openDays={openDays}
            practitioners={practitioners}
            houses={houses}
            first={today}
          />
        </div>
        <NameField
          {...fieldProps('name', errors, WAITLIST_ID_PREFIX)}
          label={messages.name}
          defaultValue={values.name}
          maxLength={NAME_LENGTH.max}
        />
        <PhoneField
          {...fieldProps('phone', errors, WAITLIST_ID_PREFIX)}
          label={messages.phone}
          hint={messages.phoneHint(phoneExample)}
          defaultValue={values.phone}
        />
        {facts.emailAsked === 'off' ? null : (
          <EmailField
            {...fieldProps('email', errors, WAITLIST_ID_PREFIX)}
            label={facts.emailAsked === 'required' ? messages.emailNeeded : messages.email}
            hint={silent?.waitlist.emailHint ?? mailHint}
            defaultValue={values.email}
          />
        )}
        <Checkbox
          {...fieldProps('consent', errors, WAITLIST_ID_PREFIX)}
          label={
            <>
              {consent.text} <a href={consent.linkHref}>{consent.linkText}</a>
            </>
          }
          defaultChecked={values.hasConsented}
        />
      </MessageForm>
    </div>
  );
}
