import '#app/features/inbox/inbox.css';
import '#app/features/patients/patients.css';
import { answerSubject } from '#app/features/inbox/answer-mail.ts';
import { INBOX_PATH } from '#app/features/inbox/inbox-filter.ts';
import { StatusMark } from '#app/features/inbox/inbox-list.tsx';
import { shortMoment, toContactView } from '#app/features/inbox/inbox-view.ts';
import { AnswerForm, NoteForm } from '#app/features/inbox/item-answer.tsx';
import { ItemContact, ItemWork } from '#app/features/inbox/item-side.tsx';
import {
  ItemHistory,
  ItemNotes,
  toNoteViews,
  toStepViews,
} from '#app/features/inbox/item-story.tsx';
import { LeadPanel } from '#app/features/leads/lead-panel.tsx';
import { SenderPatients } from '#app/features/patients/patient-list.tsx';
import { staffInbox } from '#app/locales/pt-BR/staff/inbox.ts';
import { staffLeads } from '#app/locales/pt-BR/staff/leads.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { newToken } from '#app/platform/token.server.ts';
import { patientsOfNumber } from '#app/routes/staff/patients/found-patients.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { errorAt } from '#app/ui/field/field-props.ts';
import type { Route } from './+types/inbox-item';
import { answerItemForm, colleaguesFor, itemPageOf } from './inbox-item.server.ts';
import { leadItemOf } from './lead-item.server.ts';

const labels = staffInbox.item;

export async function loader(args: Route.LoaderArgs) {
  const page = await itemPageOf(args);
  const { services, kind, item, staff, context, nameOf, today, may, path } = page;
  const { row } = item;
  await noteViews(services, staff, [`inbox:${kind.name}:${row.id}`]);
  const { id, name, words, status, assignee, version, email } = row;
  const speaker = { nameOf, today };
  const lead = await leadItemOf(page, kind.name, id, path);
  return {
    ...{ id, name, words, status, email, version },
    sender: await patientsOfNumber(page, row.phoneE164),
    arrived: shortMoment(row.arrivedAt, today),
    answering: { subject: answerSubject(row, page.clinic), replies: page.replies },
    details: [...(lead?.details ?? []), ...kind.details(row, today)],
    lead: lead?.panel ?? null,
    keptUntil: kind.keptUntil,
    contact: toContactView(row, context),
    assignee: assignee === null ? null : { name: nameOf(assignee), isMe: assignee === staff.id },
    notes: toNoteViews(item, speaker),
    steps: toStepViews(item, speaker),
    formKey: newToken(),
    mayWrite: may('inbox.write'),
    colleagues: may('inbox.write') ? await colleaguesFor(page) : [],
  };
}

export const action = (args: Route.ActionArgs) => answerItemForm(args);

export default function InboxItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mayWrite, status, assignee, email } = loaderData;
  const { heading } = loaderData.lead ? staffLeads : labels;
  const errors = actionData?.errors ?? [];
  const stamp = { version: loaderData.version, key: actionData?.key ?? loaderData.formKey };
  return (
    <StaffScreen
      title={heading(loaderData.name)}
      lead={labels.arrived(loaderData.arrived)}
      back={{ href: INBOX_PATH, label: labels.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      <div className="split split-wide">
        <section className="flow" aria-labelledby="words-title">
          <h2 id="words-title">{loaderData.lead ? staffLeads.reason : labels.words}</h2>
          <p className="inbox-words inbox-message">{loaderData.words}</p>
          <p className="small">{loaderData.keptUntil}</p>
        </section>
        <div className="stack inbox-item-side">
          <p>
            <StatusMark status={status} />
          </p>
          <ItemContact contact={loaderData.contact} email={email} details={loaderData.details} />
          <SenderPatients found={loaderData.sender} />
          {loaderData.lead ? <LeadPanel view={loaderData.lead} mayWrite={mayWrite} /> : null}
          {mayWrite ? (
            <ItemWork
              {...{ status, assignee, stamp, errors }}
              colleagues={loaderData.colleagues}
              chosen={actionData?.colleague ?? ''}
            />
          ) : null}
        </div>
        <div className="stack">
          {mayWrite && email ? (
            <AnswerForm
              stamp={stamp}
              words={actionData?.answer ?? ''}
              error={errorAt(errors, 'resposta')}
              {...loaderData.answering}
            />
          ) : null}
          <section className="flow" aria-labelledby="notes-title">
            <h2 id="notes-title">{labels.notes}</h2>
            <ItemNotes notes={loaderData.notes} />
            {mayWrite ? (
              <NoteForm
                stamp={stamp}
                words={actionData?.note ?? ''}
                error={errorAt(errors, 'nota')}
              />
            ) : null}
          </section>
          <ItemHistory steps={loaderData.steps} />
        </div>
      </div>
    </StaffScreen>
  );
}
