import '#app/features/agenda/agenda.css';
import '#app/features/agenda/flow/waiting-room.css';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { RefusedStepNotice, WaitingRoom } from '#app/features/agenda/flow/waiting-room.tsx';
import { LiveAgenda } from '#app/features/agenda/live/live-agenda.tsx';
import { staffAgenda } from '#app/locales/pt-BR/staff/agenda.ts';
import { staffAgendaFilter } from '#app/locales/pt-BR/staff/agenda-filter.ts';
import { staffWaitingRoom as messages } from '#app/locales/pt-BR/staff/day/waiting-room.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { LinkButton } from '#app/ui/button/button.tsx';
import { Chips } from '#app/ui/chips/chips.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/waiting-room';
import { readWaitingRoom, recordStep } from './waiting-room-page.server.ts';

export const loader = (args: Route.LoaderArgs) => readWaitingRoom(args);

export const action = (args: Route.ActionArgs) => recordStep(args);

/** Who has arrived, waits, is with the practitioner, was seen or is missing, today. */
export default function WaitingRoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, told, practitioners, houses, isUnlinked } = loaderData;
  const { filter } = messages;
  return (
    <StaffScreen
      title={messages.title}
      lead={<span data-live="lead">{messages.lead(loaderData.day, loaderData.time)}</span>}
      back={{ href: AGENDA_PATHS.agenda, label: staffAgenda.title }}
      isRefused={actionData !== undefined}
    >
      {actionData ? <RefusedStepNotice refused={actionData} /> : null}
      {told && !actionData ? (
        <Notice tone="success" role="status">
          <p>{messages.told(told.patient, told.words || messages.groups[told.group])}</p>
        </Notice>
      ) : null}
      {isUnlinked ? (
        <Notice tone="warning">
          <p>{staffAgendaFilter.unlinked}</p>
        </Notice>
      ) : null}
      <div className="room-bar">
        <LinkButton href={loaderData.action} look="secondary">
          {messages.refresh}
        </LinkButton>
        {practitioners.length > 0 ? (
          <Chips label={filter.practitioner} chips={named(practitioners, filter.all)} />
        ) : null}
        {houses.length > 0 ? (
          <Chips label={filter.house} chips={named(houses, filter.everywhere)} />
        ) : null}
      </div>
      <LiveAgenda {...loaderData.live} />
      <div data-live="room">
        {groups.some(({ rows }) => rows.length > 0) ? (
          <WaitingRoom groups={groups} action={loaderData.action} mayWrite={loaderData.mayWrite} />
        ) : (
          <p>{messages.empty}</p>
        )}
      </div>
    </StaffScreen>
  );
}

type Link = { href: string; isCurrent: boolean; label: string | null };

const named = (links: readonly Link[], all: string) =>
  links.map((link) => ({ ...link, label: link.label ?? all }));
