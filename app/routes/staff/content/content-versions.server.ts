import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { CONTENT_FIELDS } from '#app/features/content/content-form-fields.ts';
import { listRevisions, readRevision } from '#app/features/content/read-entry.server.ts';
import type { VersionView } from '#app/features/content/version-list.tsx';
import { saveContent } from '#app/features/content/write-content.server.ts';
import { staffContent } from '#app/locales/pt-BR/staff/content.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { type EntryPage, notThere } from './content-page.server.ts';

const messages = staffContent.versions;

/** Revisions of an entry, latest first; before the first edit the file alone. */
export async function toVersionViews({
  services,
  text: { row },
  nameOf,
}: EntryPage): Promise<VersionView[]> {
  if (!row) return [{ number: 1, by: messages.file, marks: [messages.live], isLatest: true }];
  const revisions = await listRevisions(services.db, row.id);
  return revisions.map(({ number, author, writtenAt, origin, overrides }) => {
    const restored = /^restored:(\d+)$/.exec(origin)?.[1];
    const answered = Array.isArray(overrides) ? overrides.length : 0;
    return {
      number,
      by: origin === 'file' ? messages.file : messages.by(nameOf(author), formatMoment(writtenAt)),
      marks: [
        ...(number === row.publishedRevision && !row.isWithdrawn ? [messages.live] : []),
        ...(number === row.scheduledRevision ? [messages.scheduled] : []),
        ...(restored ? [messages.restored(restored)] : []),
        ...(answered > 0 ? [messages.overridden(answered)] : []),
      ],
      isLatest: number === row.latestRevision,
    };
  });
}

/** Restores an older revision as a new draft. */
export async function bringBack(
  { services, key, text, path, staff }: EntryPage,
  form: FormData,
  change: { who: string; when: string } | null,
) {
  const number = Number(formText(form, CONTENT_FIELDS.revision));
  const isNumber = Number.isInteger(number) && number >= 1 && number < 1_000_000_000;
  const source = text.row && isNumber ? await readRevision(services.db, text.row.id, number) : null;
  if (source === null) throw notThere();
  const snapshot = {
    ...key,
    version: Number(formText(form, CONTENT_FIELDS.version)),
    by: staff.id,
  };
  const saved = await saveContent(services, snapshot, { source, origin: `restored:${number}` });
  if (saved.ok) return seeOther(`${path}?feito=recuperado`);
  const { who = '', when = '' } = change ?? {};
  const message = staffContent.changed.message(who, when);
  const errors = [{ fieldId: `versao-${number}`, message }];
  return data({ errors }, { status: 409, headers: ERROR_HEADERS });
}
