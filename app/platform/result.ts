/** A value, or a refusal: a normal business "no". Faults are exceptions. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refuse<const Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}

/** The refusals among the results of a form's fields, in the given order. */
export function fieldRefusals<Field extends string, Refusal>(
  results: readonly (readonly [Field, Result<unknown, Refusal>])[],
): { field: Field; refusal: Refusal }[] {
  return results.flatMap(([field, result]) =>
    result.ok ? [] : [{ field, refusal: result.refusal }],
  );
}
