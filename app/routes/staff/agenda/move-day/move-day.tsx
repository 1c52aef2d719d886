import '#app/features/agenda/agenda.css';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { MovedPeople } from '#app/features/agenda/move-day/moved-people.tsx';
import { Proposals } from '#app/features/agenda/move-day/proposals.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffMoveDay as messages } from '#app/locales/pt-BR/staff/day/move-day.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Select } from '#app/ui/select/select.tsx';
import { TimeField } from '#app/ui/time-field/time-field.tsx';
import type { Route } from './+types/move-day';
import { answerMoveDay, readMoveDay } from './move-day-page.server.ts';

export const loader = (args: Route.LoaderArgs) => readMoveDay(args);

export const action = (args: Route.ActionArgs) => answerMoveDay(args);

/** A practitioner's day, or a part of it, moved at once. */
export default function MoveDayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, today, people, isAsked, isShown, done } = loaderData;
  const error = actionData?.error ?? (isAsked ? messages.wrong : null);
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: staffAgenda.title }}
      isRefused={error !== null}
    >
      <ErrorSummary errors={error ? [{ fieldId: 'quem', message: error }] : []} />
      {done ? <MovedPeople {...done} asked={asked} /> : null}
      <form method="get" noValidate className="stack no-print">
        <div className="agenda-fields">
          <Select
            {...{ id: 'quem', name: 'quem', label: messages.who, options: people }}
            defaultValue={asked.quem}
          />
          <DateField
            {...{ id: 'dia', name: 'dia', label: messages.day }}
            defaultValue={asked.dia || today}
            min={today}
          />
          <TimeField {...{ id: 'de', name: 'de', label: messages.from }} defaultValue={asked.de} />
          <TimeField
            {...{ id: 'ate', name: 'ate', label: messages.until }}
            defaultValue={asked.ate}
          />
        </div>
        <Button look="secondary">{messages.show}</Button>
      </form>
      {isShown ? <Proposals {...loaderData} isDone={done !== null} /> : null}
    </StaffScreen>
  );
}
