import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';

const { pool } = await testDatabase();

/**
 * Foreign keys whose columns no index begins with. Without one every deleted row reads the whole table that
 * refers to it. An index of only the rows that have a value serves as well.
 */
const WITHOUT_INDEX = `
  select con.conrelid::regclass::text || ' (' || string_agg(att.attname, ', ' order by key.place) || ')' as key
  from pg_constraint con
    cross join unnest(con.conkey) with ordinality as key (number, place)
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = key.number
  where con.contype = 'f' and con.connamespace = 'public'::regnamespace
    and not exists (
      select from pg_index idx
      where idx.indrelid = con.conrelid and idx.indisvalid
        and (idx.indpred is null
          or pg_get_expr(idx.indpred, idx.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
        and (select array_agg(each.number order by each.number)
          from unnest(string_to_array(idx.indkey::text, ' ')::smallint[]) with ordinality
            as each (number, place)
          where each.place <= cardinality(con.conkey))
          = (select array_agg(own.number order by own.number) from unnest(con.conkey) as own (number)))
  group by con.oid, con.conrelid
  order by 1`;

test('every foreign key has an index, so that deleting a row reads no whole table', async () => {
  const { rows } = await pool.query<{ key: string }>(WITHOUT_INDEX);
  expect(rows.map(({ key }) => key)).toEqual([]);
});

test('a foreign key without an index is found', async () => {
  await pool.query('create table of_no_index (staff_id integer references staff)');
  const { rows } = await pool.query<{ key: string }>(WITHOUT_INDEX);
  expect(rows.map(({ key }) => key)).toEqual(['of_no_index (staff_id)']);
});
