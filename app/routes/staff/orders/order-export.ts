import { addDays } from '#app/clinic/clinic-time.ts';
import { dayTyped, readTypedDay } from '#app/clinic/parse-day.ts';
import { exportInvoices, reais } from '#app/features/subscriptions/invoices.server.ts';
import { readOrderMonths } from '#app/features/subscriptions/order-figures.server.ts';
import { ORDER_FIGURES_PATH } from '#app/features/subscriptions/order-filter.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { csvOf } from '#app/platform/csv/csv.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import type { Route } from './+types/order-export';

const LONGEST_DAYS = 366;

/** GET returns nothing: a file with people in it needs the form, and is audited. */
export function loader(args: Route.LoaderArgs) {
  staffPageOf(args);
  return seeOther(ORDER_FIGURES_PATH);
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, today } = staffPageOf(args);
  const form = await args.request.formData();
  if (formText(form, 'tabela') !== 'notas') {
    const months = await readOrderMonths(services.db, today);
    const rows = months.map((each) => [
      each.month,
      ...[each.ordered, each.begun, each.ended, each.withdrawn, each.cancelled].map(String),
      ...[each.receivedCents, each.returnedCents, each.dueCents].map(reais),
    ]);
    const { columns, filename } = staffOrders.figures;
    const name = filename(months.at(-1)?.month ?? today, months[0]?.month ?? today);
    return fileOf([columns, ...rows], name);
  }
  const from = dayTyped(readTypedDay(form, 'de'));
  const until = dayTyped(readTypedDay(form, 'ate'));
  if (!from || !until || from > until || until > addDays(from, LONGEST_DAYS))
    return seeOther(`${ORDER_FIGURES_PATH}?periodo`);
  const { db, clock, env } = services;
  const rows = await exportInvoices({ db, clock, secret: env.appSecret }, { from, until }, staff);
  return fileOf(rows, staffOrders.invoices.filename(from, until));
}

function fileOf(rows: readonly (readonly string[])[], filename: string): Response {
  return new Response(csvOf(rows), {
    headers: {
      ...ERROR_HEADERS,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'x-robots-tag': 'noindex',
    },
  });
}
