import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { type CategoryUses, keepingCategories } from './kept-categories.ts';

// Lists whose entries appointments, rooms and texts name for good.
const LISTS = [
  ['people', 'slug'],
  ['payers', 'id'],
  ['branches', 'slug'],
  ['services', 'slug'],
] as const;
const PLACES = ['rooms', 'equipment'] as const;

/**
 * The next record with whatever it no longer has of people, payers, services, rooms and devices archived in it: nothing
 * that an appointment may name is ever lost, whether a form, an older version or a file left it out. Of categories those
 * stay that articles name.
 * @param uses of categories; without it all of them stay
 */
export function keepingEntries(
  before: ClinicRecord,
  next: Readonly<Record<string, unknown>>,
  uses?: CategoryUses,
): Readonly<Record<string, unknown>> {
  const kept: Record<string, unknown> = { ...next };
  for (const [field, key] of LISTS)
    kept[field] = withMissing(before[field] ?? [], next[field], key);
  const { postCategories } = next;
  kept.postCategories = keepingCategories(before, postCategories, uses);
  const places = new Map(Object.entries(next.resources ?? {}));
  if (places.size === 0) return kept;
  const entries = PLACES.map((each) => [
    each,
    withMissing(before.resources[each], places.get(each), 'slug'),
  ]);
  return { ...kept, resources: { ...Object.fromEntries(places), ...Object.fromEntries(entries) } };
}

function withMissing(before: readonly object[], next: unknown, key: string): unknown {
  if (!Array.isArray(next)) return next;
  const names = new Set(next.map((entry) => nameOf(entry, key)));
  const missing = before
    .filter((entry) => !names.has(nameOf(entry, key)))
    .map((entry) => ({ ...entry, isArchived: true }));
  return missing.length === 0 ? next : [...next, ...missing];
}

function nameOf(entry: unknown, key: string): unknown {
  if (typeof entry !== 'object' || entry === null) return undefined;
  return new Map<string, unknown>(Object.entries(entry)).get(key);
}
