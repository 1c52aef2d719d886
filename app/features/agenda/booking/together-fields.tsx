import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { FieldGroup } from '#app/ui/field/field-group.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import type { BookableChoices } from './caller-fields.tsx';
import type { SearchFormValues } from './phone-search.ts';

const messages = staffAgenda.phone;

type TogetherFieldsProps = {
  values: Pick<SearchFormValues, 'mais'>;
  errors: readonly FieldError[];
  choices: Pick<BookableChoices, 'together'>;
};

/** Further exams on the same coming; folded, because most people call for one. */
export function TogetherFields({ values, errors, choices }: TogetherFieldsProps) {
  const chosen = values.mais.split('~');
  const error = errorAt(errors, 'mais');
  return (
    <details open={values.mais !== '' || error !== undefined}>
      <summary>{messages.together}</summary>
      <FieldGroup
        id="mais"
        legend={<span className="visually-hidden">{messages.together}</span>}
        error={error}
      >
        <div className="choices">
          {choices.together.map(({ value, label }, index) => {
            const id = index === 0 ? 'mais' : `mais-${value}`;
            return (
              <div key={value} className="choice">
                <input
                  type="checkbox"
                  id={id}
                  name="mais"
                  value={value}
                  defaultChecked={chosen.includes(value)}
                />
                <label htmlFor={id}>{label}</label>
              </div>
            );
          })}
        </div>
      </FieldGroup>
    </details>
  );
}
