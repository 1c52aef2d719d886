import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import { AdminTable } from './admin-table.tsx';
import { Section } from './person-section.tsx';
import type { RecordsView } from './person-view.ts';

const { person, file } = staffPrivacy;
const { sections } = person;

/** What somebody paid, or was asked to pay, before a time was booked. */
export function Deposits({ deposits }: Pick<RecordsView, 'deposits'>) {
  return (
    <Section title={sections.deposits} isEmpty={deposits.length === 0}>
      <AdminTable
        caption={sections.deposits}
        columns={file.depositColumns}
        rows={deposits.map(({ reference, moment, state, paid, given }) => ({
          key: reference,
          cells: [moment, state, paid, given, reference],
        }))}
      />
    </Section>
  );
}

/** Somebody's subscriptions, each with the way to its page. */
export function Orders({ orders }: Pick<RecordsView, 'orders'>) {
  return (
    <Section title={sections.orders} isEmpty={orders.length === 0}>
      <AdminTable
        caption={sections.orders}
        columns={person.order.columns}
        rows={orders.map(({ protocol, cells }) => ({
          key: protocol,
          cells: [
            <a key={protocol} href={`/equipe/assinaturas/${protocol}`}>
              {protocol}
            </a>,
            ...cells,
          ],
        }))}
      />
    </Section>
  );
}
