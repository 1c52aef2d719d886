import {
  SETTINGS_PATHS,
  serviceHistoryPath,
} from '#app/features/schedule-settings/settings-paths.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { staffSettings } from '#app/locales/pt-BR/staff/settings.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { PagedHistory } from '#app/ui/change-history/paged-history.tsx';
import type { Route } from './+types/service-history';
import { shownHistory } from './service-history.server.ts';

export const loader = (args: Route.LoaderArgs) => shownHistory(args);

/** Who changed what of a service and when, and the way back to it. */
export default function ServiceHistory({ loaderData }: Route.ComponentProps) {
  const { title, slug, changes, page, pageCount } = loaderData;
  return (
    <StaffScreen
      title={staffHistory.title(title)}
      lead={staffHistory.lead}
      back={{ href: SETTINGS_PATHS.services, label: staffSettings.services.back }}
    >
      <PagedHistory {...{ changes, page, pageCount }} href={serviceHistoryPath(slug)} />
    </StaffScreen>
  );
}
