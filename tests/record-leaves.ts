import { z } from 'zod';
import { kindOf, metaOf } from '#app/clinic/record/field-meta.ts';

/** A value of the record that has no parts, by its path: 'price.cents', 'services[].slug'. */
export type Leaf = {
  path: string;
  kind: string | undefined;
  /** All that it may be, where the schema lists it. */
  choices: readonly unknown[] | undefined;
  /** Whether it may be left out, or be null. */
  mayLack: boolean;
};

/** The leaves below a schema, in its order; those of a union each once, with the choices of all of them. */
export function leavesOf(schema: z.core.$ZodType, path = ''): Leaf[] {
  const { inner, kind, mayLack } = unwrapped(schema);
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (inner instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([name, each]) =>
      leavesOf(each, below(name)),
    );
  if (inner instanceof z.ZodArray) {
    const found = leavesOf(inner.element, `${path}[]`);
    const isPlain = found.length === 1 && found[0]?.path === `${path}[]`;
    return isPlain ? [{ path, kind, choices: found[0]?.choices, mayLack }] : found;
  }
  if (inner instanceof z.ZodUnion) {
    const options = inner.options.flatMap((each) => leavesOf(each, path));
    return [...Map.groupBy(options, (leaf) => leaf.path).values()].flatMap(united);
  }
  return [{ path, kind, choices: choicesOf(inner), mayLack }];
}

function united(leaves: readonly Leaf[]): Leaf[] {
  const choices = leaves.flatMap((leaf) => leaf.choices ?? []);
  const areListed = leaves.every((leaf) => leaf.choices);
  return leaves.slice(0, 1).map((leaf) => ({ ...leaf, choices: areListed ? choices : undefined }));
}

function choicesOf(type: z.core.$ZodType): readonly unknown[] | undefined {
  if (type instanceof z.ZodEnum) return type.options;
  if (type instanceof z.ZodLiteral) return [...type.values];
  if (type instanceof z.ZodBoolean) return [true, false];
  return type instanceof z.ZodString && type.maxLength === 0 ? [''] : undefined;
}

/** The type below 'optional', 'default' and the like, and what kind of box it has. */
function unwrapped(schema: z.core.$ZodType) {
  let inner = schema;
  let kind: string | undefined;
  let mayLack = false;
  for (;;) {
    kind ??= metaOf(inner)?.kind ?? kindOf(inner);
    if (
      inner instanceof z.ZodOptional ||
      inner instanceof z.ZodNullable ||
      inner instanceof z.ZodDefault ||
      inner instanceof z.ZodPrefault
    ) {
      mayLack = true;
      inner = inner.def.innerType;
    } else if (inner instanceof z.ZodPipe && kind === undefined) inner = inner.def.in;
    else return { inner, kind, mayLack };
  }
}
