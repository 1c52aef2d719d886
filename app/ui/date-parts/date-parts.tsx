import { chromeMessages } from '#app/locales/chrome.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { FieldGroup } from '#app/ui/field/field-group.tsx';

export type DatePart = 'day' | 'month' | 'year';

const PARTS = [
  { part: 'day', suffix: 'Day', autoComplete: 'bday-day', maxLength: 2 },
  { part: 'month', suffix: 'Month', autoComplete: 'bday-month', maxLength: 2 },
  { part: 'year', suffix: 'Year', autoComplete: 'bday-year', maxLength: 4 },
] as const;

type DatePartsProps = {
  /** The inputs are called `${name}Day`, `${name}Month` and `${name}Year`, and so are their ids. */
  name: string;
  legend: React.ReactNode;
  legendIsHeading?: boolean;
  hint?: React.ReactNode;
  error?: string;
  /** Which parts are marked as invalid; with an error, defaults to all. */
  wrongParts?: readonly DatePart[];
  defaultValues?: Partial<Record<DatePart, string>>;
  /** Enables birthday autofill; leave out when the birthday is somebody else's. */
  isOwnBirthday?: boolean;
};

/** A known date, such as a birthday, in three short fields. The error summary leads to `${name}Day`. */
export function DateParts({
  name,
  legend,
  legendIsHeading,
  hint,
  error,
  wrongParts,
  defaultValues = {},
  isOwnBirthday = false,
}: DatePartsProps) {
  const chrome = useMessages(chromeMessages);
  const isWrong = (part: DatePart) => Boolean(error) && (wrongParts?.includes(part) ?? true);
  return (
    <FieldGroup id={name} {...{ legend, legendIsHeading, hint, error }}>
      <div className="date-parts">
        {PARTS.map(({ part, suffix, autoComplete, maxLength }) => (
          <div key={part} className="date-part">
            <label className="field-label" htmlFor={`${name}${suffix}`}>
              {chrome.dateParts[part]}
            </label>
            <input
              className={`input input-${part === 'year' ? 'year' : 'two'}`}
              type="text"
              inputMode="numeric"
              id={`${name}${suffix}`}
              name={`${name}${suffix}`}
              maxLength={maxLength}
              defaultValue={defaultValues[part]}
              autoComplete={isOwnBirthday ? autoComplete : 'off'}
              aria-invalid={isWrong(part) ? true : undefined}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
