import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#app/db/database.ts';
import { inboxNotes } from '#app/db/inbox-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import { withIdempotency } from '#app/platform/idempotency.server.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import { ok, type Result, refuse } from '#app/platform/result.ts';
import { type AnswerClinic, answerMail } from './answer-mail.ts';
import {
  auditItem,
  type ChangeRefusal,
  ChangeRefused,
  lockItem,
  refusable,
  setItem,
} from './change-inbox-item.server.ts';
import { INBOX_KINDS } from './inbox-kinds.server.ts';
import { fromSubjects, INBOX_COLUMNS, parseInboxRows } from './inbox-rows.server.ts';
import { notedAnswer, onceOf, type StoredNote, type WrittenNote } from './write-note.server.ts';

/** Background jobs of the inbox. */
export type InboxJobs = { 'inbox-answer': { noteId: number } };

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
      await auditItem(tx, { ...answer, at: clock.now() }, { action: 'inbox.answered', detail });
      await jobs['inbox-answer'](tx, stored);
      return stored;
    }),
  );
  if (!done.ok) return done;
  return done.value.kind === 'answer' ? ok(done.value.answer) : refuse('other-words');
}

type SendServices = { db: Queryable; clock: Clock; mailer: Mailer; clinic: AnswerClinic };

/**
 * Mails a stored answer and records that it was sent. Skips answers whose message was deleted and
 * answers already sent.
 * @throws what the mailer throws
 */
export async function sendAnswer(
  { db, clock, mailer, clinic }: SendServices,
  { noteId }: InboxJobs['inbox-answer'],
): Promise<'sent' | 'gone'> {
  const [note] = await db.select().from(inboxNotes).where(eq(inboxNotes.id, noteId));
  const kind = INBOX_KINDS.find(({ name }) => name === note?.kind);
  if (!note || !kind) return 'gone';
  if (note.mailedAt) return 'sent';
  const { rows } = await db.execute(sql`
    select ${INBOX_COLUMNS} ${fromSubjects([kind])} where s.subject_id = ${note.subjectId}`);
  const [subject] = parseInboxRows(rows);
  if (!subject || subject.email === null) return 'gone';
  const { arrivedAt, locale, email } = subject;
  const { words, writtenAt } = note;
  await mailer.send(answerMail({ noteId, words, writtenAt, arrivedAt, locale, email }, clinic));
  await db.update(inboxNotes).set({ mailedAt: clock.now() }).where(eq(inboxNotes.id, noteId));
  return 'sent';
}

async function readAddress(db: Database, { kind, id }: WrittenNote) {
  const { rows } = await db.execute(sql`
    select ${INBOX_COLUMNS} ${fromSubjects([kind])} where s.subject_id = ${id}`);
  return parseInboxRows(rows)[0];
}
