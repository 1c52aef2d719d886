import { manageMessages } from '#app/locales/manage-texts.ts';
import { useMessages } from '#app/locales/use-locale.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Address } from './appointment-card.tsx';
import { type AppointmentView, asHeading } from './appointment-view.ts';

/** All that one needs on the day, in large letters; the only thing on the page that is printed. */
export function Voucher({ visit }: { visit: AppointmentView }) {
  const { label, voucher: texts, visit: titles } = useMessages(manageMessages);
  return (
    <article className="voucher">
      <p>{texts.clinic(visit.clinicName)}</p>
      <h1>{asHeading(visit.moment)}</h1>
      <dl>
        <Fact label={label.protocol} isLarge>
          {visit.protocol}
        </Fact>
        <Fact label={label.patient}>{visit.patientName}</Fact>
        <Fact label={label.service}>{visit.serviceTitle}</Fact>
        <Fact label={label.practitioner}>{visit.practitionerName}</Fact>
        <Fact label={label.address}>
          <Address visit={visit} />
        </Fact>
        <Fact label={label.phone} isLarge>
          {visit.phone.display}
        </Fact>
      </dl>
      <Lines title={titles.important} items={visit.reminders} />
      <Lines title={titles.preparation} items={visit.preparation} />
      <Lines title={titles.bring} items={visit.bring} />
    </article>
  );
}

/** Prints the voucher; without JavaScript the browser's own menu does. */
export function PrintButton() {
  const texts = useMessages(manageMessages).voucher;
  return (
    <div className="no-print needs-script">
      <Button type="button" onClick={() => window.print()} icon={<Icon name="print" />}>
        {texts.print}
      </Button>
      <p className="small">{texts.printHint}</p>
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
