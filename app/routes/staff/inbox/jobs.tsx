import '#app/features/inbox/inbox.css';
import { data } from 'react-router';
import { DeadLetterList, toDeadLetterView } from '#app/features/inbox/dead-letter-list.tsx';
import { readSettledJob, settleDeadLetter } from '#app/features/inbox/settle-dead-letter.server.ts';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/jobs';

const texts = staffInbox.jobs;
const PATH = '/equipe/tarefas';

export async function loader(args: Route.LoaderArgs) {
  const { services, url, today, may } = await staffPageOf(args, 'inbox.read');
  const jobs = await services.deadLetters.list();
  const settledId = url.searchParams.get('tarefa');
  return {
    jobs: jobs.map((job) => toDeadLetterView(job, today)),
    // Told from the log, not from the address alone.
    done: settledId ? await readSettledJob(services.db, settledId) : null,
    maySettle: may('inbox.write'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff } = await staffPageOf(args, 'inbox.write');
  const form = await args.request.formData();
  const id = String(form.get('tarefa') ?? '');
  const how = form.get('acao') === 'dispensar' ? 'dismiss' : 'retry';
  const settled = await settleDeadLetter(services, { id, by: staff.id, how });
  if (settled.ok) return seeOther(`${PATH}?tarefa=${encodeURIComponent(id)}`);
  return data({ isGone: true }, { status: 409, headers: ERROR_HEADERS });
}

export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const { jobs, done, maySettle } = loaderData;
  return (
    <StaffScreen title={texts.title} lead={texts.lead} isRefused={actionData !== undefined}>
      {actionData ? (
        <Notice tone="warning" role="alert">
          <p>{texts.done.gone}</p>
        </Notice>
      ) : null}
      {done && !actionData ? (
        <Notice tone="success" role="status">
          <p>{texts.done[done]}</p>
        </Notice>
      ) : null}
      {jobs.length > 0 ? (
        <>
          <p className="reading">{texts.advice}</p>
          <DeadLetterList jobs={jobs} maySettle={maySettle} />
        </>
      ) : (
        <Notice tone="success">
          <p>{texts.empty}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}
