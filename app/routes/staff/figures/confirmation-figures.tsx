import '#app/features/figures/figures.css';
import { readConfirmationMonths } from '#app/features/reminders/confirmation-figures.server.ts';
import { ConfirmationTable } from '#app/features/reminders/confirmation-table.tsx';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import type { Route } from './+types/confirmation-figures';

const messages = staffReminders.figures;

export async function loader(args: Route.LoaderArgs) {
  const { services } = staffPageOf(args);
  return { months: await readConfirmationMonths(services) };
}

/** Of how many appointments it was known before whether somebody comes, and how many were missed. */
export default function ConfirmationFigures({ loaderData: { months } }: Route.ComponentProps) {
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: '/equipe/numeros', label: messages.back }}
    >
      {months.length === 0 ? <p>{messages.empty}</p> : <ConfirmationTable months={months} />}
      <p className="small">{messages.note}</p>
    </StaffScreen>
  );
}
