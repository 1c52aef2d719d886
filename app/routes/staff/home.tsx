import { STAFF_PATHS } from '#app/features/staff/staff-paths.ts';
import { staffFrame } from '#app/locales/pt-BR/staff-frame.ts';
import { staffHome } from '#app/locales/pt-BR/staff-home.ts';
import { STAFF_ROUTES } from '#app/staff-policies.ts';
import { LinkCard } from '#app/ui/card/card.tsx';
import type { Route } from './+types/home';
import { staffPageOf } from './staff-page.server.ts';
import { StaffScreen } from './staff-screen.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { staff, may } = await staffPageOf(args, 'signed-in');
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
  return { name: staff.name, role: staffFrame.roles[staff.role], tasks };
}

export default function StaffHome({ loaderData }: Route.ComponentProps) {
  const { name, role, tasks } = loaderData;
  return (
    <StaffScreen title={staffHome.title(name)} lead={staffHome.lead(role)}>
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
