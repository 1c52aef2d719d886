import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { isWordedId, kindOf } from '#app/clinic/mail-words/worded-list.ts';
import type { FieldName } from '#app/clinic/record/field-node.ts';
import { BRAND_PATH } from '#app/features/brand/brand-form.ts';
import { choiceNames } from '#app/features/clinic-record/choice-names.ts';
import { readFieldHistory } from '#app/features/clinic-record/history/field-history.server.ts';
import {
  ELSEWHERE,
  historyPath,
  sectionOf,
  sectionPath,
} from '#app/features/clinic-record/sections.ts';
import { MAIL_WORDS_PATH, mailWordsPath } from '#app/features/mail-words/mail-words-form.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import {
  type StaffArgs,
  type StaffPage,
  staffPageOf,
} from '#app/routes/staff/staff-page.server.ts';
import { AS_OF } from '#app/ui/change-history/as-of.ts';
import type { HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { withBeginning } from '#app/ui/change-history/history-page.ts';
import type { PagedChanges } from '#app/ui/change-history/paged-history.tsx';
import { recordStateOf } from './record-page.server.ts';

type Part = { title: string; href: string; fields: readonly FieldName[] };

/** Parts with screens of their own, by the name that their history has in its address. */
const OWN: Readonly<Record<string, string>> = { marca: BRAND_PATH, emails: MAIL_WORDS_PATH };

/** A part of the clinic's data with a form of its own. @throws 404 for none */
function partOf(slug: string): Part {
  const section = sectionOf(slug);
  if (section) return { ...section, href: sectionPath(slug) };
  const own = ELSEWHERE.find(({ href }) => href === OWN[slug]);
  if (!own) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return own;
}

/** Who changed a part of the clinic's data and when, a page of it. */
export async function shownPartHistory(args: StaffArgs & { params: { section: string } }) {
  // Whoever may not see it is told so, whether or not there is such a part.
  const opened = staffPageOf(args);
  const { section } = args.params;
  const part = partOf(section);
  const shown = await shownFields(opened, part.fields, (...change) => returnsTo(part, ...change));
  const { title, href } = part;
  return {
    title,
    href,
    history: historyPath(section),
    ...withBeginning(shown, returnsTo(part, 0, [])),
  };
}

/**
 * A page of who changed some fields of the record and when.
 * @param linksTo what a version leads to, by the paths that it changed; not asked for the newest
 */
export async function shownFields(
  { services, url }: Pick<StaffPage, 'services' | 'url'>,
  fields: readonly FieldName[],
  linksTo: (version: number, paths: readonly string[]) => HistoryChange['links'],
): Promise<PagedChanges> {
  const { db, contentStore } = services;
  const file = contentStore.clinicFile;
  const { record } = await recordStateOf(services);
  const names = choiceNames([file, record], agendaLabelsOf(services).serviceTitle);
  const asked = Number(url.searchParams.get('pagina'));
  const wanted = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const history = await readFieldHistory(db, { fields, file, names, page: wanted });
  const { page, pageCount } = history;
  const changes = history.changes.map(({ version, at, by, lines }, index): HistoryChange => {
    const paths = lines.map(({ path }) => path);
    return {
      ...{ key: String(version), moment: formatMoment(at, { withYear: true }), who: by },
      lines: lines.map(({ where, before, after }) => ({ where, before, after })),
      links: page === 1 && index === 0 ? [] : linksTo(version, paths),
    };
  });
  return { changes, page, pageCount };
}

/** The form of a part, or those of the mails that a version has changed. */
function returnsTo({ href }: Part, version: number, paths: readonly string[]) {
  const query = `?${AS_OF}=${version}`;
  if (href !== MAIL_WORDS_PATH) return [{ href: href + query, label: staffHistory.return }];
  const mails = new Set(paths.map((path) => path.split('.')[1] ?? '').filter(isWordedId));
  return [...mails].map((id) => ({
    href: mailWordsPath(id) + query,
    label: staffHistory.returnMail(kindOf(id).label),
  }));
}
