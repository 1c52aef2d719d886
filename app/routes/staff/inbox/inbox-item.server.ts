import { data } from 'react-router';
import { sectionPath } from '#app/features/clinic-record/sections.ts';
import { kindOfSlug } from '#app/features/inbox/inbox-kinds.server.ts';
import { itemPath, nameOfStaff, shortMoment } from '#app/features/inbox/inbox-view.ts';
import { readInboxItem } from '#app/features/inbox/read-inbox-item.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { type ItemRefusal, submitItemForm } from '#app/features/inbox/submit-item-form.server.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { localPath } from '#app/platform/locale.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

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
  const { replyTemplates } = services.contents[item.row.locale]?.clinic ?? clinic;
  const schedule = new URL(localPath(item.row.locale, '/agendamento'), services.env.baseUrl);
  return {
    ...page,
    kind,
    item,
    path: itemPath(kind.slug, item.row.id),
    nameOf: nameOfStaff(await staffNames(services.db)),
    replyTemplates,
    /** What the page offers to begin an answer with. */
    replies: {
      list: replyTemplates.map(({ slug, title }) => ({ slug, title })),
      changeHref: may('clinic.manage') ? sectionPath('respostas') : null,
    },
    context: {
      clinicName: clinic.displayName,
      mailWords: clinic.mailWords,
      phone: clinic.phone.display,
      scheduleUrl: schedule.href,
    },
  };
}

const STATUS = {
  gone: 404,
  changed: 409,
  'no-address': 422,
  'other-words': 422,
  'words-missing': 400,
  'words-too-long': 400,
  'reply-gone': 409,
  'status-missing': 400,
} satisfies Record<ItemRefusal, number>;

export async function answerItemForm(args: ItemArgs) {
  const { services, staff, kind, item, context, path, replyTemplates } = await itemPageOf(args);
  const form = await args.request.formData();
  const sent = { by: staff.id, subject: item.row, context, replies: replyTemplates, form };
  const request = { kind, id: item.row.id, ...sent };
  const outcome = await submitItemForm(services, request);
  if (outcome.kind === 'done') return seeOther(`${path}#${outcome.anchor}`);
  if (outcome.kind === 'drafted')
    return data({ ...outcome.drafts, errors: [] }, { headers: ERROR_HEADERS });
  const { reason, fieldId, drafts } = outcome;
  const errors = [{ fieldId, message: await messageOf(args, reason) }];
  return data({ ...drafts, errors }, { status: STATUS[reason], headers: ERROR_HEADERS });
}

/** On a conflict, also names who changed the item, read afresh. */
async function messageOf(args: ItemArgs, reason: ItemRefusal): Promise<string> {
  if (reason !== 'changed') return staffInbox.refusals[reason];
  const { item, nameOf, today } = await itemPageOf(args);
  const { changedBy, changedAt } = item.row;
  return staffInbox.refusals.changed(
    changedBy === null ? staffInbox.someone : nameOf(changedBy),
    changedAt ? shortMoment(changedAt, today) : '',
  );
}
