import '#app/features/content/content.css';
import { contentHref, readContentFilter } from '#app/features/content/content-filter.ts';
import { ContentFaults, ContentFilters, ContentList } from '#app/features/content/content-list.tsx';
import { CONTENT_PATH, newContentPath } from '#app/features/content/content-paths.ts';
import { everyText, filterTexts } from '#app/features/content/list-content.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { staffContent as messages } from '#app/locales/pt-BR/staff/content.ts';
import { DEFAULT_LOCALE, LOCALES } from '#app/platform/locale.ts';
import { problemLine } from '#app/platform/text/content-problem.ts';
import { partsOf, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { isLedTo, isListed, isShownKind } from '#app/site-content/parts/site-parts.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import type { Route } from './+types/content';
import { contentTypesOf, entryViews } from './content-page.server.ts';
import { LIBRARIES } from './libraries.ts';

const ROWS_A_PAGE = 25;

export async function loader(args: Route.LoaderArgs) {
  const { services, url } = staffPageOf(args);
  const { db, contentStore, clinic } = services;
  const filter = readContentFilter(url.searchParams);
  const parts = await partsOf(args);
  const every = await everyText(db, contentStore.files);
  const listed = every.filter((entry) => isListed(parts, clinic, entry));
  const types = contentTypesOf(services).filter(
    ({ name }) => isShownKind(parts, name) || listed.some(({ kind }) => kind === name),
  );
  const shown = types.filter(({ word }) => filter.typeWord === null || word === filter.typeWord);
  const all = filterTexts(listed, { ...filter, types: shown.map(({ name }) => name) });
  const pageCount = Math.max(1, Math.ceil(all.length / ROWS_A_PAGE));
  const page = Math.min(filter.page, pageCount);
  const rowOf = entryViews({ types, parts, clinic, names: await staffNames(db) });
  return {
    filter: { ...filter, page },
    pageCount,
    count: messages.list.count(all.length),
    rows: all.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE).flatMap(rowOf),
    types: types.map(({ word, titles }) => ({ word, title: titles.many })),
    languages: LOCALES.filter((locale) => locale === DEFAULT_LOCALE || parts.english !== 'gone'),
    open: types
      .filter(({ name, isOpen }) => isOpen && isShownKind(parts, name))
      .map((type) => ({ href: newContentPath(type), label: type.titles.add })),
    libraries: LIBRARIES.filter(({ href }) => isLedTo(parts, href)),
    faults: contentStore.problems().map(problemLine),
  };
}

export default function Content({ loaderData }: Route.ComponentProps) {
  const { filter, pageCount, count, rows, types, languages, open, libraries, faults } = loaderData;
  return (
    <StaffScreen title={messages.title} lead={messages.lead}>
      <ContentFaults faults={faults} />
      <div className="content-head">
        {open.map(({ href, label }, index) => (
          <LinkButton key={href} href={href} look={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
        {libraries.map(({ href, title }) => (
          <LinkButton key={href} href={href} look="secondary">
            {title}
          </LinkButton>
        ))}
      </div>
      <ContentFilters {...{ filter, types, languages }} />
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
