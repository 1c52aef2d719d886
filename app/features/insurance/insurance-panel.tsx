import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { insurancePath } from './insurance-paths.ts';

const messages = staffInsurance.panel;

export type InsurancePanelView = {
  protocol: string;
  card: string;
  approval: string;
  isCardOver: boolean;
  /** Why the payer's rules would refuse it today; empty where they would not. */
  gap: string;
};

/** Card and approval of an appointment that an insurance pays, and what is wrong with them. */
export function InsurancePanel({
  insurance,
  mayWrite,
}: {
  /** Null for who pays for themselves. */
  insurance: InsurancePanelView | null;
  mayWrite: boolean;
}) {
  if (!insurance) return null;
  const { protocol, card, approval, isCardOver, gap } = insurance;
  return (
    <section className="flow" aria-labelledby="convenio-titulo">
      <h2 id="convenio-titulo">{messages.title}</h2>
      {isCardOver ? (
        <Notice tone="warning" title={messages.overTitle}>
          <p>{messages.over}</p>
        </Notice>
      ) : null}
      {gap ? (
        <Notice tone="warning" title={messages.outsideTitle}>
          <p>{gap}</p>
        </Notice>
      ) : null}
      <SummaryList
        rows={[
          { label: messages.card, value: card },
          { label: messages.approval, value: approval },
        ]}
      />
      {mayWrite ? (
        <LinkButton href={insurancePath(protocol)} look="secondary">
          {messages.change}
        </LinkButton>
      ) : null}
    </section>
  );
}
