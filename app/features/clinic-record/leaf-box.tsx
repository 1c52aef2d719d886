import { useContext } from 'react';
import type { FieldNode } from '#app/clinic/record/field-node.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { DEFAULT_LOCALE } from '#app/platform/locale.ts';
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx';
import { TextArea, TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { InputField } from '#app/ui/field/input-field.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { type BoxProps, ChoicesBox, emptyChoice } from './choices-box.tsx';
import { formSetting, stateChoices } from './form-context.ts';
import { CHECKED, fieldOf } from './form-draft.ts';
import { pathTo } from './form-entries.ts';

const messages = staffRecord.form;
const ENGLISH = 'en-US';

/** The boxes of a field that is neither group nor list. */
export function LeafBox({ node, draft, path }: BoxProps) {
  const { errors, sources } = useContext(formSetting);
  const typed = typeof draft === 'string' ? draft : '';
  const label =
    node.isOptional && HAS_BLANK.has(node.kind) ? messages.optional(node.label) : node.label;
  const common = { id: path, label, hint: node.help, error: errorAt(errors, path) };
  switch (node.kind) {
    case 'slug':
    case 'kept':
      return <input type="hidden" name={path} defaultValue={typed} />;
    case 'localized':
    case 'localized-paragraph':
      return <LanguageBoxes {...{ node, draft, path }} />;
    case 'paragraph':
      return <TextArea {...common} name={path} defaultValue={typed} />;
    case 'switch':
      return (
        <Checkbox
          id={path}
          name={path}
          label={node.label}
          hint={node.help}
          value={CHECKED}
          defaultChecked={typed === CHECKED}
          {...(common.error && { error: common.error })}
        />
      );
    case 'state':
      return (
        <Select
          {...common}
          name={path}
          width="short"
          options={stateChoices}
          defaultValue={typed}
          emptyLabel={messages.choose}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          name={path}
          width="medium"
          options={withCurrent((node.from && sources[node.from]) ?? node.choices ?? [], typed)}
          defaultValue={typed}
          {...emptyChoice(node)}
        />
      );
    case 'choices':
      return <ChoicesBox {...{ node, draft, path }} />;
    default: {
      const { type, width, inputMode } = BOXES[node.kind] ?? { type: 'text', width: 'full' };
      const unit = node.unit ? ` (${node.unit})` : '';
      return (
        <InputField
          {...common}
          {...{ type, width, inputMode }}
          label={`${label}${unit}`}
          name={path}
          defaultValue={typed}
          autoComplete="off"
        />
      );
    }
  }
}

const HAS_BLANK = new Set<FieldNode['kind']>(['text', 'phone', 'day', 'money', 'localized']);

type Box = {
  type: 'text' | 'tel' | 'time' | 'date';
  width: 'short' | 'medium' | 'full';
  inputMode?: 'numeric' | 'decimal';
};
const BOXES: { readonly [Kind in FieldNode['kind']]?: Box } = {
  phone: { type: 'tel', width: 'medium' },
  'postal-code': { type: 'text', width: 'short', inputMode: 'numeric' },
  cnpj: { type: 'text', width: 'medium' },
  time: { type: 'time', width: 'short' },
  day: { type: 'date', width: 'medium' },
  'whole-number': { type: 'text', width: 'short', inputMode: 'numeric' },
  decimal: { type: 'text', width: 'medium' },
  money: { type: 'text', width: 'short', inputMode: 'decimal' },
};

/** The choices with the one that stands in the record, also where it is offered no more. */
function withCurrent(choices: readonly { value: string; label: string }[], current: string) {
  const isListed = current === '' || choices.some(({ value }) => value === current);
  return isListed ? choices : [...choices, { value: current, label: current }];
}

function LanguageBoxes({ node, draft, path }: BoxProps) {
  const { errors, asksEnglish } = useContext(formSetting);
  const Box = node.kind === 'localized' ? TextField : TextArea;
  const label = node.isOptional ? messages.optional(node.label) : node.label;
  const box = (locale: string, words: string, hint?: string) => {
    const id = pathTo(path, locale);
    const typed = fieldOf(draft, locale);
    return (
      <Box
        id={id}
        name={id}
        label={words}
        hint={hint}
        error={errorAt(errors, id)}
        defaultValue={typeof typed === 'string' ? typed : ''}
      />
    );
  };
  const english = fieldOf(draft, ENGLISH);
  return (
    <div className="record-languages">
      {box(DEFAULT_LOCALE, label, node.help)}
      {asksEnglish ? (
        box(ENGLISH, messages.inEnglish(node.label), messages.englishHint)
      ) : (
        <input
          type="hidden"
          name={pathTo(path, ENGLISH)}
          defaultValue={typeof english === 'string' ? english : ''}
        />
      )}
    </div>
  );
}
