import { useContext } from 'react';
import type { ChoiceSource } from '#app/clinic/record/field-meta.ts';
import type { FieldNode } from '#app/clinic/record/field-node.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { FieldGroup } from '#app/ui/field/field-group.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { entryName, formSetting } from './form-context.ts';
import { type Draft, rowsOf } from './form-draft.ts';

const messages = staffRecord.form;

export type BoxProps = {
  node: FieldNode;
  draft: Draft | undefined;
  /** Name in the HTML: 'people.0.workdays'. */
  path: string;
};

/** The name of a group of boxes; read aloud with the entry that it belongs to, so that no two are called the same. */
export function Legend({ label }: { label: string }) {
  const entry = useContext(entryName);
  if (entry === '') return label;
  return (
    <>
      {label} <span className="visually-hidden">({entry})</span>
    </>
  );
}

/** Any number of the entries that a field chooses among. */
export function ChoicesBox({ node, draft, path }: BoxProps) {
  const { errors, sources } = useContext(formSetting);
  const chosen = rowsOf(draft);
  const choices = (node.from && sources[node.from]) ?? node.choices ?? [];
  return (
    <FieldGroup
      id={path}
      legend={<Legend label={node.label} />}
      hint={node.help}
      error={errorAt(errors, path)}
    >
      {/* What is offered no more stays as it is. */}
      {chosen
        .filter((each) => !choices.some(({ value }) => value === each))
        .map((each) => (
          <input key={String(each)} type="hidden" name={path} defaultValue={String(each)} />
        ))}
      <div className="record-choices" id={path}>
        {choices.map(({ value, label }) => (
          <div key={value} className="choice">
            <input
              type="checkbox"
              id={`${path}-${value}`}
              name={path}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <label htmlFor={`${path}-${value}`}>{label}</label>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

/** How nothing of a kind is called: a photo and a house are 'nenhuma'. */
const NOBODY_OF = {
  ...{ people: 'person', images: 'woman', branches: 'woman' },
  ...{ services: 'man', 'rooms-and-equipment': 'man' },
} as const satisfies Record<ChoiceSource, keyof typeof messages.none>;

/** What the choice of nothing is called; what has a value of its own when nothing is said offers none. */
export function emptyChoice({ isOptional, initial, from }: FieldNode): { emptyLabel?: string } {
  if (initial !== undefined) return {};
  return {
    emptyLabel: isOptional ? messages.none[NOBODY_OF[from ?? 'services']] : messages.choose,
  };
}
