import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { isToFill } from '#app/clinic/demonstration/to-fill.ts';
import { isUntouchedPoint } from '#app/clinic/map/known-point.ts';
import { type FieldName, fieldNode } from '#app/clinic/record/field-node.ts';
import { staffAddressPoint } from '#app/locales/pt-BR/staff/connections/address-point.ts';
import type { Section } from './sections.ts';

const PLACEHOLDERS =
  /^0{4,}$|^(\+55)?\d\d0{6,}$|99\.999\.999\/0001-91|example\.(com|org|net)|^37999-999$|^0{5}-?0{3}$|^xxx|lorem ipsum|^\+55\d\d[29]0{7,8}$/i;

/** What in a section is still an example: the names of the fields, each once. */
export function placeholdersIn(
  { fields }: Pick<Section, 'fields'>,
  record: ClinicRecord,
): string[] {
  const values = new Map<string, unknown>(Object.entries(record));
  return fields.flatMap((name) => {
    if (isPlaceholder(name, values.get(name))) return [fieldNode(name).label];
    return lacksPoint(name, record) ? [staffAddressPoint.field] : [];
  });
}

/** Whether an address of a field has been written, and nobody has yet said where on the map it is. */
function lacksPoint(name: FieldName, { address, branches = [] }: ClinicRecord): boolean {
  if (name === 'address') return isUntouchedPoint(address);
  if (name !== 'branches') return false;
  return branches.some((house) => !house.isArchived && isUntouchedPoint(house.address));
}

function isPlaceholder(name: FieldName, value: unknown): boolean {
  // No clinic began in it: the year that a blank record has.
  if (name === 'foundingYear') return value === 1900;
  return textsOf(value).some((text) => PLACEHOLDERS.test(text.trim()) || isToFill(text));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  // Who has left may keep an old number.
  if (new Map(Object.entries(value)).get('isArchived') === true) return [];
  return Object.values(value).flatMap(textsOf);
}
