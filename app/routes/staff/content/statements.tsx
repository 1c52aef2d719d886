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

const texts = staffStatements;

export async function loader(args: Route.LoaderArgs) {
  const { services, clinic, today } = await staffPageOf(args, 'content.write');
  const { changes } = await readClinicChanges(services.db);
  const settings = await readSettings(services.db);
  const linesOf = (name: StatementName) => {
    const { source, measuredOn } = clinic.claims[name];
    const owner = changes.claims[name]?.owner;
    const setting = settings.get(`claim:${name}`);
    return [
      texts.measured(source, formatDate(measuredOn)),
      ...(owner ? [texts.owner(owner)] : []),
      setting ? texts.lastChange(setting.by, formatMoment(setting.at)) : texts.asRecord,
    ];
  };
  const doubtOf = (name: StatementName) => {
    const doubt = statementDoubt(clinic.claims[name], today);
    if (doubt) return texts.doubts[doubt];
    return clinic.claims[name].value === false ? texts.untrue : null;
  };
  return {
    claims: CLAIM_NAMES.map((name) => ({
      name,
      value: formatStatement(clinic.claims, name),
      doubt: doubtOf(name),
      lines: linesOf(name),
    })),
  };
}

export default function Claims({ loaderData }: Route.ComponentProps) {
  return (
    <StaffScreen title={texts.title} lead={texts.lead}>
      <StatementCards claims={loaderData.claims} />
      <p>
        <LinkButton href={CAMPAIGN_PATH} look="secondary">
          {texts.campaignLink}
        </LinkButton>
      </p>
    </StaffScreen>
  );
}
