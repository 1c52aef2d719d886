import '#app/features/agenda/agenda.css';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { EarlierList, toEarlierWishView } from '#app/features/agenda/earlier-list.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { readEarlierWishes } from '#app/scheduling/earlier-wishes.server.ts';
import type { Route } from './+types/agenda-earlier';
import { agendaLabelsOf } from './agenda-labels.server.ts';

const messages = staffAgenda.earlier;

export async function loader(args: Route.LoaderArgs) {
  const { services } = staffPageOf(args);
  const labels = agendaLabelsOf(services);
  const wishes = await readEarlierWishes(services);
  return { wishes: wishes.map((wish) => toEarlierWishView(wish, labels)) };
}

/** Who asked to be told when an earlier time becomes free. */
export default function EarlierPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: messages.back }}
      isRefused={false}
    >
      <EarlierList wishes={loaderData.wishes} />
    </StaffScreen>
  );
}
