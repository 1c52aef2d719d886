import '#app/features/content/content.css';
import '#app/features/cms/cms.css';
import { SettingsForm } from '#app/features/cms/settings-form.tsx';
import { SOURCE_PATHS } from '#app/features/cms/source-paths.ts';
import { WebhookSection } from '#app/features/cms/webhook-section.tsx';
import { staffSource } from '#app/locales/pt-BR/staff/connections/content-source.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/source-settings';
import { answerSettings, readSettingsPage } from './source-settings.server.ts';

export const loader = (args: Route.LoaderArgs) => readSettingsPage(args);
export const action = (args: Route.ActionArgs) => answerSettings(args);

export default function SourceSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { isFixed, lastChange, saved, webhook } = loaderData;
  const { errors = [], values = loaderData.values, found = null } = actionData ?? {};
  const version = actionData?.version ?? loaderData.version;
  const done = actionData ? found : saved;
  return (
    <StaffScreen
      title={staffSource.settings.title}
      lead={staffSource.settings.lead}
      back={{ href: SOURCE_PATHS.state, label: staffSource.toState }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {done ? (
        <Notice tone="success" role="status">
          <p>{done}</p>
        </Notice>
      ) : null}
      {lastChange ? <p>{lastChange}</p> : null}
      <SettingsForm {...{ values, isFixed, version, errors }} />
      <WebhookSection {...webhook} version={version} />
    </StaffScreen>
  );
}
