import { formatDate, formatMoment } from '#app/clinic/format-date.ts';
import { campaignFormValues } from '#app/features/compliance/campaign-form.ts';
import {
  readClinicChanges,
  readSettings,
} from '#app/features/compliance/clinic-settings.server.ts';
import { CLAIMS_PATH } from '#app/features/compliance/statement-form.ts';
import { staffStatements } from '#app/locales/pt-BR/staff/statements.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { DateParts } from '#app/ui/date-parts/date-parts.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/statements-campaign';
import { answerCampaign } from './statements-campaign.server.ts';

const messages = staffStatements.campaign;

export async function loader(args: Route.LoaderArgs) {
  const { services, clinic, url } = staffPageOf(args);
  const { campaign } = (await readClinicChanges(services.db)).changes;
  const setting = (await readSettings(services.db)).get('campaign');
  return {
    values: campaignFormValues(campaign, clinic.campaignCode ?? ''),
    version: setting?.version ?? 0,
    now: campaign
      ? messages.now(formatDate(campaign.startsOn), formatDate(campaign.endsOn))
      : messages.always,
    hasDates: campaign !== null,
    lastChange: setting ? staffStatements.lastChange(setting.by, formatMoment(setting.at)) : null,
    isSaved: url.searchParams.has('feito'),
  };
}

export const action = (args: Route.ActionArgs) => answerCampaign(args);

export default function CampaignDatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { now, hasDates, lastChange, isSaved } = loaderData;
  const errors = actionData?.errors ?? [];
  const values = actionData?.values ?? loaderData.values;
  const version = actionData?.version ?? loaderData.version;
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: CLAIMS_PATH, label: staffStatements.statement.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {isSaved && !actionData ? (
        <Notice tone="success" role="status">
          <p>{messages.saved}</p>
        </Notice>
      ) : null}
      <p>
        {now} {lastChange}
      </p>
      <form method="post" noValidate className="staff-form stack">
        <input type="hidden" name="versao" defaultValue={version} />
        <DateParts
          name="inicio"
          legend={messages.starts}
          defaultValues={values.inicio}
          error={errorAt(errors, 'inicioDay')}
        />
        <DateParts
          name="fim"
          legend={messages.ends}
          defaultValues={values.fim}
          error={errorAt(errors, 'fimDay')}
        />
        <TextField
          id="codigo"
          name="codigo"
          label={messages.code}
          hint={messages.codeHint}
          defaultValue={values.codigo}
          width="medium"
          autoComplete="off"
          maxLength={40}
          error={errorAt(errors, 'codigo')}
        />
        <p className="small">{messages.words}</p>
        <Button size="large">{messages.submit}</Button>
      </form>
      {hasDates ? (
        <form method="post" className="staff-form">
          <input type="hidden" name="versao" defaultValue={version} />
          <Button name="acao" value="limpar" look="secondary">
            {messages.clear}
          </Button>
        </form>
      ) : null}
    </StaffScreen>
  );
}
