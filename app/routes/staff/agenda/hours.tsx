import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { ChangedNotice } from '#app/features/schedule-settings/changed-notice.tsx';
import { CompactDays } from '#app/features/schedule-settings/compact-days.tsx';
import { CurrentHours } from '#app/features/schedule-settings/current-hours.tsx';
import { HoursFields } from '#app/features/schedule-settings/hours-fields.tsx';
import { breakCount } from '#app/features/schedule-settings/hours-form.ts';
import { HoursPreview } from '#app/features/schedule-settings/hours-preview.tsx';
import '#app/features/schedule-settings/settings.css';
import { SettingsNav } from '#app/features/schedule-settings/settings-nav.tsx';
import { CLINIC_CHOICE, hoursPath } from '#app/features/schedule-settings/settings-paths.ts';
import { HoursSaved } from '#app/features/schedule-settings/undo/hours-saved.tsx';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { OutsideNotice } from '#app/routes/staff/catalogue/outside-notice.tsx';
import { hoursHistory } from '#app/routes/staff/catalogue/place-history.server.ts';
import { useStepPaths } from '#app/routes/staff/first-run/use-step-paths.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { HistorySection } from '#app/ui/change-history/paged-history.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/hours';
import { answerHours } from './hours-changes.server.ts';
import { hoursPage } from './hours-services.server.ts';

const messages = staffSettings.hours;

export async function loader(args: Route.LoaderArgs) {
  const page = await hoursPage(args);
  const who = page.slug === CLINIC_CHOICE ? null : page.slug;
  return { ...page, history: await hoursHistory(staffPageOf(args), who) };
}

export const action = (args: Route.ActionArgs) => answerHours(args);

/** What a form begins with, where going on asks whether that was changed; a former version that fills it was not saved. */
function shownOf(ways: unknown, { blank, filled }: { blank: object; filled: unknown }): string {
  return ways && !filled ? JSON.stringify(blank) : '';
}

/** A form that shows what somebody has typed. */
const TYPED = { filled: null, shown: '' };

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { blank, choices, today, slug, name, mayWrite, pauses, house, limitServices } = loaderData;
  const ways = useStepPaths();
  const start = actionData
    ? TYPED
    : { filled: loaderData.filled, shown: shownOf(ways, loaderData) };
  const { values = blank, errors = [], preview = null, changedLine = null } = actionData ?? {};
  const breaks = breakCount(values, pauses);
  return (
    <StaffScreen
      title={preview ? messages.preview : messages.title}
      lead={preview ? undefined : messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: staffSettings.back }}
      isRefused={errors.length > 0 || changedLine !== null}
    >
      <ErrorSummary errors={errors} />
      {changedLine ? <ChangedNotice line={changedLine} /> : null}
      {preview ? (
        <HoursPreview {...{ values, preview, ways }} />
      ) : (
        <>
          {actionData ? null : <HoursSaved {...loaderData} {...loaderData.saved} />}
          <SettingsNav current="hours" />
          <OutsideNotice {...loaderData} />
          <CurrentHours {...loaderData} />
          {mayWrite ? (
            <section id="mudar" className="flow" aria-labelledby="change-title">
              <h2 id="change-title">{messages.change(name)}</h2>
              <HoursFields
                {...{ values, errors, choices, today, breaks, house, limitServices }}
                moreHref={breaks < 3 ? `${loaderData.morePath}&pausas=${breaks + 1}#mudar` : null}
                {...start}
              />
            </section>
          ) : null}
          {mayWrite ? <CompactDays {...loaderData.compactDays} answer={actionData} /> : null}
          <HistorySection {...loaderData.history} href={hoursPath(slug, null, house)} />
        </>
      )}
    </StaffScreen>
  );
}
