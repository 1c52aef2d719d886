import { sql } from 'drizzle-orm';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { formatMoment } from '#app/clinic/format-date.ts';
import { fieldNode, isFieldName } from '#app/clinic/record/field-node.ts';
import type { Queryable } from '#app/db/database.ts';
import type { RecordVersion } from '#app/features/clinic-record/record-versions.server.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';

const messages = staffRecord.versions;
const MOST_NAMED = 4;

type Ground = {
  db: Queryable;
  /** The record of the file, which is the version before the first. */
  file: ClinicRecord;
  serviceTitle: (slug: string) => string;
};

/** Each version in words: who made it, and what it changed. */
export async function versionViews(
  versions: readonly RecordVersion[],
  { db, file, serviceTitle }: Ground,
) {
  const changed = await readChangedServices(db, file);
  return versions.map(({ version, fields, madeBy, by, at }) => {
    const others = fields.filter((name) => name !== 'services');
    const labels = others.map((name) => (isFieldName(name) ? fieldNode(name).label : name));
    const services = fields.includes('services')
      ? [messages.services(named(changed.get(version) ?? [], serviceTitle))]
      : [];
    return {
      ...{ version, by, at: formatMoment(at), madeBy: messages.madeBy[madeBy] },
      fields: [...services, ...labels].join(', '),
    };
  });
}

/** Some services by name, and how many more, also of those that nobody names by now. */
function named(slugs: readonly string[], serviceTitle: Ground['serviceTitle']) {
  const known = slugs.filter((slug) => serviceTitle(slug) !== slug);
  const names = known.slice(0, MOST_NAMED).map(serviceTitle);
  return { names, more: slugs.length - names.length };
}

/** Which services each version changed, by its number; none where it changed their order alone. */
async function readChangedServices(
  db: Queryable,
  { services }: ClinicRecord,
): Promise<ReadonlyMap<number, readonly string[]>> {
  // There may be hundreds of versions: the database compares them, and sends names alone.
  const { rows } = await db.execute<{ version: number; slugs: string[] }>(sql`
    with stored (version, record) as (
      select 0, jsonb_build_object('services', ${JSON.stringify(services)}::jsonb)
      union all select version, record from clinic_record_versions)
    select v.version, array(
      select coalesce(n.entry ->> 'slug', p.entry ->> 'slug')
      from jsonb_path_query(v.record, '$.services[*]') with ordinality n (entry, place)
      full join jsonb_path_query(before.record, '$.services[*]') with ordinality p (entry, place)
        on p.entry ->> 'slug' = n.entry ->> 'slug'
      where n.entry is distinct from p.entry order by n.place, p.place) as slugs
    from clinic_record_versions v join stored before on before.version = v.version - 1
    where v.fields @> array['services']`);
  return new Map(rows.map(({ version, slugs }) => [version, slugs]));
}
