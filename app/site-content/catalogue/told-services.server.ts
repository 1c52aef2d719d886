import { inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import type { Queryable } from '#app/db/database.ts';

type Service = ClinicRecord['services'][number];

/** What staff set of a service in the agenda, as far as it is compared. */
const setting = z.object({
  durationMinutes: z.number(),
  bufferBeforeMinutes: z.number(),
  bufferAfterMinutes: z.number(),
  isBookableOnline: z.boolean(),
});

/**
 * Of the services that a version of the record says anew, those whose agenda it changed: where staff had set the agenda
 * so since a version last spoke of the service, this one only notes it.
 * @param services as the version says them
 */
export async function readToldServices(
  db: Queryable,
  { version, services }: { version: number; services: readonly Service[] },
): Promise<{ id: number; slug: string }[]> {
  if (services.length === 0) return [];
  const slugs = services.map(({ slug }) => slug);
  const entryOf = (record: SQLWrapper) =>
    sql`jsonb_path_query_first(${record}, '$.services[*] ? (@.slug == $slug)',
      jsonb_build_object('slug', s.slug))`;
  const { rows } = await db.execute<{ id: number; slug: string; noted: unknown }>(sql`
    with settled as materialized (
      select detail -> 'to' ->> 'version' as version, min(id) as place from audit_log
      where subject_type = 'clinic_setting' and subject_id = 'record'
        and action = 'clinic.settled' group by 1)
    select s.id, s.slug, l.detail as noted from services s
    left join lateral (
      select e.id, e.detail from audit_log e
      where e.subject_type = 'agenda_setting' and e.subject_id = 'service:' || s.id
        and e.action = 'agenda.service'
        and e.id < (select place from settled where version = ${String(version)})
      order by e.id desc limit 1) l on not exists (
        select from clinic_record_versions v
        join settled t on t.version = v.version::text and t.place > l.id
        left join clinic_record_versions p on p.version = v.version - 1
        where v.version < ${version} and v.fields @> array['services']
          and ${entryOf(sql`v.record`)} is distinct from ${entryOf(sql`p.record`)})
    where ${inArray(sql`s.slug`, slugs)} order by s.id`);
  return rows.flatMap(({ id, slug, noted }) => {
    const set = setting.safeParse(noted).data;
    const said = setting.safeParse(services.find((each) => each.slug === slug)).data;
    return set && JSON.stringify(set) === JSON.stringify(said) ? [] : [{ id, slug }];
  });
}
