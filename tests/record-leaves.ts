import { z } from 'zod';
import { kindOf, metaOf } from '#app/clinic/record/field-meta.ts';

/** A value of the record that has no parts, by its path: 'price.cents', 'services[].slug'. */
type Leaf = { path: string; kind: string | undefined };

/** The leaves below a schema, in its order; those of a union each once. */
export function leavesOf(schema: z.core.$ZodType, path = ''): Leaf[] {
  const { inner, kind } = unwrapped(schema);
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (inner instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([name, each]) =>
      leavesOf(each, below(name)),
    );
  if (inner instanceof z.ZodArray) {
    const found = leavesOf(inner.element, `${path}[]`);
    const isPlain = found.length === 1 && found[0]?.path === `${path}[]`;
    return isPlain ? [{ path, kind }] : found;
  }
  if (inner instanceof z.ZodUnion) {
    const options = inner.options.flatMap((each) => leavesOf(each, path));
    return options.filter(
      (leaf, at) => options.findIndex((other) => other.path === leaf.path) === at,
    );
  }
  return [{ path, kind }];
}

/** The type below 'optional', 'default' and the like, and what kind of box it has. */
function unwrapped(schema: z.core.$ZodType) {
  let inner = schema;
  let kind: string | undefined;
  for (;;) {
    kind ??= metaOf(inner)?.kind ?? kindOf(inner);
    if (
      inner instanceof z.ZodOptional ||
      inner instanceof z.ZodNullable ||
      inner instanceof z.ZodDefault ||
      inner instanceof z.ZodPrefault
    )
      inner = inner.def.innerType;
    else if (inner instanceof z.ZodPipe && kind === undefined) inner = inner.def.in;
    else return { inner, kind };
  }
}
