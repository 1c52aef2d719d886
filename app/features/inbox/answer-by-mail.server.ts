import { sql } from 'drizzle-orm';
import type { Database } from '#app/db/database.ts';
import { inboxNotes } from '#app/db/inbox-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { withIdempotency } from '#app/platform/idempotency.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import {
  auditItem,
  type ChangeRefusal,
  ChangeRefused,
  lockItem,
  refusable,
  setItem,
} from './change-inbox-item.server.ts';
import type { InboxJobs } from './inbox-jobs.ts';
import { fromSubjects, INBOX_COLUMNS, parseInboxRows } from './inbox-rows.server.ts';
import { notedAnswer, onceOf, type StoredNote, type WrittenNote } from './write-note.server.ts';

export type AnswerServices = { db: Database; clock: Clock; jobs: Jobs<InboxJobs> };

/**
 * Stores an answer, marks its item answered, assigns it to the author and queues the mail, in one
 * transaction. Refused when a colleague has changed the item since it was loaded, so nobody is answered
 * twice.
 */
export async function answerByMail(
  { db, clock, jobs }: AnswerServices,
  answer: WrittenNote & { version: number },
): Promise<Result<StoredNote, ChangeRefusal | 'no-address' | 'other-words'>> {
  const { kind, id, by, words, version } = answer;
  const subject = await readAddress(db, answer);
  if (subject && subject.email === null) return refuse('no-address');
  const done = await refusable(() =>
    withIdempotency(db, onceOf('inbox-answer', answer), notedAnswer, async (tx) => {
      const now = clock.now();
      const item = await lockItem(tx, answer, now);
      if (item.version !== version) throw new ChangeRefused('changed');
      const [stored] = await tx
        .insert(inboxNotes)
        .values({
          kind: kind.name,
          subjectId: id,
          author: by,
          words,
          writtenAt: now,
          isMailed: true,
        })
        .returning({ noteId: inboxNotes.id });
      if (!stored) throw new Error('the answer was not stored');
      await setItem(tx, answer, { status: 'answered', assignee: item.assignee ?? by }, now);
      const detail = { from: item.status, to: 'answered' };
      await auditItem(tx, answer, { action: 'inbox.answered', detail });
      await jobs['inbox-answer'](tx, stored);
      return stored;
    }),
  );
  if (!done.ok) return done;
  return done.value.kind === 'answer' ? ok(done.value.answer) : refuse('other-words');
}

async function readAddress(db: Database, { kind, id }: WrittenNote) {
  const { rows } = await db.execute(sql`
    select ${INBOX_COLUMNS} ${fromSubjects([kind])} where s.subject_id = ${id}`);
  return parseInboxRows(rows)[0];
}
