import { describedBy, FieldError, FieldHint } from '#app/ui/field/field-frame.tsx';
import type { Option } from './content-type.ts';

type Labelled = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

function Frame({ id, label, hint, error, children }: Labelled & { children: React.ReactNode }) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {error ? <FieldError id={id} message={error} /> : null}
      {children}
    </div>
  );
}

/** A day or a time of day, in the browser's own field. */
export function DayInput({
  type,
  value,
  ...field
}: Labelled & { type: 'date' | 'time'; value: string }) {
  const { id, hint, error } = field;
  return (
    <Frame {...field}>
      <input
        id={id}
        name={id}
        type={type}
        className="input input-medium"
        defaultValue={value}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </Frame>
  );
}

type ChoiceProps = Labelled & {
  options: readonly Option[];
  value: string;
  /** Words of the choice that is none. */
  empty?: string;
  /** For choices with long names. */
  isWide?: boolean;
};

/** One of several, in the browser's own list. */
export function ChoiceInput({ options, value, empty, isWide = false, ...field }: ChoiceProps) {
  const { id, hint, error } = field;
  return (
    <Frame {...field}>
      <select
        id={id}
        name={id}
        className={isWide ? 'input input-full' : 'input input-medium'}
        defaultValue={value}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** Long text in Markdown. */
export function MarkdownInput({ value, ...field }: Labelled & { value: string }) {
  const { id, hint, error } = field;
  return (
    <Frame {...field}>
      <textarea
        id={id}
        name={id}
        data-markdown-editor=""
        className="input input-full content-body"
        rows={24}
        defaultValue={value}
        spellCheck
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </Frame>
  );
}
