import { data } from 'react-router';
import { answerByMail } from '#app/features/inbox/answer-by-mail.server.ts';
import { changeInboxItem, type ItemChange } from '#app/features/inbox/change-inbox-item.server.ts';
import { kindOfSlug } from '#app/features/inbox/contact-kind.server.ts';
import { statusOfSlug } from '#app/features/inbox/inbox-status.ts';
import {
  itemPath,
  nameOfStaff,
  shortMoment,
  TEMPLATE_NAMES,
  templateText,
} from '#app/features/inbox/inbox-view.ts';
import { ITEM_ACTIONS, ITEM_FIELDS } from '#app/features/inbox/item-fields.tsx';
import { readInboxItem } from '#app/features/inbox/read-inbox-item.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { parseStaffWords } from '#app/features/inbox/staff-words.ts';
import { writeNote } from '#app/features/inbox/write-note.server.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { localPath } from '#app/platform/locale.ts';
import { isTokenShaped, newToken } from '#app/platform/token.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

type ItemArgs = StaffArgs & { params: { kind: string; subjectId: string } };

/** The item of a URL and the viewer. @throws 404 when it does not exist (any more) */
export async function itemPageOf(args: ItemArgs, permission: 'inbox.read' | 'inbox.write') {
  const page = staffPageOf(args);
  const named = kindOfSlug(args.params.kind);
  const kind = named?.isForPrivacy && !page.may('privacy.manage') ? undefined : named;
  const id = /^[1-9]\d{0,14}$/.test(args.params.subjectId) ? Number(args.params.subjectId) : null;
  const item = kind && id !== null ? await readInboxItem(page.services.db, kind, id) : null;
  if (!kind || !item) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const { clinic, services } = page;
  const schedule = new URL(localPath(item.row.locale, '/agendamento'), services.env.baseUrl);
  return {
    ...page,
    kind,
    item,
    path: itemPath(kind.slug, item.row.id),
    nameOf: nameOfStaff(await staffNames(services.db)),
    context: {
      clinicName: clinic.displayName,
      phone: clinic.phone.display,
      scheduleUrl: schedule.href,
    },
  };
}

type ItemPage = Awaited<ReturnType<typeof itemPageOf>>;
type ItemRefusal = keyof typeof staffInbox.refusals;

const STATUS = {
  gone: 404,
  changed: 409,
  'no-address': 422,
  'other-words': 422,
  'words-missing': 400,
  'words-too-long': 400,
  'status-missing': 400,
} satisfies Record<ItemRefusal, number>;

export async function answerItemForm(args: ItemArgs) {
  const page = await itemPageOf(args, 'inbox.write');
  const form = await args.request.formData();
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  const action = text(ITEM_FIELDS.action);
  const typed = { note: text(ITEM_FIELDS.note), answer: text(ITEM_FIELDS.answer) };
  const sentKey = text(ITEM_FIELDS.key);
  const stamp = {
    version: Number(text(ITEM_FIELDS.version)),
    key: isTokenShaped(sentKey) ? sentKey : newToken(),
  };
  const refused = async (why: ItemRefusal, fieldId: string) => {
    const message = await messageOf(args, why);
    // Words that were stored already under this key are no reason to refuse the next ones.
    const key = why === 'other-words' ? newToken() : stamp.key;
    return data(
      { ...typed, key, errors: [{ fieldId, message }] },
      { status: STATUS[why], headers: ERROR_HEADERS },
    );
  };

  const template = TEMPLATE_NAMES.find((name) => action === `${ITEM_ACTIONS.template}${name}`);
  if (template) {
    const ready = templateText(template, page.item.row, page.context);
    const answer = [typed.answer.trim(), ready].filter(Boolean).join('\n\n');
    return data({ ...typed, answer, key: stamp.key, errors: [] }, { headers: ERROR_HEADERS });
  }
  const seen = { kind: page.kind, id: page.item.row.id, version: stamp.version, by: page.staff.id };
  if (action === ITEM_ACTIONS.note || action === ITEM_ACTIONS.answer) {
    const isNote = action === ITEM_ACTIONS.note;
    const field = isNote ? ITEM_FIELDS.note : ITEM_FIELDS.answer;
    const words = parseStaffWords(isNote ? typed.note : typed.answer);
    if (!words.ok) return refused(words.refusal, field);
    const written = { ...seen, words: words.value, key: stamp.key };
    const stored = await (isNote ? writeNote : answerByMail)(page.services, written);
    if (!stored.ok) return refused(stored.refusal, field);
    return seeOther(`${page.path}#nota-${stored.value.noteId}`);
  }
  const change = changeOf(action, text(ITEM_FIELDS.status), page);
  if (!change) return refused('status-missing', ITEM_FIELDS.status);
  const changed = await changeInboxItem(page.services, seen, change);
  if (!changed.ok) return refused(changed.refusal, ITEM_FIELDS.status);
  return seeOther(`${page.path}#andamento`);
}

function changeOf(action: string, slug: string, { staff }: ItemPage): ItemChange | null {
  if (action === ITEM_ACTIONS.take) return { assignee: staff.id };
  if (action === ITEM_ACTIONS.release) return { assignee: null };
  const status = statusOfSlug(slug);
  return action === ITEM_ACTIONS.status && status ? { status } : null;
}

/** On a conflict, also names who changed the item, read afresh. */
async function messageOf(args: ItemArgs, why: ItemRefusal): Promise<string> {
  if (why !== 'changed') return staffInbox.refusals[why];
  const { item, nameOf, today } = await itemPageOf(args, 'inbox.read');
  const { changedBy, changedAt } = item.row;
  return staffInbox.refusals.changed(
    changedBy === null ? staffInbox.someone : nameOf(changedBy),
    changedAt ? shortMoment(changedAt, today) : '',
  );
}
