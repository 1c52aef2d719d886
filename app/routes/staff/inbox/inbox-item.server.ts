import { data } from 'react-router';
import { sectionPath } from '#app/features/clinic-record/sections.ts';
import type { MayHold } from '#app/features/inbox/change-inbox-item.server.ts';
import { kindOfSlug } from '#app/features/inbox/inbox-kinds.server.ts';
import { itemPath, nameOfStaff, shortMoment } from '#app/features/inbox/inbox-view.ts';
import { readInboxItem } from '#app/features/inbox/read-inbox-item.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { type ItemRefusal, submitItemForm } from '#app/features/inbox/submit-item-form.server.ts';
import { mayOpenNow, staffWhoMay } from '#app/features/staff/roles/who-may.server.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { localPath } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { readCalled } from '#app/scheduling/people/called.server.ts';

type ItemArgs = StaffArgs & { params: { kind: string; subjectId: string } };

/** The item of a URL and the viewer. @throws 404 when it does not exist (any more) */
export async function itemPageOf(args: ItemArgs) {
  const page = staffPageOf(args);
  const named = kindOfSlug(args.params.kind);
  const kind = named?.isForPrivacy && !page.may('privacy.manage') ? undefined : named;
  const id = /^[1-9]\d{0,14}$/.test(args.params.subjectId) ? Number(args.params.subjectId) : null;
  const item = kind && id !== null ? await readInboxItem(page.services.db, kind, id) : null;
  if (!kind || !item) throw data(null, { status: 404, headers: ERROR_HEADERS });
  const { clinic, services, may } = page;
  /** What somebody must be allowed to open the item. */
  const needed = kind.isForPrivacy
    ? (['inbox.read', 'privacy.manage'] as const)
    : (['inbox.read'] as const);
  const { phoneE164, name } = item.row;
  const { replyTemplates } = services.contents[item.row.locale]?.clinic ?? clinic;
  const schedule = new URL(localPath(item.row.locale, '/agendamento'), services.env.baseUrl);
  return {
    ...page,
    kind,
    item,
    needed,
    path: itemPath(kind.slug, item.row.id),
    nameOf: nameOfStaff(await staffNames(services.db)),
    replyTemplates,
    /** What the page offers to begin an answer with. */
    replies: {
      list: replyTemplates.map(({ slug, title }) => ({ slug, title })),
      changeHref: may('clinic.manage') ? sectionPath('respostas') : null,
    },
    context: {
      called: phoneE164 ? await readCalled(services.db, { phoneE164, name }) : null,
      clinicName: clinic.displayName,
      mailWords: clinic.mailWords,
      phone: clinic.phone.display,
      scheduleUrl: schedule.href,
    },
  };
}

type ItemPage = Awaited<ReturnType<typeof itemPageOf>>;

const STATUS = {
  gone: 404,
  changed: 409,
  'no-address': 422,
  'other-words': 422,
  'words-missing': 400,
  'words-too-long': 400,
  'reply-gone': 409,
  'status-missing': 400,
  'colleague-missing': 400,
  'colleague-gone': 409,
} satisfies Record<ItemRefusal, number>;

export async function answerItemForm(args: ItemArgs) {
  const page = await itemPageOf(args);
  const { services, staff, kind, item, context, path, replyTemplates, needed } = page;
  const form = await args.request.formData();
  const mayHold: MayHold = (tx, id) => mayOpenNow(tx, id, needed);
  const sent = { by: staff.id, subject: item.row, context, replies: replyTemplates, form, mayHold };
  const request = { kind, id: item.row.id, ...sent };
  const outcome = await submitItemForm(services, request);
  if (outcome.kind === 'done') return seeOther(`${path}#${outcome.anchor}`);
  if (outcome.kind === 'drafted')
    return data({ ...outcome.drafts, errors: [] }, { headers: ERROR_HEADERS });
  const { reason, fieldId, drafts } = outcome;
  const errors = [{ fieldId, message: await messageOf(args, reason) }];
  return data({ ...drafts, errors }, { status: STATUS[reason], headers: ERROR_HEADERS });
}

/** Whom the item may be given to: who may open it, without the viewer and whoever has it. */
export async function colleaguesFor({ services, staff, item, needed }: ItemPage) {
  const able = await staffWhoMay(services.db, needed);
  return able.filter(({ id }) => id !== staff.id && id !== item.row.assignee);
}

/** On a conflict, also names who changed the item and who has it, read afresh. */
async function messageOf(args: ItemArgs, reason: ItemRefusal): Promise<string> {
  if (reason !== 'changed') return staffInbox.refusals[reason];
  const { item, nameOf, today } = await itemPageOf(args);
  const { changedBy, changedAt, assignee } = item.row;
  return staffInbox.refusals.changed(
    changedBy === null ? staffInbox.someone : nameOf(changedBy),
    changedAt ? shortMoment(changedAt, today) : '',
    assignee === null ? null : nameOf(assignee),
  );
}
