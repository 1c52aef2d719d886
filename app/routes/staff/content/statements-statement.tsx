import { formatMoment } from '#app/clinic/format-date.ts';
import { StatementFields } from '#app/features/compliance/statement-fields.tsx';
import { CLAIMS_PATH, statementPath } from '#app/features/compliance/statement-form.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { HistorySection } from '#app/ui/change-history/paged-history.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/statements-statement';
import { answerStatement, statementPageOf, statementsPast } from './statements-statement.server.ts';

const messages = staffStatements.statement;

export async function loader(args: Route.LoaderArgs) {
  const page = await statementPageOf(args, args.params.claim);
  const { name, clinic, setting, url } = page;
  const done = url.searchParams.get('feito');
  return {
    name,
    ...(await statementsPast(page)),
    version: setting?.version ?? 0,
    hasEnglish: clinic.locales.includes('en-US'),
    lastChange: setting
      ? staffStatements.lastChange(setting.by, formatMoment(setting.at))
      : staffStatements.asRecord,
    isVerified: clinic.statements[name].verified,
    done: done === 'salvo' ? messages.saved : done === 'tirada' ? messages.withdrawn : null,
  };
}

export const action = (args: Route.ActionArgs) => answerStatement(args, args.params.claim);

export default function StatementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, hasEnglish, lastChange, isVerified, done, filled } = loaderData;
  const { errors = [], wrong = [], values = loaderData.values } = actionData ?? {};
  const version = actionData?.version ?? loaderData.version;
  return (
    <StaffScreen
      title={staffStatements.names[name]}
      lead={`${messages.lead} ${lastChange}`}
      back={{ href: CLAIMS_PATH, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {done && !actionData ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      {filled && !actionData ? <FilledNotice {...filled} href={statementPath(name)} /> : null}
      <form method="post" noValidate className="staff-form stack">
        <input type="hidden" name="versao" defaultValue={version} />
        <StatementFields {...{ name, values, wrong, hasEnglish }} />
        <Button size="large">{messages.submit}</Button>
      </form>
      {isVerified ? (
        <form method="post" className="staff-form stack">
          <input type="hidden" name="versao" defaultValue={version} />
          <p>{messages.withdrawText}</p>
          <Button name="acao" value="tirar" look="danger">
            {messages.withdraw}
          </Button>
        </form>
      ) : null}
      <HistorySection {...loaderData.history} href={statementPath(name)} />
    </StaffScreen>
  );
}
