import { useContext } from 'react';
import { entryName } from '#app/features/clinic-record/form-context.ts';
import type { Draft } from '#app/features/clinic-record/form-draft.ts';
import { staffSuccession as messages } from '#app/locales/pt-BR/staff/clinic/succession.ts';
import { Select } from '#app/ui/select/select.tsx';
import { successionAt, successorField, type TypedSuccessors } from './successor-form.ts';

type SuccessorBoxProps = {
  /** The whole form, which says who bears what. */
  form: Draft;
  /** Of the box above it. */
  path: string;
  chosen: TypedSuccessors;
};

/** Below the last day of who bears a responsibility: who takes it over on the day after. */
export function SuccessorBox({ form, path, chosen }: SuccessorBoxProps) {
  const leaving = useContext(entryName);
  const found = successionAt(form, path);
  if (!found) return null;
  const name = successorField(found.slug);
  return (
    <Select
      id={name}
      name={name}
      width="medium"
      label={messages.label}
      hint={found.options.length > 0 ? messages.hint : messages.nobody(leaving)}
      options={found.options}
      defaultValue={chosen[found.slug] ?? ''}
      emptyLabel={messages.none}
    />
  );
}
