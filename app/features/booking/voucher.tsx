import { severalExamsMessages } from '#app/locales/appointment/several-exams.ts';
import { couponMessages } from '#app/locales/coupon.ts';
import { manageMessages } from '#app/locales/manage.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { Address, couponRows } from './appointment-card.tsx';
import { type AppointmentView, asHeading } from './appointment-view.ts';

/** Everything needed on the day, in large print; the only part of the page that is printed. */
export function Voucher({ appointment }: { appointment: AppointmentView }) {
  const { label, voucher: messages, appointment: titles } = useMessages(manageMessages);
  const coupon = useMessages(couponMessages);
  const { steps } = useMessages(severalExamsMessages);
  return (
    <article className="voucher" data-personal="">
      <p>{messages.clinic(appointment.clinicName)}</p>
      <h1>{asHeading(appointment.moment)}</h1>
      <dl>
        <Fact label={label.protocol} isLarge>
          <span className="protocol">{appointment.protocol}</span>
        </Fact>
        <Fact label={label.patient}>{appointment.patientName}</Fact>
        <Fact label={label.service}>{appointment.serviceTitle}</Fact>
        <Fact label={label.practitioner}>{appointment.practitionerName}</Fact>
        {couponRows(appointment, coupon).map((row) => (
          <Fact key={row.label} label={row.label}>
            {row.value}
          </Fact>
        ))}
        <Fact label={label.address}>
          <Address appointment={{ ...appointment, mapUrl: undefined }} />
        </Fact>
        <Fact label={label.phone} isLarge>
          <PhoneText>{appointment.phone.display}</PhoneText>
        </Fact>
      </dl>
      <Lines
        title={steps}
        items={appointment.steps.map(({ time, title }) => `${time} · ${title}`)}
      />
      <Lines title={titles.important} items={appointment.important} />
      <Lines title={titles.preparation} items={appointment.preparation} />
      <Lines title={titles.bring} items={appointment.bring} />
    </article>
  );
}

/** Prints the voucher; without JavaScript people use the browser's menu. */
export function PrintButton() {
  const messages = useMessages(manageMessages).voucher;
  return (
    <div className="no-print needs-script">
      <Button type="button" data-print="" icon={<Icon name="print" />}>
        {messages.print}
      </Button>
      <p className="small">{messages.printHint}</p>
    </div>
  );
}

type FactProps = { label: string; isLarge?: boolean; children: React.ReactNode };

function Fact({ label, isLarge = false, children }: FactProps) {
  return (
    <div className={isLarge ? 'voucher-fact voucher-fact-large' : 'voucher-fact'}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
