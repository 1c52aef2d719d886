import type { FieldNode } from '#app/clinic/record/field-node.ts';
import { isSame } from '#app/clinic/record/same-value.ts';
import { type Draft, draftOf, fieldOf, rowsOf } from '#app/features/clinic-record/form-draft.ts';

/** A form as both began from it, and what each of the two made of it. */
type Sides = { base: Draft; theirs: Draft; yours: Draft };

/** What comes of them; `isClash` where both changed one value, and not to the same. */
type Merge = { draft: Draft; isClash: boolean };

/**
 * Brings together two changes of a form, field by field, entries of lists by their names and choices one by one: what only
 * they changed is theirs, all else is yours.
 */
export function mergeDrafts(node: FieldNode, { base, theirs, yours }: Sides): Merge {
  if (isSame(base, yours) || isSame(theirs, yours)) return { draft: theirs, isClash: false };
  if (isSame(base, theirs)) return { draft: yours, isClash: false };
  if (node.fields) {
    const inner = node.fields.map((each) => {
      const of = (draft: Draft) => fieldOf(draft, each.name) ?? '';
      const sides = { base: of(base), theirs: of(theirs), yours: of(yours) };
      return { name: each.name, ...mergeDrafts(each, sides) };
    });
    return {
      draft: Object.fromEntries(inner.map(({ name, draft }) => [name, draft])),
      isClash: inner.some(({ isClash }) => isClash),
    };
  }
  if (node.kind === 'choices') return mergedChoices(node, { base, theirs, yours });
  const key = node.item?.fields?.find(isSlug)?.name;
  if (!node.item || key === undefined) return { draft: yours, isClash: true };
  return mergeRows(node.item, key, { base, theirs, yours });
}

export function isSlug({ kind }: FieldNode): boolean {
  return kind === 'slug';
}

/** Blank choices that may be left out stand for all there are, and are brought together with nothing. */
function mergedChoices({ isOptional }: FieldNode, { base, theirs, yours }: Sides): Merge {
  const [was, their, mine] = [rowsOf(base), rowsOf(theirs), rowsOf(yours)];
  const kept = mine.filter((each) => their.includes(each) || !was.includes(each));
  const draft = [...kept, ...their.filter((each) => !was.includes(each) && !mine.includes(each))];
  const isBlank = [was, their, mine, draft].some((each) => each.length === 0);
  return { draft: isOptional && isBlank ? yours : draft, isClash: isOptional && isBlank };
}

function mergeRows(item: FieldNode, key: string, { base, theirs, yours }: Sides): Merge {
  // A new entry has no name yet.
  const find = (rows: Draft, row: Draft) => {
    const name = fieldOf(row, key);
    return name ? rowsOf(rows).find((each) => fieldOf(each, key) === name) : undefined;
  };
  const ofYours = (row: Draft): Merge[] => {
    const [was, their] = [find(base, row), find(theirs, row)];
    if (their)
      return [
        mergeDrafts(item, { base: was ?? draftOf(item, undefined), theirs: their, yours: row }),
      ];
    if (!was) return [{ draft: row, isClash: false }];
    return isSame(was, row) ? [] : [{ draft: row, isClash: true }];
  };
  const ofTheirs = (row: Draft): Merge[] =>
    find(base, row) ? [] : [{ draft: row, isClash: false }];
  const isGone = (row: Draft) => {
    const was = find(base, row);
    return was !== undefined && find(yours, row) === undefined && !isSame(was, row);
  };
  const order = (rows: Draft) =>
    rowsOf(rows)
      .filter((row) => [base, theirs, yours].every((each) => find(each, row)))
      .map((row) => String(fieldOf(row, key)));
  const [was, their, mine] = [order(base), order(theirs), order(yours)];
  const [isTheirs, isMine] = [!isSame(was, their), !isSame(was, mine)];
  // Whoever has put them in another order has it.
  const merged =
    isTheirs && !isMine
      ? [
          ...rowsOf(theirs).flatMap((row) => {
            const own = find(yours, row);
            return own ? ofYours(own) : ofTheirs(row);
          }),
          ...rowsOf(yours).flatMap((row) => (find(theirs, row) ? [] : ofYours(row))),
        ]
      : [
          ...rowsOf(yours).flatMap(ofYours),
          ...rowsOf(theirs).flatMap((row) => (find(yours, row) ? [] : ofTheirs(row))),
        ];
  const isReordered = isTheirs && isMine && !isSame(their, mine);
  const isClash = isReordered || merged.some((each) => each.isClash) || rowsOf(theirs).some(isGone);
  return { draft: merged.map(({ draft }) => draft), isClash };
}
