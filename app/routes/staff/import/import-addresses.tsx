import '#app/features/cms/import/import.css';
import { IMPORT_FIELDS, IMPORT_PATH } from '#app/features/cms/import/import-fields.ts';
import { OldAddressTable } from '#app/features/cms/import/old-address-table.tsx';
import { staffImport } from '#app/locales/pt-BR/staff/connections/import.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import { SearchBox } from '#app/ui/search-box/search-box.tsx';
import type { Route } from './+types/import-addresses';
import { answerAddressForm, oldAddressList } from './import-addresses.server.ts';

const messages = staffImport.addresses;

export const loader = (args: Route.LoaderArgs) => oldAddressList(args);

export const action = (args: Route.ActionArgs) => answerAddressForm(args);

export default function OldAddresses({ loaderData }: Route.ComponentProps) {
  const { rows, found, page, pageCount, search, path, isDone } = loaderData;
  const hrefOf = (each: number) =>
    `${path}?${new URLSearchParams({ [IMPORT_FIELDS.search]: search, pagina: String(each) })}`;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: IMPORT_PATH, label: staffImport.one.back }}
    >
      {isDone ? (
        <Notice tone="success" role="status">
          <p>{staffImport.done.apagado}</p>
        </Notice>
      ) : null}
      <SearchBox
        action={path}
        label={messages.search}
        button={messages.searchButton}
        query={search}
        maxLength={100}
        look="secondary"
      />
      {rows.length > 0 ? (
        <>
          <p>{messages.count(found)}</p>
          <OldAddressTable rows={rows} />
        </>
      ) : (
        <p>{messages.none}</p>
      )}
      <Pager
        label={staffImport.list.pager.label}
        page={page}
        pageCount={pageCount}
        hrefOf={hrefOf}
        labels={staffImport.list.pager}
      />
    </StaffScreen>
  );
}
