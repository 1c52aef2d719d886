import { data } from 'react-router';
import { formatMoment } from '#app/clinic/format-date.ts';
import { isMailId, mailKindOf } from '#app/clinic/mail-words/mail-list.ts';
import type { FieldName } from '#app/clinic/record/field-node.ts';
import { BRAND_PATH } from '#app/features/brand/brand-form.ts';
import { choiceNames } from '#app/features/clinic-record/choice-names.ts';
import { readFieldHistory } from '#app/features/clinic-record/history/field-history.server.ts';
import { ELSEWHERE, sectionOf, sectionPath } from '#app/features/clinic-record/sections.ts';
import { MAIL_WORDS_PATH, mailWordsPath } from '#app/features/mail-words/mail-words-form.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { AS_OF } from '#app/ui/change-history/as-of.ts';
import type { HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { recordStateOf } from './record-page.server.ts';

type Part = { title: string; href: string; fields: readonly FieldName[] };

/** A part of the clinic's data with a form of its own. @throws 404 for none */
function partOf(slug: string): Part {
  const section = sectionOf(slug);
  if (section) return { ...section, href: sectionPath(slug) };
  const own = ELSEWHERE.find(
    ({ href }) => href === sectionPath(slug) && [BRAND_PATH, MAIL_WORDS_PATH].includes(href),
  );
  if (!own) throw data(null, { status: 404, headers: ERROR_HEADERS });
  return own;
}

/** Who changed a part of the clinic's data and when, a page of it. */
export async function shownPartHistory(args: StaffArgs & { params: { section: string } }) {
  const { services, url } = staffPageOf(args);
  const { db, contentStore } = services;
  const file = contentStore.clinicFile;
  const part = partOf(args.params.section);
  const { record } = await recordStateOf(services);
  const names = choiceNames([file, record], agendaLabelsOf(services).serviceTitle);
  const asked = Number(url.searchParams.get('pagina'));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const history = await readFieldHistory(db, { fields: part.fields, file, names, page });
  const [newest] = history.page === 1 ? history.changes : [];
  const shown = history.changes.map(
    ({ version, at, by, lines }): HistoryChange => ({
      ...{ key: String(version), moment: formatMoment(at, { withYear: true }), who: by },
      lines: lines.map(({ where, before, after }) => ({ where, before, after })),
      links:
        version === newest?.version
          ? []
          : returnsTo(
              part,
              version,
              lines.map(({ path }) => path),
            ),
    }),
  );
  const isLast = history.page === history.pageCount && shown.length > 0;
  const origin: HistoryChange = {
    ...{ key: '0', moment: staffHistory.beginning, who: '', lines: [] },
    links: part.href === MAIL_WORDS_PATH ? [] : returnsTo(part, 0, []),
  };
  return {
    ...{ title: part.title, href: part.href, page: history.page, pageCount: history.pageCount },
    changes: isLast ? [...shown, origin] : shown,
  };
}

/** The form of a part, or those of the mails that a version has changed. */
function returnsTo({ href }: Part, version: number, paths: readonly string[]) {
  const query = `?${AS_OF}=${version}`;
  if (href !== MAIL_WORDS_PATH) return [{ href: href + query, label: staffHistory.return }];
  const mails = new Set(paths.map((path) => path.split('.')[1] ?? '').filter(isMailId));
  return [...mails].map((id) => ({
    href: mailWordsPath(id) + query,
    label: staffHistory.returnMail(mailKindOf(id).label),
  }));
}
