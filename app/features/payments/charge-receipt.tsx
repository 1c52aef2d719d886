import type { PublicClinic } from '#app/clinic/public-clinic.ts';
import type { ChargeMessages } from '#app/locales/payments/charge.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { ChargeView } from './charge-view.ts';

/** What has come and what was given back; nothing before the first payment. */
export function Receipt({
  messages,
  charge,
}: {
  messages: ChargeMessages['receipt'];
  charge: ChargeView;
}) {
  const { payments, refunds } = charge;
  if (payments.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="recibo">
      <h2 id="recibo">{messages.title}</h2>
      <MoneyList rows={payments} />
      {refunds.length > 0 ? (
        <>
          <h3>{messages.refunds}</h3>
          <MoneyList rows={refunds} />
        </>
      ) : null}
      <p className="small">{messages.note}</p>
      <div className="no-print needs-script">
        <Button type="button" look="secondary" data-print="" icon={<Icon name="print" />}>
          {messages.print}
        </Button>
        <p className="small">{messages.printHint}</p>
      </div>
    </section>
  );
}

function MoneyList({ rows }: { rows: ChargeView['payments'] }) {
  return (
    <ul className="payment-list">
      {rows.map(({ id, on, amount }) => (
        <li key={id}>
          <span>{on}</span> <strong>{amount}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Who sells (Decreto 7.962/2013, art. 2). */
export function Payee({
  messages,
  clinic,
}: {
  messages: ChargeMessages['seller'];
  clinic: PublicClinic;
}) {
  const { legalName, taxId, addressLines, email, phone } = clinic;
  return (
    <section className="stack" aria-labelledby="vendedor">
      <h2 id="vendedor">{messages.title}</h2>
      <SummaryList
        rows={[
          { label: messages.company, value: legalName },
          { label: messages.taxId, value: taxId },
          { label: messages.address, value: addressLines.join(', ') },
          { label: messages.email, value: <a href={`mailto:${email}`}>{email}</a> },
          {
            label: messages.phone,
            value: (
              <a href={phone.link}>
                <PhoneText>{phone.display}</PhoneText>
              </a>
            ),
          },
        ]}
      />
    </section>
  );
}
