import '#app/features/inbox/inbox.css';
import { DecisionList } from '#app/features/inbox/decision-list.tsx';
import { pendingDecisions } from '#app/features/inbox/pending-decisions.ts';
import { staffInbox } from '#app/locales/pt-BR/staff-inbox.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/inbox-decisions';
import { staffPageOf } from './staff-page.server.ts';
import { StaffScreen } from './staff-screen.tsx';

const texts = staffInbox.decisions;

export async function loader(args: Route.LoaderArgs) {
  const { clinic, today } = await staffPageOf(args, 'signed-in');
  return { decisions: pendingDecisions(clinic, today) };
}

export default function Decisions({ loaderData }: Route.ComponentProps) {
  const { decisions } = loaderData;
  return (
    <StaffScreen title={texts.title} lead={texts.lead}>
      {decisions.length > 0 ? (
        <>
          <DecisionList decisions={decisions} />
          <p className="small">{texts.record}</p>
        </>
      ) : (
        <Notice tone="success">
          <p>{texts.empty}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}
