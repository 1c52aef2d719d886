import { z } from 'zod';
import {
  type ChoiceSource,
  type FieldKind,
  kindOf,
  metaOf,
  type RecordSection,
} from './field-meta.ts';
import { recordShape } from './record-shape.ts';

/** A field of the record as a form needs it; made from the schema alone. */
export type FieldNode = {
  /** Its key in the record; empty for the entries of a list. */
  name: string;
  kind: FieldKind;
  label: string;
  help?: string | undefined;
  problem?: string | undefined;
  unit?: string | undefined;
  entry?: string | undefined;
  isRemovable?: boolean | undefined;
  isFixed?: boolean | undefined;
  madeFrom?: string | undefined;
  defaultsTo?: string | undefined;
  from?: ChoiceSource | undefined;
  /** Whether it may be left blank. */
  isOptional: boolean;
  /** What a blank field means. */
  initial?: unknown;
  choices?: readonly { value: string; label: string }[] | undefined;
  /** Of a group. */
  fields?: readonly FieldNode[] | undefined;
  /** Of a list. */
  item?: FieldNode | undefined;
  /** Of a list: whether it must have an entry. */
  needsOne?: boolean | undefined;
};

export type FieldName = keyof typeof recordShape;

const nodes = new Map<string, FieldNode>();

/** A top-level field of the record. */
export function fieldNode(name: FieldName): FieldNode {
  const known = nodes.get(name);
  if (known) return known;
  const node = nodeOf(name, recordShape[name]);
  nodes.set(name, node);
  return node;
}

/** Every field of the record, in its order. */
export const FIELD_NAMES: readonly FieldName[] = Object.keys(recordShape).filter(isFieldName);

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(recordShape, name);
}

/** The fields of one screen of the record, in the record's order. */
export function fieldsOfSection(section: RecordSection): FieldName[] {
  return FIELD_NAMES.filter((name) => metaOf(recordShape[name])?.section === section);
}

/** The fields that everybody may read. Everything else stays inside. */
export function publicFields(): FieldName[] {
  return FIELD_NAMES.filter((name) => metaOf(recordShape[name])?.isPublic);
}

/** Several fields of the record as one group, such as those of one screen. */
export function groupOf(names: readonly FieldName[]): FieldNode {
  return { name: '', kind: 'group', label: '', isOptional: false, fields: names.map(fieldNode) };
}

/** Where the record has no words for a field, by its path; empty when every field has them. */
export function fieldsWithoutWords(): string[] {
  const missing = (node: FieldNode, path: string): string[] => [
    ...(node.label === '' ? [path] : []),
    ...(node.fields ?? []).flatMap((each) => missing(each, `${path}.${each.name}`)),
    ...(node.item?.fields ?? []).flatMap((each) => missing(each, `${path}[].${each.name}`)),
    ...(node.choices ?? []).filter(({ label }) => label === '').map(() => `${path}: choices`),
  ];
  return FIELD_NAMES.flatMap((name) => missing(fieldNode(name), name));
}

/** @param above what is wrong with a value, where the group around it says so for all of its fields */
function nodeOf(name: string, schema: z.core.$ZodType, above?: string): FieldNode {
  const own = metaOf(schema);
  const { inner, isOptional, initial, meta = own, kind: found } = unwrapped(schema);
  const kind = own?.kind ?? found ?? kindOfClass(inner, meta?.from !== undefined);
  const problem = meta?.problem ?? above;
  const words = {
    label: meta?.label ?? '',
    ...{ help: meta?.help, unit: meta?.unit, entry: meta?.entry, madeFrom: meta?.madeFrom },
    ...{ from: meta?.from, isRemovable: meta?.isRemovable, problem },
    isFixed: meta?.isFixed,
    defaultsTo: meta?.defaultsTo,
  };
  const node: FieldNode = { name, kind, isOptional, initial, ...words };
  // No box asks for it, so a new entry has its only value without anybody's help.
  if (kind === 'kept') return { ...node, initial: initial ?? onlyValue(inner) };
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(inner.shape);
    return { ...node, fields: fields.map(([key, each]) => nodeOf(key, each, problem)) };
  }
  if (inner instanceof z.ZodArray && kind === 'list')
    return { ...node, item: nodeOf('', inner.element, problem), needsOne: needsOne(inner) };
  return { ...node, choices: choicesOf(inner, meta?.options) };
}

/** The type below 'optional', 'default' and the like, and what they say. */
function unwrapped(schema: z.core.$ZodType) {
  let inner = schema;
  let [isOptional, initial]: [boolean, unknown] = [false, undefined];
  let [meta, kind] = [metaOf(schema), kindOf(schema)];
  for (;;) {
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) {
      isOptional = true;
      inner = inner.def.innerType;
    } else if (inner instanceof z.ZodDefault || inner instanceof z.ZodPrefault) {
      isOptional = true;
      initial = inner.def.defaultValue;
      inner = inner.def.innerType;
    } else if (inner instanceof z.ZodPipe && kind === undefined) {
      inner = inner.def.in;
    } else {
      return { inner, isOptional, initial, meta, kind };
    }
    meta ??= metaOf(inner);
    kind ??= metaOf(inner)?.kind ?? kindOf(inner);
  }
}

function onlyValue(schema: z.core.$ZodType): unknown {
  const [first, ...others] = schema instanceof z.ZodLiteral ? schema.def.values : [];
  return others.length === 0 ? first : undefined;
}

function needsOne({ def }: z.ZodArray): boolean {
  return (def.checks ?? []).some(
    (check) => check instanceof z.core.$ZodCheckMinLength && check._zod.def.minimum > 0,
  );
}

function kindOfClass(schema: z.core.$ZodType, chooses: boolean): FieldKind {
  if (schema instanceof z.ZodObject) return 'group';
  if (schema instanceof z.ZodArray) return chooses ? 'choices' : 'list';
  if (schema instanceof z.ZodEnum) return 'choice';
  if (schema instanceof z.ZodBoolean) return 'switch';
  if (schema instanceof z.ZodNumber) return 'whole-number';
  return 'text';
}

function choicesOf(schema: z.core.$ZodType, labels: Readonly<Record<string, string>> = {}) {
  const list = schema instanceof z.ZodArray ? schema.element : schema;
  if (!(list instanceof z.ZodEnum)) return undefined;
  const bare = Object.keys(labels).length === 0;
  return list.options.map((option) => {
    const value = String(option);
    // Abbreviations of councils are their own words.
    return { value, label: bare ? value : (labels[value] ?? '') };
  });
}
