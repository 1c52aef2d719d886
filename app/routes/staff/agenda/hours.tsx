import { isCalendarDay } from '#app/clinic/clinic-time.ts';
import { chosenHouse, houseOptions } from '#app/clinic/record/branch-fields.ts';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { ChangedNotice } from '#app/features/schedule-settings/changed-notice.tsx';
import { CompactDays } from '#app/features/schedule-settings/compact-days.tsx';
import { CurrentHours } from '#app/features/schedule-settings/current-hours.tsx';
import { readHoursOf } from '#app/features/schedule-settings/hours.server.ts';
import { HoursFields } from '#app/features/schedule-settings/hours-fields.tsx';
import { breakCount } from '#app/features/schedule-settings/hours-form.ts';
import { HoursPreview } from '#app/features/schedule-settings/hours-preview.tsx';
import '#app/features/schedule-settings/settings.css';
import { SettingsNav } from '#app/features/schedule-settings/settings-nav.tsx';
import { CLINIC_CHOICE, hoursPath } from '#app/features/schedule-settings/settings-paths.ts';
import { HoursSaved } from '#app/features/schedule-settings/undo/hours-saved.tsx';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { hoursHistory } from '#app/routes/staff/catalogue/place-history.server.ts';
import { useStepPaths } from '#app/routes/staff/first-run/use-step-paths.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { HistorySection } from '#app/ui/change-history/paged-history.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import type { Route } from './+types/hours';
import { compactDaysOf } from './compact-days.server.ts';
import { answerHours } from './hours-changes.server.ts';
import { shownHours } from './hours-services.server.ts';
import { outsideNow } from './save-hours.server.ts';
import { savedHours } from './undo-hours.server.ts';

const messages = staffSettings.hours;

export async function loader(args: Route.LoaderArgs) {
  const page = staffPageOf(args);
  const { services, url, today, may } = page;
  const house = chosenHouse(services.clinic, url.searchParams.get('unidade'));
  const all = await readHoursOf(services.db, house);
  const who = url.searchParams.get('quem') ?? CLINIC_CHOICE;
  const isForAll = may('clinic.manage') && house === null;
  const chosen = all.find(({ slug }) => slug === who) ?? all[0];
  const day = url.searchParams.get('de') ?? '';
  const from = isCalendarDay(day) && day > today ? day : today;
  const isClinic = isForAll && who === CLINIC_CHOICE;
  const shown = await shownHours(page, all, { chosen, isClinic, from, house });
  return {
    ...shown,
    ...{ today, from, isForAll, house, houses: houseOptions(services.clinic) },
    choices: all.map(({ slug, name, kind, setting }) => {
      return { slug, name, kind, version: setting.version };
    }),
    pauses: Number(url.searchParams.get('pausas')) || 1,
    history: await hoursHistory(page, isClinic ? null : shown.slug),
    outside: await outsideNow(services, all, house),
    compactDays: await compactDaysOf(services, url),
    mayWrite: may('agenda.write'),
    saved: savedHours(url, may('agenda.write')),
  };
}

export const action = (args: Route.ActionArgs) => answerHours(args);

/** A form that shows what somebody has typed. */
const TYPED = { filled: null, shown: '' };

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const { blank, choices, today, slug, name, mayWrite, pauses, house, limitServices } = loaderData;
  const { morePath, filled } = loaderData;
  const ways = useStepPaths();
  const start = actionData ? TYPED : { filled, shown: ways ? JSON.stringify(blank) : '' };
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
          {actionData ? null : <HoursSaved {...loaderData.saved} />}
          <SettingsNav current="hours" />
          <CurrentHours {...loaderData} />
          {mayWrite ? (
            <section id="mudar" className="flow" aria-labelledby="change-title">
              <h2 id="change-title">{messages.change(name)}</h2>
              <HoursFields
                {...{ values, errors, choices, today, breaks, house, limitServices }}
                moreHref={breaks < 3 ? `${morePath}&pausas=${breaks + 1}#mudar` : null}
                {...start}
              />
            </section>
          ) : null}
          {mayWrite ? <CompactDays {...loaderData.compactDays} /> : null}
          <HistorySection {...loaderData.history} href={hoursPath(slug, null, house)} />
        </>
      )}
    </StaffScreen>
  );
}
