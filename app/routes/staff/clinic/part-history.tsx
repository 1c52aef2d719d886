import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { PagedHistory } from '#app/ui/change-history/paged-history.tsx';
import type { Route } from './+types/part-history';
import { shownPartHistory } from './part-history.server.ts';

export const loader = (args: Route.LoaderArgs) => shownPartHistory(args);

/** Who changed what of a part of the clinic's data and when, and the way back to it. */
export default function PartHistory({ loaderData }: Route.ComponentProps) {
  const { title, href, history, changes, page, pageCount } = loaderData;
  return (
    <StaffScreen
      title={staffHistory.title(title)}
      lead={staffHistory.lead}
      back={{ href, label: title }}
    >
      <PagedHistory {...{ changes, page, pageCount }} href={history} />
    </StaffScreen>
  );
}
