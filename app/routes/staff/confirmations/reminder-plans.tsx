import { data } from 'react-router';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { PlanForm } from '#app/features/reminders/plan/plan-form.tsx';
import { REMINDER_PATHS } from '#app/features/reminders/reminder-paths.ts';
import '#app/features/reminders/staff-reminders.css';
import '#app/features/schedule-settings/settings.css';
import { SettingsNav } from '#app/features/schedule-settings/settings-nav.tsx';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { FilledNotice } from '#app/ui/change-history/filled-notice.tsx';
import { HistorySection } from '#app/ui/change-history/paged-history.tsx';
import { EffectsNotice } from '#app/ui/effects-notice/effects-notice.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/reminder-plans';
import { answerPlans, readPlansPage } from './reminder-plans-page.server.ts';

const messages = staffReminders.plan;

export const loader = (args: Route.LoaderArgs) => readPlansPage(args);

export async function action(args: Route.ActionArgs) {
  const answer = await answerPlans(args);
  return answer instanceof Response ? answer : data(answer, { status: answer.status });
}

/** What the patients of each service are reminded of, and when: one page for all. */
export default function PlansPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, filled, history, isSaved, isAutomatic, mayWrite } = loaderData;
  const { errors = [], effects = null } = actionData ?? {};
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {isSaved && !actionData ? (
        <Notice tone="success" role="status">
          <p>{messages.saved}</p>
        </Notice>
      ) : null}
      <SettingsNav current="reminders" />
      {[...messages.how, ...(isAutomatic ? [messages.automatic] : [])].map((line) => (
        <p key={line} className="reading">
          {line}
        </p>
      ))}
      {filled && !actionData ? <FilledNotice {...filled} href={REMINDER_PATHS.plan} /> : null}
      {effects ? <EffectsNotice lines={effects.lines} /> : null}
      <PlanForm
        rows={actionData?.rows ?? rows}
        {...{ errors, mayWrite }}
        stamp={effects?.stamp ?? null}
      />
      {history ? <HistorySection {...history} href={REMINDER_PATHS.plan} /> : null}
    </StaffScreen>
  );
}
