import { QueueScreen } from '#app/features/reminders/queue-screen.tsx';
import { REMINDER_PATHS } from '#app/features/reminders/reminder-paths.ts';
import '#app/features/reminders/staff-reminders.css';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import type { Route } from './+types/queue';
import { answerQueue, readQueuePage } from './queue-page.server.ts';

const messages = staffReminders.queue;

/** Shows the person that somebody has taken; taking one needs a press. */
export const loader = (args: Route.LoaderArgs) => readQueuePage(args);

export const action = (args: Route.ActionArgs) => answerQueue(args);

/** The staff's queue: whom to write to, one after the other. */
export default function QueuePage({ loaderData }: Route.ComponentProps) {
  const { count, card, opensAt } = loaderData;
  return (
    <StaffScreen
      title={opensAt ? messages.night.title : messages.title(count)}
      lead={card ? undefined : messages.lead}
    >
      <QueueScreen {...loaderData} />
      <p>
        <a href={REMINDER_PATHS.list}>{messages.list}</a>{' '}
        <a href={REMINDER_PATHS.plan}>{messages.plan}</a>
      </p>
    </StaffScreen>
  );
}
