import { dayFormValues } from '#app/clinic/parse-day.ts';
import { AdminTable } from '#app/features/privacy-admin/admin-table.tsx';
import { countRunning, readOrderMonths } from '#app/features/subscriptions/order-figures.server.ts';
import {
  ORDER_EXPORT_PATH,
  ORDER_FIGURES_PATH,
  ORDERS_PATH,
} from '#app/features/subscriptions/order-filter.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { money } from '#app/platform/money.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import type { Route } from './+types/order-figures';

const { figures, invoices } = staffOrders;

export async function loader(args: Route.LoaderArgs) {
  const { services, today, url, may } = staffPageOf(args);
  const months = await readOrderMonths(services.db, today);
  const rows = months.map((each) => ({
    key: each.month,
    cells: [
      `${each.month.slice(5)}/${each.month.slice(0, 4)}`,
      ...[each.ordered, each.begun, each.ended, each.withdrawn, each.cancelled].map(String),
      ...[each.receivedCents, each.returnedCents, each.dueCents].map((cents) => money(cents)),
    ],
  }));
  const isWrong = url.searchParams.has('periodo');
  return {
    rows,
    running: await countRunning(services.db),
    from: dayFormValues(`${today.slice(0, 8)}01`),
    until: dayFormValues(today),
    mayExport: may('orders.write'),
    errors: isWrong ? [{ fieldId: 'deDay', message: invoices.wrong }] : [],
  };
}

export default function OrderFigures({ loaderData }: Route.ComponentProps) {
  const { rows, running, from, until, mayExport, errors } = loaderData;
  return (
    <StaffScreen
      title={figures.title}
      lead={figures.lead}
      back={{ href: ORDERS_PATH, label: staffOrders.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      <div className="stack">
        <p>{figures.running(running)}</p>
        <AdminTable caption={figures.caption} columns={figures.columns} rows={rows} />
        {mayExport ? (
          <>
            <form method="post" action={ORDER_EXPORT_PATH}>
              <Button name="tabela" value="numeros" look="secondary">
                {figures.download}
              </Button>
            </form>
            <h2 id="notas">{invoices.title}</h2>
            <p className="reading">{invoices.lead}</p>
            <form method="post" action={ORDER_EXPORT_PATH} noValidate className="staff-form stack">
              <input type="hidden" name="volta" value={ORDER_FIGURES_PATH} />
              <DateParts
                name="de"
                legend={invoices.from}
                defaultValues={from}
                error={errorAt(errors, 'deDay')}
              />
              <DateParts name="ate" legend={invoices.until} defaultValues={until} />
              <p>
                <Button name="tabela" value="notas">
                  {invoices.button}
                </Button>
              </p>
            </form>
          </>
        ) : null}
      </div>
    </StaffScreen>
  );
}
