import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { CPF_SEAL, formatCpf } from '#app/clinic/cpf.ts';
import { clinicZone } from '#app/clinic/record/clinic-zone.ts';
import type { Database } from '#app/db/database.ts';
import { staffOrders } from '#app/locales/pt-BR/staff/orders.ts';
import { audit } from '#app/platform/audit/audit.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import { openSealed } from '#app/platform/seal.server.ts';

const messages = staffOrders.invoices;

const row = z.object({
  paidOn: z.string(),
  name: z.string(),
  cpfSealed: z.instanceof(Buffer).nullable(),
  street: z.string(),
  streetNumber: z.string(),
  complement: z.string(),
  district: z.string(),
  city: z.string(),
  stateCode: z.string(),
  postalCode: z.string(),
  email: z.string(),
  planName: z.string(),
  number: z.number(),
  count: z.coerce.number(),
  amountCents: z.number(),
  returnedCents: z.coerce.number(),
  reference: z.string(),
  protocol: z.string(),
});

type Period = { from: string; until: string };

/**
 * Rows for a municipal service invoice (NFS-e), the header first: one for each payment received in a period, with its
 * audit entry. Issuing the invoice itself happens elsewhere.
 * @param period calendar days in the clinic's zone, both included
 */
export function exportInvoices(
  { db, clock, secret }: { db: Database; clock: Clock; secret: string },
  { from, until }: Period,
  by: { id: number },
): Promise<string[][]> {
  return db.transaction(async (tx) => {
    const paidOn = sql`(p.paid_at at time zone ${clinicZone()})::date`;
    const { rows } = await tx.execute(sql`
      select ${paidOn}::text as "paidOn", o.name, o.cpf_sealed as "cpfSealed", o.street,
        o.street_number as "streetNumber", o.complement, o.district, o.city,
        o.state_code as "stateCode", o.postal_code as "postalCode", o.email,
        o.plan_name as "planName", i.number,
        (select count(*) from order_instalments all_i where all_i.order_id = o.id) as count,
        p.amount_cents as "amountCents",
        (select coalesce(sum(r.amount_cents), 0) from charge_refunds r
          where r.payment_id = p.id and r.state in ('asked', 'done')) as "returnedCents",
        c.reference, o.protocol
      from charge_payments p
      join charges c on c.id = p.charge_id
      join order_instalments i on i.charge_id = c.id
      join orders o on o.id = i.order_id
      where ${paidOn} between ${from} and ${until}
      order by p.paid_at, p.id`);
    const payments = z.array(row).parse(rows);
    await audit(tx, {
      at: clock.now(),
      actor: `staff:${by.id}`,
      action: 'order.exported',
      subjectType: 'order',
      subjectId: 0,
      detail: { rows: payments.length },
    });
    return [messages.columns, ...payments.map((payment) => cellsOf(payment, secret))];
  });
}

function cellsOf(payment: z.infer<typeof row>, secret: string): string[] {
  const cpf = payment.cpfSealed && openSealed(secret, CPF_SEAL, payment.cpfSealed)?.toString();
  const part = messages.part(payment.number, payment.count);
  return [
    payment.paidOn,
    payment.name,
    cpf ? formatCpf(cpf) : '',
    payment.street,
    payment.streetNumber,
    payment.complement,
    payment.district,
    payment.city,
    payment.stateCode,
    payment.postalCode,
    payment.email,
    messages.service(payment.planName, part),
    reais(payment.amountCents),
    reais(0),
    reais(payment.returnedCents),
    payment.reference,
    payment.protocol,
  ];
}

/** As spreadsheets in Portuguese read a number: '1200,00'. */
export function reais(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
