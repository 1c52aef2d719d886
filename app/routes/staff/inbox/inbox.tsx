import '#app/features/inbox/inbox.css';
import {
  EXPORT_PATH,
  filterFields,
  INBOX_VIEWS,
  type InboxView,
  inboxHref,
  readInboxFilter,
} from '#app/features/inbox/inbox-filter.ts';
import { InboxFilters } from '#app/features/inbox/inbox-filters.tsx';
import { inboxKindsFor } from '#app/features/inbox/inbox-kinds.server.ts';
import { InboxList } from '#app/features/inbox/inbox-list.tsx';
import { nameOfStaff, toRowView } from '#app/features/inbox/inbox-view.ts';
import { itemsInView, readInbox } from '#app/features/inbox/read-inbox.server.ts';
import { staffNames } from '#app/features/inbox/staff-names.server.ts';
import { staffInbox as labels } from '#app/locales/pt-BR/staff/inbox.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import type { Route } from './+types/inbox';

export async function loader(args: Route.LoaderArgs) {
  const { services, staff, url, today, may } = staffPageOf(args);
  const inboxKinds = inboxKindsFor({ mayManagePrivacy: may('privacy.manage') });
  const { db } = services;
  const asked = readInboxFilter(url.searchParams);
  const names = await staffNames(db);
  const inbox = await readInbox(db, inboxKinds, { filter: asked, me: staff.id });
  const nameOf = nameOfStaff(names);
  const others = inbox.assignees.filter((id) => id !== staff.id);
  return {
    filter: { ...asked, page: inbox.page },
    pageCount: inbox.pageCount,
    rows: inbox.items.map((item) => toRowView(item, { kinds: inboxKinds, nameOf, today })),
    counts: {
      unsettled: itemsInView(inbox.counts, 'unsettled'),
      ...inbox.counts,
      all: itemsInView(inbox.counts, 'all'),
    } satisfies Record<InboxView, number>,
    kinds: inboxKinds.map(({ slug, titles }) => ({ slug, title: titles.many })),
    colleagues: others.map((id) => ({ id, name: nameOf(id) })),
    hasTooMany: url.searchParams.get('planilha') === 'grande',
  };
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { filter, pageCount, rows, counts, kinds, colleagues, hasTooMany } = loaderData;
  return (
    <StaffScreen title={labels.title} lead={labels.lead}>
      {hasTooMany ? (
        <Notice tone="warning" role="alert">
          <p>{labels.export.tooMany}</p>
        </Notice>
      ) : null}
      <InboxFilters filter={filter} counts={counts} kinds={kinds} colleagues={colleagues} />
      {rows.length > 0 ? <InboxList rows={rows} /> : <Empty filter={filter} />}
      <Pager
        label={labels.pager.label}
        page={filter.page}
        pageCount={pageCount}
        hrefOf={(page) => inboxHref(filter, { page })}
        labels={labels.pager}
      />
      {rows.length > 0 ? (
        <form method="post" action={EXPORT_PATH} className="flow">
          {filterFields({ ...filter, page: 1 }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button look="secondary">{labels.export.button}</Button>
          <p className="small">{labels.export.hint}</p>
        </form>
      ) : null}
    </StaffScreen>
  );
}

function Empty({ filter }: { filter: Route.ComponentProps['loaderData']['filter'] }) {
  const isWaiting = inboxHref(filter) === inboxHref({ ...filter, ...NO_FILTER });
  return (
    <Notice title={labels.empty.title}>
      <p>{isWaiting ? labels.empty.unsettled : labels.empty.filtered}</p>
      {filter.view === 'all' && !filter.text ? null : (
        <p>
          <a href={inboxHref({ ...filter, ...NO_FILTER, view: 'all' })}>{labels.empty.showAll}</a>
        </p>
      )}
    </Notice>
  );
}

const NO_FILTER = { view: INBOX_VIEWS[0], kindSlug: null, whose: 'anybody', text: '' } as const;
