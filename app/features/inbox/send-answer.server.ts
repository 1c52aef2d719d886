import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#app/db/database.ts';
import { inboxNotes } from '#app/db/inbox-schema.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Mailer } from '#app/platform/mail/mail.server.ts';
import { type AnswerClinic, answerMail } from './answer-mail.ts';
import type { InboxJobs } from './inbox-jobs.ts';
import { INBOX_KINDS } from './inbox-kinds.server.ts';
import { fromSubjects, INBOX_COLUMNS, parseInboxRows } from './inbox-rows.server.ts';

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
