import { formText } from '#app/platform/form-values.ts';
import '#app/features/inbox/inbox.css';
import { data } from 'react-router';
import { DeadLetterList, toDeadLetterView } from '#app/features/inbox/dead-letter-list.tsx';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { readSettledJob, settleDeadLetter } from '#app/platform/jobs.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { auditOccupancy, findingText } from '#app/scheduling/occupancy-audit.server.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/jobs';

const labels = staffInbox.jobs;
const PATH = '/equipe/tarefas';

export async function loader(args: Route.LoaderArgs) {
  const { services, url, today, may } = staffPageOf(args);
  const jobs = (await services.deadLetters.list()).map((job) => toDeadLetterView(job, today));
  const findings = jobs.some(({ isMismatch }) => isMismatch) ? await auditOccupancy(services) : [];
  const settledId = url.searchParams.get('tarefa');
  return {
    jobs,
    mismatches: findings.map(findingText),
    // Read from the audit log; the URL alone proves nothing.
    done: settledId ? await readSettledJob(services.db, settledId) : null,
    maySettle: may('inbox.write'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const id = formText(form, 'tarefa');
  const how = form.get('acao') === 'dispensar' ? 'dismiss' : 'retry';
  const settled = await settleDeadLetter(services, { id, by: staff.id, how });
  if (settled.ok) return seeOther(`${PATH}?tarefa=${encodeURIComponent(id)}`);
  return data({ isGone: true }, { status: 409, headers: ERROR_HEADERS });
}

export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const { jobs, mismatches, done, maySettle } = loaderData;
  return (
    <StaffScreen title={labels.title} lead={labels.lead} isRefused={actionData !== undefined}>
      {actionData ? (
        <Notice tone="warning" role="alert">
          <p>{labels.done.gone}</p>
        </Notice>
      ) : null}
      {done && !actionData ? (
        <Notice tone="success" role="status">
          <p>{labels.done[done]}</p>
        </Notice>
      ) : null}
      {jobs.length > 0 ? (
        <>
          <p className="reading">{labels.advice}</p>
          <DeadLetterList jobs={jobs} mismatches={mismatches} maySettle={maySettle} />
        </>
      ) : (
        <Notice tone="success">
          <p>{labels.empty}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}
