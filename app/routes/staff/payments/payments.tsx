import '#app/features/payments/staff-payments.css';
import { paymentServicesOf } from '#app/context/payment-services.ts';
import { type ChargeRow, ChargeRows, toChargeRow } from '#app/features/payments/charge-list.tsx';
import { nameCharge } from '#app/features/payments/name-charges.server.ts';
import {
  type ListFilter,
  listHref,
  PAYMENT_PATHS,
  readListFilter,
} from '#app/features/payments/payment-paths.ts';
import { staffPayments as messages } from '#app/locales/pt-BR/staff/payments.ts';
import { CHARGE_VIEWS, type ChargeList } from '#app/payments/charge-views.ts';
import { listCharges } from '#app/payments/list-charges.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Pager } from '#app/ui/pager/pager.tsx';
import type { Route } from './+types/payments';

export async function loader(args: Route.LoaderArgs) {
  const { services, url, today, may } = staffPageOf(args);
  const filter = readListFilter(url.searchParams);
  const payments = paymentServicesOf(services);
  const list = await listCharges(services.db, { ...filter, today });
  const rows: ChargeRow[] = [];
  for (const charge of list.charges)
    rows.push(toChargeRow(charge, await nameCharge(payments, charge)));
  return {
    filter,
    rows,
    pageCount: list.pageCount,
    counts: list.counts,
    mayManage: may('payments.manage'),
  };
}

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { filter, rows, pageCount, counts, mayManage } = loaderData;
  return (
    <StaffScreen title={messages.title} lead={messages.lead}>
      <ButtonRow>
        <LinkButton href={PAYMENT_PATHS.statement}>{messages.toStatement}</LinkButton>
        {mayManage ? (
          <LinkButton href={PAYMENT_PATHS.settings} look="secondary">
            {messages.toSettings}
          </LinkButton>
        ) : null}
      </ButtonRow>
      <form method="get" action={PAYMENT_PATHS.list} className="staff-form">
        <TextField
          id="busca"
          name="busca"
          type="search"
          label={messages.search}
          hint={messages.searchHint}
          defaultValue={filter.text}
          autoComplete="off"
          maxLength={40}
        />
        <Button look="secondary">{messages.searchButton}</Button>
      </form>
      <Views filter={filter} counts={counts} />
      {rows.length > 0 ? <ChargeRows rows={rows} /> : <p>{messages.empty}</p>}
      <Pager
        label={messages.pager.label}
        page={filter.page}
        pageCount={pageCount}
        hrefOf={(page) => listHref({ ...filter, page })}
        labels={messages.pager}
      />
    </StaffScreen>
  );
}

function Views({ filter, counts }: { filter: ListFilter; counts: Record<ChargeList, number> }) {
  return (
    <nav aria-label={messages.viewsLabel}>
      <ul className="charge-views">
        {CHARGE_VIEWS.map((view) => (
          <li key={view}>
            <a
              href={listHref({ view, page: 1, text: '' })}
              aria-current={!filter.text && view === filter.view ? 'page' : undefined}
            >
              {messages.views[view]} ({counts[view]})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
