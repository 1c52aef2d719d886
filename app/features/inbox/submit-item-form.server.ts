import type { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { formText } from '#app/platform/form-values.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { type AnswerServices, answerByMail } from './answer-by-mail.server.ts';
import {
  changeInboxItem,
  type ItemChange,
  type ItemId,
  type MayHold,
} from './change-inbox-item.server.ts';
import type { InboxSubject } from './inbox-kind.server.ts';
import { statusOfSlug } from './inbox-status.ts';
import { type MailContext, replyText } from './inbox-view.ts';
import { ITEM_ACTIONS, ITEM_FIELDS, NOBODY } from './item-fields.tsx';
import { parseStaffWords, writeNote } from './write-note.server.ts';

export type ItemRefusal = keyof typeof staffInbox.refusals;

/** What the page shows again: the drafts and the idempotency key of the next submission. */
type ItemDrafts = { note: string; answer: string; colleague: string; key: string };

type ItemFormOutcome =
  | { kind: 'done'; anchor: string }
  | { kind: 'drafted'; drafts: ItemDrafts }
  | { kind: 'refused'; reason: ItemRefusal; fieldId: string; drafts: ItemDrafts };

type ItemForm = ItemId & {
  by: number;
  subject: InboxSubject;
  context: MailContext;
  /** Ready-made answers in the language of the message. */
  replies: readonly { slug: string; text: string }[];
  form: FormData;
  mayHold: MayHold;
};

/** Handles every form of an item's page: templates, notes, answers, assignee and status. */
export async function submitItemForm(
  services: AnswerServices,
  { kind, id, by, subject, context, replies, form, mayHold }: ItemForm,
): Promise<ItemFormOutcome> {
  const text = (field: string) => formText(form, field);
  const action = text(ITEM_FIELDS.action);
  const sentKey = text(ITEM_FIELDS.key);
  const drafts = {
    note: text(ITEM_FIELDS.note),
    answer: text(ITEM_FIELDS.answer),
    colleague: text(ITEM_FIELDS.colleague),
    key: isTokenShaped(sentKey) ? sentKey : newToken(),
  };
  const refused = (reason: ItemRefusal, fieldId: string): ItemFormOutcome => {
    // A text stored under this key must not block the next one.
    const key = reason === 'other-words' ? newToken() : drafts.key;
    return { kind: 'refused', reason, fieldId, drafts: { ...drafts, key } };
  };

  if (action.startsWith(ITEM_ACTIONS.template)) {
    const slug = action.slice(ITEM_ACTIONS.template.length);
    const reply = replies.find((each) => each.slug === slug);
    if (!reply) return refused('reply-gone', ITEM_FIELDS.answer);
    const filled = replyText(reply.text, subject, context);
    const answer = [drafts.answer.trim(), filled].filter(Boolean).join('\n\n');
    return { kind: 'drafted', drafts: { ...drafts, answer } };
  }
  const snapshot = { kind, id, version: Number(text(ITEM_FIELDS.version)), by };
  if (action === ITEM_ACTIONS.note || action === ITEM_ACTIONS.answer) {
    const isNote = action === ITEM_ACTIONS.note;
    const field = isNote ? ITEM_FIELDS.note : ITEM_FIELDS.answer;
    const words = parseStaffWords(isNote ? drafts.note : drafts.answer);
    if (!words.ok) return refused(words.refusal, field);
    const written = { ...snapshot, words: words.value, key: drafts.key };
    const stored = await (isNote ? writeNote : answerByMail)(services, written);
    if (!stored.ok) return refused(stored.refusal, field);
    return { kind: 'done', anchor: `nota-${stored.value.noteId}` };
  }
  const asked = changeOf(action, text, by);
  if (!asked.change) return refused(asked.lack, asked.field);
  const changed = await changeInboxItem(services, snapshot, asked.change, mayHold);
  if (!changed.ok) return refused(changed.refusal, asked.field);
  return { kind: 'done', anchor: 'andamento' };
}

/** The change that a form asks for; null where it lacks something, with the field that it is about. */
function changeOf(action: string, text: (field: string) => string, by: number): AskedChange {
  if (action === ITEM_ACTIONS.give) {
    const { colleague: field } = ITEM_FIELDS;
    return { field, change: givenTo(text(field)), lack: 'colleague-missing' };
  }
  const { status: field } = ITEM_FIELDS;
  const about = { field, lack: 'status-missing' } as const;
  if (action === ITEM_ACTIONS.take) return { ...about, change: { assignee: by } };
  const status = statusOfSlug(text(field));
  return { ...about, change: action === ITEM_ACTIONS.status && status ? { status } : null };
}

type AskedChange = { field: string; change: ItemChange | null; lack: ItemRefusal };

function givenTo(colleague: string): ItemChange | null {
  if (colleague === NOBODY) return { assignee: null };
  return /^[1-9]\d{0,8}$/.test(colleague) ? { assignee: Number(colleague) } : null;
}
