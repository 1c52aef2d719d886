import type { RecordFault } from '#app/clinic/clinic-schema.ts';
import type { FieldKind } from '#app/clinic/record/field-meta.ts';
import type { FieldNode } from '#app/clinic/record/field-node.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { type Draft, fieldOf, isBlank, rowsOf } from './form-draft.ts';
import { pathTo } from './form-entries.ts';

const BLANK = 'Preencha este campo.';
const PROBLEMS: { readonly [Kind in FieldKind]?: string } = {
  phone: 'Escreva o telefone com DDD, como (35) 99955-0100.',
  'postal-code': 'Escreva o CEP com 8 números, como 37000-000.',
  cnpj: 'Este CNPJ não existe: confira os números. Exemplo: 99.999.999/0001-91.',
  state: 'Escolha o estado.',
  time: 'Escreva a hora, como 08:00.',
  day: 'Escreva o dia, como 20/11/2026.',
  'whole-number': 'Escreva um número inteiro, como 30.',
  decimal: 'Escreva um número, como -21,7878.',
  money: 'Escreva o valor em reais, como 139,90.',
  choice: 'Escolha uma das opções.',
  choices: 'Escolha entre as opções.',
};
const OTHER_PROBLEM = 'Confira este campo.';

/** A row of a list in words: what its first text says, or its place in the list. */
export function rowTitle(item: FieldNode, row: Draft | undefined, index: number): string {
  for (const { name, kind } of item.fields ?? []) {
    const inner = fieldOf(row, name);
    if (kind === 'text' && typeof inner === 'string' && inner !== '') return inner;
    const words = kind === 'localized' ? fieldOf(inner, 'pt-BR') : undefined;
    if (typeof words === 'string' && words !== '') return words;
  }
  return `${index + 1}º`;
}

/**
 * A fault of the record at its field in a form.
 * @param form the fields of the form as one group
 * @returns null for a fault of a field that the form has not
 */
export function faultAt(form: FieldNode, draft: Draft, fault: RecordFault): FieldError | null {
  let [node, inner, id]: [FieldNode, Draft | undefined, string] = [form, draft, ''];
  const trail: string[] = [];
  for (const step of fault.path) {
    const field = node.fields?.find(({ name }) => name === step);
    if (field) {
      inner = fieldOf(inner, field.name);
      node = field;
      trail.push(field.label);
    } else if (node.kind === 'list' && node.item && typeof step === 'number') {
      inner = rowsOf(inner)[step];
      node = node.item;
      trail.push(rowTitle(node, inner, step));
    } else if (node === form) {
      return null;
    } else break;
    id = pathTo(id, step);
  }
  if (node === form) return null;
  const isSpoken = node.kind === 'localized' || node.kind === 'localized-paragraph';
  const box = isSpoken ? fieldOf(inner, fault.locale) : inner;
  const isEmpty = !node.fields && !node.item && isBlank({ ...node, kind: 'text' }, box);
  const words =
    (isEmpty ? BLANK : fault.said) ?? node.problem ?? PROBLEMS[node.kind] ?? OTHER_PROBLEM;
  return {
    fieldId: isSpoken ? pathTo(id, fault.locale) : id,
    message: `${trail.join(', ')}: ${words}`,
  };
}
