import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffFrame } from '#app/locales/pt-BR/staff/frame.ts';
import { staffHome } from '#app/locales/pt-BR/staff/home.ts';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { LinkCard } from '#app/ui/card/card.tsx';
import type { Route } from './+types/home';
import { STAFF_ROUTES } from './policies.ts';
import { staffPageOf } from './staff-page.server.ts';
import { StaffScreen } from './staff-screen.tsx';

export function loader(args: Route.LoaderArgs) {
  const { staff, may } = staffPageOf(args);
  const tasks = STAFF_ROUTES.flatMap(({ pattern, access, navigation }) =>
    navigation && navigation !== 'home' && may(access)
      ? [
          {
            href: pattern,
            label: staffFrame.navigation[navigation],
            text: staffHome.tasks[navigation],
          },
        ]
      : [],
  );
  return {
    name: staff.name,
    role: staffFrame.roles[staff.role],
    tasks,
    maySchedule: may('agenda.write'),
  };
}

export default function StaffHome({ loaderData }: Route.ComponentProps) {
  const { name, role, tasks, maySchedule } = loaderData;
  return (
    <StaffScreen title={staffHome.title(name)} lead={staffHome.lead(role)}>
      {maySchedule ? (
        <div className="staff-first">
          <ButtonRow>
            <LinkButton href={AGENDA_PATHS.phone}>{staffAgenda.tasks.phone}</LinkButton>
            <LinkButton href={AGENDA_PATHS.agenda} look="secondary">
              {staffHome.today}
            </LinkButton>
          </ButtonRow>
        </div>
      ) : null}
      <ul className="grid">
        {tasks.map(({ href, label, text }) => (
          <li key={href}>
            <LinkCard href={href} title={label} titleLevel={2}>
              <p>{text}</p>
            </LinkCard>
          </li>
        ))}
        <li>
          <LinkCard href={STAFF_PATHS.account} title={staffFrame.account} titleLevel={2}>
            <p>{staffHome.tasks.account}</p>
          </LinkCard>
        </li>
      </ul>
    </StaffScreen>
  );
}
