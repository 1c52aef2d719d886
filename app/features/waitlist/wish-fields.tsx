import { useMessages } from '#app/locales/use-locale.ts';
import { waitlistMessages } from '#app/locales/waitlist.ts';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { FieldGroup } from '#app/ui/field/field-group.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { RadioList } from '#app/ui/radio-list/radio-list.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { WAITLIST_FIELDS, type WishValues } from './waitlist-fields.ts';
import { NOTICES, PERIODS } from './waitlist-rule.ts';

export const WAITLIST_ID_PREFIX = 'espera-';

/** The week begins on Monday; the clinic's days alone are to choose from. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

type WishFieldsProps = {
  values: WishValues;
  errors: readonly FieldError[];
  /** Days on which the clinic is open; 0 is Sunday. */
  openDays: readonly number[];
  practitioners: readonly { id: number; name: string }[];
  /** None in a clinic with one. */
  houses: readonly { value: string; label: string }[];
  first: string;
};

/** When somebody can come, and at what notice. */
export function WishFields(props: WishFieldsProps) {
  const { values, errors, openDays, practitioners, houses, first } = props;
  const messages = useMessages(waitlistMessages);
  const idOf = (name: string) => WAITLIST_ID_PREFIX + name;
  return (
    <>
      <TickList
        id={idOf(WAITLIST_FIELDS.weekdays)}
        name={WAITLIST_FIELDS.weekdays}
        legend={messages.weekdays}
        error={errorAt(errors, idOf(WAITLIST_FIELDS.weekdays))}
        options={WEEK.filter((day) => openDays.includes(day)).map((day) => ({
          value: String(day),
          label: messages.weekdayNames[day] ?? '',
        }))}
        ticked={values.weekdays}
      />
      <RadioList
        id={idOf(WAITLIST_FIELDS.period)}
        name={WAITLIST_FIELDS.period}
        legend={messages.period}
        layout="grid"
        options={PERIODS.map((period) => ({
          value: period,
          label: messages.periods[period],
          isChecked: values.period === period,
        }))}
      />
      <RadioList
        id={idOf(WAITLIST_FIELDS.notice)}
        name={WAITLIST_FIELDS.notice}
        legend={messages.notice}
        options={NOTICES.map((notice) => ({
          value: notice,
          label: messages.notices[notice],
          isChecked: values.notice === notice,
        }))}
      />
      <DateField
        id={idOf(WAITLIST_FIELDS.firstOn)}
        name={WAITLIST_FIELDS.firstOn}
        label={messages.firstOn}
        hint={messages.firstOnHint}
        defaultValue={values.firstOn}
        min={first}
        error={errorAt(errors, idOf(WAITLIST_FIELDS.firstOn))}
      />
      {houses.length > 0 ? (
        <Select
          id={idOf(WAITLIST_FIELDS.house)}
          name={WAITLIST_FIELDS.house}
          label={messages.house}
          emptyLabel={messages.anyHouse}
          defaultValue={values.house}
          options={houses}
        />
      ) : null}
      {practitioners.length > 1 ? (
        <Select
          id={idOf(WAITLIST_FIELDS.practitioner)}
          name={WAITLIST_FIELDS.practitioner}
          label={messages.practitioner}
          emptyLabel={messages.anyPractitioner}
          defaultValue={values.practitioner}
          error={errorAt(errors, idOf(WAITLIST_FIELDS.practitioner))}
          options={practitioners.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      ) : null}
    </>
  );
}

type TickListProps = {
  id: string;
  name: string;
  legend: string;
  hint?: string;
  error?: string | undefined;
  /** Names of several words get wider cells. */
  isWide?: boolean;
  options: readonly { value: string; label: string }[];
  ticked: readonly string[];
};

/** Several choices out of a few. */
export function TickList(props: TickListProps) {
  const { id, name, legend, hint, error, isWide = false, options, ticked } = props;
  return (
    <FieldGroup id={id} legend={legend} hint={hint} error={error}>
      <div className={isWide ? 'choices waitlist-wide' : 'choices choices-grid'}>
        {options.map(({ value, label }, index) => {
          const own = index === 0 ? id : `${id}-${value}`;
          return (
            <div key={value} className="choice choice-card">
              <input
                type="checkbox"
                id={own}
                name={name}
                value={value}
                defaultChecked={ticked.includes(value)}
              />
              <label htmlFor={own}>{label}</label>
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
