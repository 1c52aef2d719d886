import '#app/features/agenda/agenda.css';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { KeepDay } from '#app/features/agenda/kept/keep-day.tsx';
import { staffKeptDay as labels } from '#app/locales/pt-BR/staff/day/kept-day.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import type { Route } from './+types/kept-day';

/** Needs nothing of the page but that whoever asks may see it. */
export function loader(args: Route.LoaderArgs) {
  staffPageOf(args);
  return null;
}

export default function KeptDayPage() {
  return (
    <StaffScreen
      title={labels.title}
      lead={labels.lead}
      back={{ href: AGENDA_PATHS.agenda, label: labels.back }}
    >
      <div className="flow reading">
        {labels.what.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <KeepDay />
    </StaffScreen>
  );
}
