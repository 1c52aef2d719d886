import { formatDate } from '#app/clinic/format-date.ts';
import { staffInsurance } from '#app/locales/pt-BR/staff/insurance.ts';
import type { PayerRules } from '#app/scheduling/payers/payer-rules.ts';
import { LinkButton } from '#app/ui/button/button.tsx';
import { payerPath } from './insurance-paths.ts';

const messages = staffInsurance.coverage;

type PayerView = { id: string; title: string; summary: string; outside: number };

/** What a payer covers, in a line. @param serviceSlugs every service of the clinic */
export function coverageSummary(rules: PayerRules, serviceSlugs: readonly string[]): string {
  const named = serviceSlugs.flatMap((slug) => rules.services[slug] ?? []);
  const off = named.filter(({ isCovered }) => !isCovered).length;
  const approvals = named.filter((rule) => rule.isCovered && rule.needsApproval).length;
  const limited = named.filter((rule) => rule.isCovered && rule.perDay !== null).length;
  const { activeFrom, activeUntil, perDay, week } = rules;
  // Saturday and Sunday count only where they differ from what a clinic does anyway.
  const isEveryDay = week.slice(1, 6).every((part) => part === 'all');
  const parts = [
    named.length > 0 ? messages.services(serviceSlugs.length - off, serviceSlugs.length) : '',
    approvals > 0 ? messages.approvals(approvals) : '',
    perDay === null ? '' : messages.perDay(perDay),
    limited > 0 ? messages.limited(limited) : '',
    isEveryDay ? '' : messages.someDays,
    activeFrom ? messages.from(formatDate(activeFrom)) : '',
    activeUntil ? messages.until(formatDate(activeUntil)) : '',
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : messages.everything;
}

/** Every plan with what it covers and how many appointments are outside of that. */
export function CoverageList({
  payers,
  mayWrite,
}: {
  payers: readonly PayerView[];
  mayWrite: boolean;
}) {
  if (payers.length === 0) return <p>{messages.none}</p>;
  return (
    <ul className="settings-list">
      {payers.map(({ id, title, summary, outside }) => (
        <li key={id} className="settings-row">
          <div>
            <div className="settings-name">{title}</div>
            <div>{summary}</div>
            {outside > 0 ? <strong>{messages.outside(outside)}</strong> : null}
          </div>
          {mayWrite ? (
            <div className="settings-acts">
              <LinkButton
                href={payerPath(id)}
                look="secondary"
                aria-label={messages.editFor(title)}
              >
                {messages.edit}
              </LinkButton>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
