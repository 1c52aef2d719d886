import { formText } from '#app/platform/form-values.ts';
import '#app/features/privacy-admin/privacy-admin.css';
import { data } from 'react-router';
import {
  AFFECTED_KINDS,
  parseIncident,
  readIncident,
} from '#app/features/privacy-admin/incidents/incident-facts.ts';
import { IncidentForm } from '#app/features/privacy-admin/incidents/incident-form.tsx';
import {
  AffectedForm,
  IncidentDeadlines,
  IncidentHistory,
  IncidentLetters,
} from '#app/features/privacy-admin/incidents/incident-parts.tsx';
import {
  toIncidentErrorViews,
  toIncidentFormValues,
  toIncidentView,
  toRevisionViews,
} from '#app/features/privacy-admin/incidents/incident-view.ts';
import {
  changeIncident,
  closedHolidays,
} from '#app/features/privacy-admin/incidents/incidents.server.ts';
import { fullMoment } from '#app/features/privacy-admin/person-view.ts';
import { ADMIN_PATHS, incidentPath } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { staffPrivacyIncidents as labels } from '#app/locales/pt-BR/staff/privacy-incidents.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { seeOther } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/privacy-incident';
import { incidentPageOf, readAffected } from './privacy-incident.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const page = await incidentPageOf(args, args.params.incidentId);
  const { services, clinic, today, id, revisions, last, url } = page;
  const values = toIncidentFormValues(last.facts);
  const affected = await readAffected(services, url.searchParams, today);
  return {
    title: last.facts.title,
    values,
    snapshot: last.number,
    incident: toIncidentView(last.facts, {
      clinic,
      holidays: await closedHolidays(services.db),
      today,
    }),
    revisions: toRevisionViews(revisions),
    peopleHref: `${incidentPath(id)}/pessoas`,
    affected: {
      from: affected.from || values['aconteceu-dia'] || values['soube-dia'],
      until: affected.until || values['soube-dia'],
      kinds: affected.kinds.length > 0 ? affected.kinds : [...AFFECTED_KINDS],
      answer: affected.answer,
    },
    isDone: url.searchParams.has('feito'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { services, staff, id } = await incidentPageOf(args, args.params.incidentId);
  const form = await args.request.formData();
  const values = readIncident(form);
  const parsed = parseIncident(values, services.clock.now());
  const snapshot = Number(formText(form, 'versao'));
  // Stays based on what was seen, so that a change by others is still detected.
  if (!parsed.ok) {
    const errors = toIncidentErrorViews(parsed.refusal);
    return data({ errors, values, seen: snapshot }, { status: 400 });
  }
  const changed = await changeIncident(services, { id, snapshot, facts: parsed.value, by: staff });
  if (changed.ok) return seeOther(`${incidentPath(id)}?feito`);
  if (changed.refusal === 'gone') throw data(null, { status: 404, headers: ERROR_HEADERS });
  const { last } = await incidentPageOf(args, args.params.incidentId);
  const message = labels.changed(last.authorName, fullMoment(last.writtenAt));
  const errors = [{ fieldId: 'titulo', message }];
  return data({ errors, values, seen: null }, { status: 409 });
}

export default function PrivacyIncidentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, values, snapshot, incident, revisions, peopleHref, affected, isDone } = loaderData;
  const errors = actionData?.errors ?? [];
  return (
    <StaffScreen
      title={title}
      back={{ href: ADMIN_PATHS.incidents, label: labels.back }}
      isRefused={errors.length > 0}
    >
      <div className="stack">
        {isDone ? (
          <Notice tone="success" role="status">
            <p>{labels.saved}</p>
          </Notice>
        ) : null}
        <IncidentDeadlines incident={incident} />
        <IncidentForm
          values={actionData?.values ?? values}
          errors={errors}
          snapshot={actionData?.seen ?? snapshot}
        />
        <AffectedForm action={peopleHref} {...affected} />
        <IncidentLetters letters={incident.letters} />
        <IncidentHistory revisions={revisions} />
      </div>
    </StaffScreen>
  );
}
