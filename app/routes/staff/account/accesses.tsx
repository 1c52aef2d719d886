import { AccessFilters, AccessTable } from '#app/features/staff/accesses/access-list.tsx';
import {
  accessesHref,
  accessFields,
  readAccessFilter,
  toAccessView,
} from '#app/features/staff/accesses/access-view.ts';
import {
  ACCESS_PAGE_ROWS,
  readAccesses,
} from '#app/features/staff/accesses/read-accesses.server.ts';
import { listPeople } from '#app/features/staff/people.server.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffAccesses } from '#app/locales/pt-BR/staff/people/accesses.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import type { Route } from './+types/accesses';
import { RECORD_PATHS } from './access-paths.server.ts';

const messages = staffAccesses;

export async function loader(args: Route.LoaderArgs) {
  const { services, url } = staffPageOf(args);
  const { page, ...filter } = readAccessFilter(url.searchParams);
  const { count, accesses } = await readAccesses(services.db, filter, page);
  const people = await listPeople(services);
  return {
    filter,
    page,
    count,
    pageCount: Math.ceil(count / ACCESS_PAGE_ROWS),
    people: people.map(({ id, name }) => ({ value: String(id), label: name })),
    accesses: accesses.map((access) => toAccessView(access, RECORD_PATHS)),
  };
}

export default function Accesses({ loaderData }: Route.ComponentProps) {
  const { filter, page, count, pageCount, people, accesses } = loaderData;
  return (
    <StaffScreen title={messages.title} lead={messages.lead}>
      <AccessFilters filter={filter} people={people} />
      <p>{accesses.length > 0 ? messages.count(count) : messages.none}</p>
      {accesses.length > 0 ? <AccessTable accesses={accesses} /> : null}
      <Pager
        label={messages.pager.label}
        page={page}
        pageCount={pageCount}
        hrefOf={(each) => accessesHref(filter, each)}
        labels={messages.pager}
      />
      <p className="reading">{messages.retention}</p>
      {accesses.length > 0 ? (
        <form method="post" action={STAFF_PATHS.accessesExport} className="flow">
          {accessFields(filter).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button look="secondary">{messages.export.button}</Button>
          <p className="small">{messages.export.hint}</p>
        </form>
      ) : null}
    </StaffScreen>
  );
}
