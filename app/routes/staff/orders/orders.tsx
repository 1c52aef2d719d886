import '#app/features/subscriptions/staff-orders.css';
import {
  ORDER_FIGURES_PATH,
  ORDER_VIEWS,
  ORDERS_PATH,
  ordersHref,
  PLAN_SETTINGS_PATH,
  readOrderFilter,
} from '#app/features/subscriptions/order-filter.ts';
import {
  countOrders,
  listOrders,
  MOST_ORDERS,
} from '#app/features/subscriptions/order-list.server.ts';
import { OrderTable } from '#app/features/subscriptions/order-table.tsx';
import { staffOrders as labels } from '#app/locales/pt-BR/staff/orders.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button, ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import type { Route } from './+types/orders';

export async function loader(args: Route.LoaderArgs) {
  const { services, url, today, may } = staffPageOf(args);
  const filter = readOrderFilter(url.searchParams);
  const rows = await listOrders(services.db, filter, today);
  return {
    today,
    filter,
    rows: rows.slice(0, MOST_ORDERS),
    hasMore: rows.length > MOST_ORDERS,
    counts: await countOrders(services.db, today),
    maySettle: may('plans.manage'),
  };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { today, filter, rows, hasMore, counts, maySettle } = loaderData;
  return (
    <StaffScreen title={labels.title} lead={labels.lead}>
      <div className="stack">
        <Chips
          label={labels.viewsLabel}
          chips={ORDER_VIEWS.map((view) => ({
            href: ordersHref({ ...filter, view }),
            label: `${labels.views[view]} (${counts[view]})`,
            isCurrent: view === filter.view,
          }))}
        />
        <search>
          <form action={ORDERS_PATH} className="staff-form stack">
            <input type="hidden" name="ver" value={filter.view} />
            <TextField
              id="busca"
              name="busca"
              type="search"
              label={labels.search}
              defaultValue={filter.text}
              maxLength={100}
              autoComplete="off"
            />
            <ButtonRow>
              <Button look="secondary">{labels.searchButton}</Button>
              {filter.text ? (
                <LinkButton href={ordersHref({ ...filter, text: '' })} look="quiet">
                  {labels.clear}
                </LinkButton>
              ) : null}
            </ButtonRow>
          </form>
        </search>
        {rows.length > 0 ? <OrderTable rows={rows} today={today} /> : <p>{labels.empty}</p>}
        {hasMore ? <p className="small">{labels.more(rows.length)}</p> : null}
        <ButtonRow>
          <LinkButton href={ORDER_FIGURES_PATH} look="secondary">
            {labels.links.figures}
          </LinkButton>
          {maySettle ? (
            <LinkButton href={PLAN_SETTINGS_PATH} look="secondary">
              {labels.links.settings}
            </LinkButton>
          ) : null}
        </ButtonRow>
      </div>
    </StaffScreen>
  );
}
