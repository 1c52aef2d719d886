import { staffWaitlist as messages } from '#app/locales/pt-BR/staff/waitlist.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt, fieldProps } from '#app/ui/field/field-props.ts';
import { EmailField, NameField, PhoneField } from '#app/ui/person-fields/person-fields.tsx';
import type { SettingValues } from './staff-fields.ts';
import { WAITLIST_FIELDS, type WaitlistValues } from './waitlist-fields.ts';
import { TickList, WAITLIST_ID_PREFIX, WishFields } from './wish-fields.tsx';

type AddFormProps = {
  values: WaitlistValues;
  errors: readonly FieldError[];
  services: readonly { slug: string; title: string }[];
  practitioners: readonly { id: number; name: string }[];
  houses: readonly { value: string; label: string }[];
  openDays: readonly number[];
  today: string;
  consent: string;
};

/** For a caller: name and phone first, for the telephone is in the other hand. */
export function AddForm(props: AddFormProps) {
  const { values, errors, services, practitioners, houses, openDays, today, consent } = props;
  const { add } = messages;
  const field = (name: string) => fieldProps(name, errors, WAITLIST_ID_PREFIX);
  const servicesId = WAITLIST_ID_PREFIX + WAITLIST_FIELDS.services;
  return (
    <form method="post" noValidate autoComplete="off" className="stack">
      <NameField
        {...field('name')}
        label={add.name}
        defaultValue={values.name}
        autoComplete="off"
      />
      <PhoneField
        {...field('phone')}
        label={add.phone}
        defaultValue={values.phone}
        autoComplete="off"
      />
      <TickList
        id={servicesId}
        name={WAITLIST_FIELDS.services}
        isWide
        legend={add.services}
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
      <EmailField
        {...field('email')}
        label={add.email}
        defaultValue={values.email}
        autoComplete="off"
      />
      <p>
        <strong>{add.read}:</strong> “{consent}”
      </p>
      <Checkbox {...field('consent')} label={add.consent} defaultChecked={values.hasConsented} />
      <Button name="acao" value="entrar">
        {add.submit}
      </Button>
    </form>
  );
}

/** On or off, how long an offer lasts, and when nobody is told. */
export function SettingsForm({
  values,
  errors,
}: {
  values: SettingValues;
  errors: readonly FieldError[];
}) {
  const { settings } = messages;
  return (
    <form method="post" noValidate className="waitlist-settings">
      <input type="hidden" name="versao" value={values.version} />
      <Checkbox id="ligada" name="ligada" label={settings.isOn} defaultChecked={values.isOn} />
      <TextField
        {...fieldProps('minutos', errors)}
        label={settings.minutes}
        hint={settings.minutesHint}
        defaultValue={values.minutes}
        inputMode="numeric"
        width="short"
      />
      <TextField
        {...fieldProps('silencio-de', errors)}
        label={settings.quietFrom}
        defaultValue={values.quietFrom}
        inputMode="numeric"
        width="short"
      />
      <TextField
        {...fieldProps('silencio-ate', errors)}
        label={settings.quietUntil}
        defaultValue={values.quietUntil}
        inputMode="numeric"
        width="short"
      />
      <Button name="acao" value="ajustar" look="secondary">
        {settings.save}
      </Button>
    </form>
  );
}
