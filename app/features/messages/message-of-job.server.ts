import { type SQL, sql } from 'drizzle-orm';
import { MESSAGE_IDS, type MessageId, messageOf } from '#app/clinic/messages/message-list.ts';
import type { Queryable } from '#app/db/database.ts';

/** The queues whose jobs are messages. */
export const MESSAGE_QUEUES: readonly string[] = [
  ...new Set(MESSAGE_IDS.map((id) => messageOf(id).job.queue)),
];

/** Why an appointment cannot stay goes before what else is told. */
const newsColumn = sql`case when job.data #> '{news,displaced}' is not null then 'displaced'
  when job.data #> '{news,uncovered}' is not null then 'uncovered' else 'other' end`;

/** Which message a job is, by the table; null for none. Over the rows that `kindRows` joins. */
export const messageColumn = sql<MessageId | null>`case ${sql.join(
  MESSAGE_IDS.map((id) => sql`when ${isOf(id)} then ${id}::text`),
  sql` `,
)} end`;

/** What of a job's own rows says its kind: of a reminder and of a recommendation. */
export const kindRows = sql`
  left join reminders r on job.name = 'reminder-mail' and r.id = (job.data ->> 'reminderId')::bigint
  left join recommendations rec on job.name = 'reminder-return'
    and rec.id = (job.data ->> 'recommendationId')::bigint`;

function isOf(id: MessageId): SQL {
  const { queue, kind, audience, news } = messageOf(id).job;
  return sql.join(
    [
      sql`job.name = ${queue}`,
      ...(kind ? [sql`coalesce(r.kind, rec.kind, job.data ->> 'kind') = ${kind}`] : []),
      ...(audience ? [sql`job.data ->> 'audience' = ${audience}`] : []),
      ...(news ? [sql`${newsColumn} = ${news}`] : []),
    ],
    sql` and `,
  );
}

/** Which message a job is. @param job.data what it carries */
export async function messageOfJob(
  db: Queryable,
  { queue, data }: { queue: string; data: object },
): Promise<MessageId | null> {
  const { rows } = await db.execute<{ message: MessageId | null }>(sql`
    select ${messageColumn} as message
    from (values (${queue}::text, ${JSON.stringify(data)}::jsonb)) as job(name, data) ${kindRows}`);
  return rows[0]?.message ?? null;
}
