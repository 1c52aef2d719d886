import '#app/features/content/content.css';
import { formatMoment } from '#app/clinic/format-date.ts';
import { contentHref, readContentFilter } from '#app/features/content/content-filter.ts';
import {
  ContentFaults,
  ContentFilters,
  ContentList,
  type EntryView,
} from '#app/features/content/content-list.tsx';
import { CONTENT_PATH, contentPath, newContentPath } from '#app/features/content/content-paths.ts';
import { type ListedEntry, listContent } from '#app/features/content/list-content.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { staffContent as messages } from '#app/locales/pt-BR/staff/content.ts';
import { problemLine } from '#app/platform/text/content-problem.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import type { Route } from './+types/content';
import { contentTypesOf, nameOfAuthor, titleOf } from './content-page.server.ts';
import { LIBRARIES } from './libraries.ts';

const ROWS_A_PAGE = 25;

export async function loader(args: Route.LoaderArgs) {
  const { services, url } = staffPageOf(args);
  const { db, contentStore } = services;
  const filter = readContentFilter(url.searchParams);
  const types = contentTypesOf(services);
  const shown = types.filter(({ word }) => filter.typeWord === null || word === filter.typeWord);
  const request = { ...filter, types: shown.map(({ name }) => name) };
  const all = await listContent(db, contentStore.files, request);
  const pageCount = Math.max(1, Math.ceil(all.length / ROWS_A_PAGE));
  const page = Math.min(filter.page, pageCount);
  const names = await staffNames(db);
  const rowOf = (listed: ListedEntry): EntryView[] => {
    const type = types.find(({ name }) => name === listed.kind);
    if (!type) return [];
    const { row, locale, slug, state, hasOther } = listed;
    const details = [
      ...(row
        ? [messages.list.changed(nameOfAuthor(names, row.changedBy), formatMoment(row.changedAt))]
        : [messages.list.neverChanged]),
      ...(row?.scheduledAt ? [messages.list.due(formatMoment(row.scheduledAt))] : []),
      ...(hasOther || locale === 'en-US' ? [] : [messages.list.noEnglish]),
    ];
    const href = contentPath({ type, locale, slug });
    return [
      { href, title: titleOf(type, listed), typeLabel: type.titles.one, locale, state, details },
    ];
  };
  return {
    filter: { ...filter, page },
    pageCount,
    count: messages.list.count(all.length),
    rows: all.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE).flatMap(rowOf),
    types: types.map(({ word, titles }) => ({ word, title: titles.many })),
    open: types
      .filter((type) => type.isOpen)
      .map((type) => ({ href: newContentPath(type), label: type.titles.add })),
    faults: contentStore.problems().map(problemLine),
  };
}

export default function Content({ loaderData }: Route.ComponentProps) {
  const { filter, pageCount, count, rows, types, open, faults } = loaderData;
  return (
    <StaffScreen title={messages.title} lead={messages.lead}>
      <ContentFaults faults={faults} />
      <div className="content-head">
        {open.map(({ href, label }, index) => (
          <LinkButton key={href} href={href} look={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
        {LIBRARIES.map(({ href, title }) => (
          <LinkButton key={href} href={href} look="secondary">
            {title}
          </LinkButton>
        ))}
      </div>
      <ContentFilters filter={filter} types={types} />
      {rows.length > 0 ? (
        <>
          <p>{count}</p>
          <ContentList rows={rows} />
        </>
      ) : (
        <Notice title={messages.list.empty.title}>
          <p>{messages.list.empty.text}</p>
          <p>
            <a href={CONTENT_PATH}>{messages.list.empty.all}</a>
          </p>
        </Notice>
      )}
      <Pager
        label={messages.pager.label}
        page={filter.page}
        pageCount={pageCount}
        hrefOf={(page) => contentHref(filter, { page })}
        labels={messages.pager}
      />
    </StaffScreen>
  );
}
