import { sql } from 'drizzle-orm';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { type FieldName, groupOf } from '#app/clinic/record/field-node.ts';
import type { Queryable } from '#app/db/database.ts';
import type { ChoiceNames } from '#app/features/clinic-record/choice-names.ts';
import { draftOf } from '#app/features/clinic-record/form-draft.ts';
import {
  type Difference,
  draftDifferences,
} from '#app/features/clinic-record/record-differences.ts';

/** What one version changed of some fields of the record. */
export type FieldChange = { version: number; at: Date; by: string; lines: Difference[] };

const PER_PAGE = 20;

type Asked = {
  fields: readonly FieldName[];
  file: ClinicRecord;
  names: ChoiceNames;
  /** From 1. */
  page: number;
};

type VersionRow = { version: number; at: string; by: string; before: unknown; after: unknown };

/**
 * The versions of the record that changed some of its fields, the newest first, one page of them. Versions that changed
 * only what no form shows have no lines, and are left out.
 */
export async function readFieldHistory(
  db: Queryable,
  { fields, file, names, page }: Asked,
): Promise<{ changes: FieldChange[]; page: number; pageCount: number }> {
  const asked = sql.param([...fields]);
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int from clinic_record_versions where fields && ${asked}::text[]`,
  );
  const pageCount = Math.max(1, Math.ceil((counted[0]?.count ?? 0) / PER_PAGE));
  const at = page <= pageCount ? page : 1;
  const partOf = (record: string) => sql`(select jsonb_object_agg(key, value)
    from jsonb_each(${sql.raw(record)}) where key = any(${asked}::text[]))`;
  const { rows } = await db.execute<VersionRow>(sql`
    select v.version, v.changed_at as at, s.name as by, ${partOf('p.record')} as before,
      ${partOf('v.record')} as after
    from clinic_record_versions v join staff s on s.id = v.changed_by
    left join clinic_record_versions p on p.version = v.version - 1
    where v.fields && ${asked}::text[]
    order by v.version desc limit ${PER_PAGE} offset ${(at - 1) * PER_PAGE}`);
  const form = groupOf(fields);
  const changes = rows.map((row) => {
    const before = row.version === 1 ? file : row.before;
    const states = [draftOf(form, before), draftOf(form, row.after)] as const;
    return {
      ...{ version: row.version, at: new Date(row.at), by: row.by },
      lines: draftDifferences(form, states, names),
    };
  });
  return { changes: changes.filter(({ lines }) => lines.length > 0), page: at, pageCount };
}

/** Who made a version and when; null where there is none. */
export async function whoMade(
  db: Queryable,
  version: number,
): Promise<{ at: Date; by: string } | null> {
  const { rows } = await db.execute<{ at: string; by: string }>(sql`
    select v.changed_at as at, s.name as by from clinic_record_versions v
    join staff s on s.id = v.changed_by where v.version = ${version}`);
  const [row] = rows;
  return row ? { at: new Date(row.at), by: row.by } : null;
}
