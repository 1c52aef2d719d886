import '#app/features/compliance/compliance.css';
import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import {
  isUnstated,
  type StatementName,
  statementDoubt,
} from '#app/clinic/published-statements.ts';
import {
  readClinicChanges,
  readSettings,
} from '#app/features/compliance/clinic-settings.server.ts';
import {
  CLAIM_NAMES,
  formatStatement,
  statementPath,
} from '#app/features/compliance/statement-form.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Card } from '#app/ui/card/card.tsx';
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
      ...(isUnstated(clinic.statements[name])
        ? [messages.unstated]
        : [messages.measured(source, formatDate(measuredOn))]),
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
    </StaffScreen>
  );
}

type StatementCardsProps = {
  statements: readonly {
    name: StatementName;
    value: string;
    /** Why it is not on the site; null when it is. */
    doubt: string | null;
    /** Source, owner and last change, one line each. */
    lines: readonly string[];
  }[];
};

/** The clinic's statements, and whether the site may show each today. */
export function StatementCards({ statements }: StatementCardsProps) {
  return (
    <ul className="claims">
      {statements.map(({ name, value, doubt, lines }) => (
        <li key={name}>
          <Card look="raised">
            <h2>{messages.names[name]}</h2>
            <p className="claim-value">{value}</p>
            <p>
              <strong>{doubt ? messages.hidden : messages.shown}</strong>
              {doubt ? `. ${doubt}` : null}
            </p>
            {lines.map((line) => (
              <p key={line} className="small">
                {line}
              </p>
            ))}
            <p>
              <a className="claim-open" href={statementPath(name)}>
                {messages.open}
                <span className="visually-hidden"> {messages.openOf(messages.names[name])}</span>
              </a>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
