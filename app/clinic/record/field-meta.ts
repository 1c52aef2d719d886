import { z } from 'zod';

/** How a value of the record is filled in. Where a field names none, its type says it. */
export type FieldKind =
  | 'text'
  | 'paragraph'
  | 'localized'
  | 'localized-paragraph'
  | 'phone'
  | 'postal-code'
  | 'cnpj'
  | 'host'
  | 'state'
  | 'time'
  | 'day'
  | 'whole-number'
  | 'decimal'
  | 'money'
  | 'switch'
  | 'choice'
  | 'choices'
  /** Made from another field when the entry is new, and never changed. */
  | 'slug'
  /** Set elsewhere; the form carries it along unseen. */
  | 'kept'
  | 'group'
  | 'list';

/** Entries of the record itself among which a field chooses. */
export type ChoiceSource = 'people' | 'services' | 'rooms-and-equipment' | 'branches' | 'images';

/** A screen of the record, by its address under /equipe/clinica. */
export type RecordSection =
  | 'identidade'
  | 'endereco'
  | 'unidades'
  | 'contatos'
  | 'pessoas'
  | 'convenios'
  | 'planos'
  | 'flex'
  | 'agenda'
  | 'formulario'
  | 'retornos'
  | 'legal'
  | 'partes'
  | 'respostas'
  | 'assuntos'
  | 'palavras';

/** What a field of the record is called and how it is filled in, in Portuguese: only staff read it. */
export type FieldMeta = {
  label: string;
  /** One plain sentence with an example. */
  help?: string;
  /** What is wrong with a value that is no valid one; default that of the kind. */
  problem?: string;
  kind?: FieldKind;
  /** Of a field of the record itself: the screen that it stands on; without one it has a screen of its own. */
  section?: RecordSection;
  /** Of a field of the record itself: whether pages and the API show it to everybody. */
  isPublic?: boolean;
  /** Behind the box: 'minutos'. */
  unit?: string;
  /** Words for each value of a choice. */
  options?: Readonly<Record<string, string>>;
  /** Where the values of a choice come from, unless the schema lists them. */
  from?: ChoiceSource;
  /** Of a slug: the field beside it that it is made from. */
  madeFrom?: string;
  /** Of a text: the field beside it whose value holds, and is shown, where it is blank. */
  defaultsTo?: string;
  /** Of a list: what one entry is called, with its article: 'um convênio'. */
  entry?: string;
  /** Of a list: whether entries that the record has may be taken away, and not only archived. */
  isRemovable?: boolean;
  /** Of a list: whether it always has the same entries, and only their order and their fields change. */
  isFixed?: boolean;
};

const fields = z.registry<FieldMeta>();
const kinds = z.registry<{ kind: FieldKind }>();

/** A type of value that always has the same kind, such as a phone number. */
export function ofKind<Schema extends z.ZodType>(kind: FieldKind, schema: Schema): Schema {
  kinds.add(schema, { kind });
  return schema;
}

/** A field with its words. The type may be shared: every field has its own copy. */
export function field<Schema extends z.ZodType>(schema: Schema, meta: FieldMeta): Schema {
  const own = schema.clone();
  const kind = meta.kind ?? kinds.get(schema)?.kind;
  fields.add(own, { ...meta, ...(kind && { kind }) });
  return own;
}

/** The words of a field; undefined where none were given. */
export function metaOf(schema: z.core.$ZodType): FieldMeta | undefined {
  return fields.get(schema);
}

/** The kind of a type that has one whatever the field. */
export function kindOf(schema: z.core.$ZodType): FieldKind | undefined {
  return kinds.get(schema)?.kind;
}

/** For a check of our own: what is wrong, for the start of the app in English and for a form in Portuguese. */
export function told(message: string, said: string) {
  return { message, params: { said } };
}

/** What is wrong, in Portuguese, as far as the check itself can tell; the kind of the field knows the rest. */
export function saidOf(issue: z.core.$ZodIssue): string | undefined {
  if (issue.input === undefined && issue.code === 'invalid_type') return 'Preencha este campo.';
  switch (issue.code) {
    case 'custom': {
      const said: unknown = issue.params?.said;
      return typeof said === 'string' ? said : undefined;
    }
    case 'too_small':
      return smallest(issue.origin, Number(issue.minimum));
    case 'too_big':
      return largest(issue.origin, Number(issue.maximum));
    case 'unrecognized_keys':
      return 'Há aqui algo que esta versão do site não conhece.';
    default:
      return undefined;
  }
}

/** No other number of the record has a bound so high. */
const isYear = (bound: number) => bound >= 1900 && bound <= 2100;

function smallest(origin: string, minimum: number): string {
  if (origin === 'string') return 'Preencha este campo.';
  if (origin === 'array')
    return minimum === 1 ? 'Ponha ao menos um.' : `Ponha ao menos ${minimum}.`;
  return isYear(minimum)
    ? `O ano precisa ser ${minimum} ou depois.`
    : `O menor valor é ${minimum}.`;
}

function largest(origin: string, maximum: number): string {
  if (origin === 'string') return `Escreva no máximo ${maximum} letras.`;
  if (origin === 'array') return `No máximo ${maximum}.`;
  return `O maior valor é ${maximum}.`;
}
