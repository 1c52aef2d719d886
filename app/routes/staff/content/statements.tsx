import '#app/features/compliance/compliance.css';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { type StatementName, statementDoubt } from '#app/clinic/published-statements.ts';
import { StatementCards } from '#app/features/compliance/claim-cards.tsx';
import {
  readClinicChanges,
  readSettings,
} from '#app/features/compliance/clinic-settings.server.ts';
import {
  CAMPAIGN_PATH,
  CLAIM_NAMES,
  formatStatement,
} from '#app/features/compliance/statement-form.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import type { Route } from './+types/statements';

const messages = staffStatements;

export async function loader(args: Route.LoaderArgs) {
  const { services, clinic, today } = staffPageOf(args);
  const { changes } = await readClinicChanges(services.db);
  const settings = await readSettings(services.db);
  const linesOf = (name: StatementName) => {
    const { source, measuredOn } = clinic.statements[name];
    const owner = changes.statements[name]?.owner;
    const setting = settings.get(`claim:${name}`);
    return [
      messages.measured(source, formatDate(measuredOn)),
      ...(owner ? [messages.owner(owner)] : []),
      setting ? messages.lastChange(setting.by, formatMoment(setting.at)) : messages.asRecord,
    ];
  };
  const doubtOf = (name: StatementName) => {
    const doubt = statementDoubt(clinic.statements[name], today);
    if (doubt) return messages.doubts[doubt];
    return clinic.statements[name].value === false ? messages.untrue : null;
  };
  return {
    statements: CLAIM_NAMES.map((name) => ({
      name,
      value: formatStatement(clinic.statements, name),
      doubt: doubtOf(name),
      lines: linesOf(name),
    })),
  };
}

export default function Statements({ loaderData }: Route.ComponentProps) {
  return (
    <StaffScreen title={messages.title} lead={messages.lead}>
      <StatementCards statements={loaderData.statements} />
      <p>
        <LinkButton href={CAMPAIGN_PATH} look="secondary">
          {messages.campaignLink}
        </LinkButton>
      </p>
    </StaffScreen>
  );
}
