import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import { INSURANCE_PATHS, insurancePath } from './insurance-paths.ts';

const messages = staffInsurance.panel;

export type InsurancePanelView = {
  protocol: string;
  card: string;
  approval: string;
  isCardOver: boolean;
  /** For which exams the approval is to be asked for, and by when; empty where it is not. */
  toAsk: string;
  /** Why staff have set the payer's rules aside, and who; empty where nobody has. */
  exception: string;
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
  const { protocol, card, approval, isCardOver, toAsk, exception, gap } = insurance;
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
          ...(exception ? [{ label: messages.exception, value: exception }] : []),
        ]}
      />
      {toAsk ? (
        <p>
          {toAsk} <a href={INSURANCE_PATHS.approvals}>{messages.toQueue}</a>
        </p>
      ) : null}
      {mayWrite ? (
        <LinkButton href={insurancePath(protocol)} look="secondary">
          {messages.change}
        </LinkButton>
      ) : null}
    </section>
  );
}
