import type { RecordFault } from '#app/clinic/clinic-schema.ts';
import type { FieldKind } from '#app/clinic/record/field-meta.ts';
import type { FieldNode } from '#app/clinic/record/field-node.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { DEFAULT_LOCALE, type Locale } from '#app/platform/locale.ts';
import { afterColon } from '#app/platform/text/after-colon.ts';
import { ofPerson } from '#app/platform/text/clinic-article.ts';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { type Draft, fieldOf, isBlank, rowsOf } from './form-draft.ts';
import { pathTo } from './form-entries.ts';

const BLANK = 'Preencha este campo.';
const PROBLEMS: { readonly [Kind in FieldKind]?: string } = {
  phone: 'Escreva o telefone com DDD, como (35) 3599-0100 ou (35) 99955-0100.',
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
  return rowName(item, row) ?? `${index + 1}º`;
}

/** The same where there is room for what it is: '3º convênio'. */
export function entryTitle(list: FieldNode, row: Draft | undefined, index: number): string {
  return (list.item && rowName(list.item, row)) ?? numbered({ list, draft: row, index });
}

function rowName(item: FieldNode, row: Draft | undefined): string | undefined {
  for (const { name, kind, choices } of item.fields ?? []) {
    const inner = fieldOf(row, name);
    const known = kind === 'slug' && choices?.find(({ value }) => value === inner);
    if (known) return known.label;
    if (kind === 'text' && typeof inner === 'string' && inner !== '') return inner;
    const words = kind === 'localized' ? fieldOf(inner, DEFAULT_LOCALE) : undefined;
    if (typeof words === 'string' && words !== '') return words;
  }
  return undefined;
}

/** A step from the form to a field: a field by its label, or a row of a list. */
type Step = { node: FieldNode; row?: Row };
type Row = { list: FieldNode; draft: Draft | undefined; index: number };

/**
 * A fault of the record at its field in a form; the summary names the field and the entry that it is in.
 * @param form the fields of the form as one group
 * @returns null for a fault of a field that the form has not
 */
export function faultAt(form: FieldNode, draft: Draft, fault: RecordFault): FieldError | null {
  const found = foundAt(form, draft, fault.path);
  if (!found) return null;
  const { node, inner, id, steps } = found;
  if (node.needsOne && node.item && isBlank(node, inner)) {
    const first = pathTo(id, 0);
    const words = `Ponha ao menos ${node.entry ?? staffRecord.form.entry}.`;
    const box = isSpoken(node.item) ? pathTo(first, DEFAULT_LOCALE) : first;
    return told(form, steps, { id: box, words });
  }
  const box = isSpoken(node) ? fieldOf(inner, fault.locale) : inner;
  // A switch that is off is not left blank.
  const canBeEmpty = !node.fields && !node.item && node.kind !== 'switch';
  const isEmpty = canBeEmpty && isBlank({ ...node, kind: 'text' }, box);
  // A place's number says its whole range: nobody sees from its bound that the minus lacks.
  const said = node.kind === 'decimal' ? (node.problem ?? fault.said) : fault.said;
  const words = (isEmpty ? BLANK : said) ?? node.problem ?? PROBLEMS[node.kind] ?? OTHER_PROBLEM;
  if (!isSpoken(node)) return told(form, steps, { id, words });
  return told(form, steps, { id: pathTo(id, fault.locale), words, locale: fault.locale });
}

/** As their fields follow each other on the screen; what the form has no field for comes last. */
export function inFormOrder<Fault extends Pick<RecordFault, 'path'>>(
  form: FieldNode,
  faults: readonly Fault[],
): Fault[] {
  const placed = faults.map((fault) => ({ fault, place: placeInForm(form, fault.path) }));
  return placed.toSorted((a, b) => comparePlaces(a.place, b.place)).map(({ fault }) => fault);
}

/** A number for each step of the way to a field: which of its group's fields, which row of its list. */
function placeInForm(form: FieldNode, path: RecordFault['path']): number[] {
  const place: number[] = [];
  let node: FieldNode | undefined = form;
  for (const step of path) {
    if (!node) break;
    if (typeof step === 'number') {
      place.push(step);
      node = node.item;
    } else {
      const index: number = node.fields?.findIndex(({ name }) => name === step) ?? -1;
      if (index >= 0) place.push(index);
      node = node.fields?.[index];
    }
  }
  return place.length === 0 ? [Number.POSITIVE_INFINITY] : place;
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((each, index) => each !== b[index]);
  if (differs < 0) return a.length - b.length;
  return (a[differs] ?? 0) - (b[differs] ?? -1);
}

/** The innermost field of the form on the way to a fault. */
function foundAt(form: FieldNode, draft: Draft, path: RecordFault['path']) {
  let [node, inner, id]: [FieldNode, Draft | undefined, string] = [form, draft, ''];
  const steps: Step[] = [];
  for (const step of path) {
    const field = node.fields?.find(({ name }) => name === step);
    if (field) {
      inner = fieldOf(inner, field.name);
      node = field;
      steps.push({ node });
    } else if (node.kind === 'list' && node.item && typeof step === 'number') {
      inner = rowsOf(inner)[step];
      steps.push({ node: node.item, row: { list: node, draft: inner, index: step } });
      node = node.item;
    } else break;
    id = pathTo(id, step);
  }
  return node === form ? null : { node, inner, id, steps };
}

const isSpoken = ({ kind }: FieldNode) => kind === 'localized' || kind === 'localized-paragraph';

type Told = { id: string; words: string; locale?: Locale };

/** The fault at its box, and in the summary with where it is. */
function told(form: FieldNode, steps: readonly Step[], { id, words, locale }: Told): FieldError {
  const where = placeWords(form, steps, locale);
  return { fieldId: id, message: words, inSummary: `${where}: ${afterColon(words)}` };
}

/** Where a field is, as people say it: 'Nome do 3º convênio', '“Número”, em “Registro no conselho”, da Dra. Ana'. */
function placeWords(form: FieldNode, steps: readonly Step[], locale?: Locale): string {
  const [last, ...outer] = steps.toReversed();
  if (!last) return '';
  const { node, row } = last;
  let words =
    row && node.fields ? (rowName(node, row.draft) ?? numbered(row)) : boxName(last, locale);
  // Of groups around groups the innermost tells enough, and an entry tells its list.
  let isInGroup = false;
  let below = last;
  for (const step of outer) {
    const isPage = step === steps[0] && (step.node.kind === 'list' || form.fields?.length === 1);
    if (step.row) {
      words += `${isInGroup ? ',' : ''} ${ofRow(step.node, step.row)}`;
      isInGroup = false;
    } else if (!isPage && !isInGroup && (!below.row || below.node.fields)) {
      words += `, em “${step.node.label}”`;
      isInGroup = true;
    }
    below = step;
  }
  return words;
}

/** What stands above the box. */
function boxName({ node: { label }, row }: Step, locale?: Locale): string {
  const own = row ? `${label} ${row.index + 1}` : label;
  return quoted(locale === 'en-US' ? staffRecord.form.inEnglish(own) : own);
}

/** A field's name in a sentence; more than one word could be taken for the sentence's own. */
const quoted = (label: string) => (label.includes(' ') ? `“${label}”` : label);

/** What an entry of a list is called: 'um convênio' is a man's word. */
function nounOf({ entry = staffRecord.form.entry }: FieldNode) {
  const [article, ...noun] = entry.split(' ');
  return { isMasculine: article === 'um', noun: noun.join(' ') };
}

/** An entry without a name: '3º convênio'. */
function numbered({ list, index }: Row): string {
  const { isMasculine, noun } = nounOf(list);
  return `${index + 1}${isMasculine ? 'º' : 'ª'} ${noun}`;
}

/** Whose a field is: 'do 3º convênio', 'do convênio Vida Serrana', 'da Unidade Norte', 'da Dra. Ana'. */
function ofRow(item: FieldNode, row: Row): string {
  const { isMasculine, noun } = nounOf(row.list);
  const of = isMasculine ? 'do' : 'da';
  const name = rowName(item, row.draft);
  if (name === undefined) return `${of} ${numbered(row)}`;
  if (noun === 'pessoa') return ofPerson(name);
  return name.toLowerCase().startsWith(noun) ? `${of} ${name}` : `${of} ${noun} ${name}`;
}
