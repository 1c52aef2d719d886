import '#app/features/agenda/agenda.css';
import '#app/features/recommendations/staff-recommendations.css';
import { AGENDA_PATHS, appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { DueList, SETTLE_FIELDS, toDueRow } from '#app/features/recommendations/due-list.tsx';
import { isTellable } from '#app/features/recommendations/due-recommendations.server.ts';
import {
  type Recommendation,
  readUnbooked,
} from '#app/features/recommendations/read-recommendations.server.ts';
import {
  SETTLEMENTS,
  settleRecommendation,
} from '#app/features/recommendations/recommend.server.ts';
import { recommendationUrl } from '#app/features/recommendations/recommendation-link.server.ts';
import { staffRecommendations } from '#app/locales/pt-BR/staff/recommendations.ts';
import { formText } from '#app/platform/form-values.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/recommendations';
import { RECOMMENDATION_PARAMETER } from './recommended-caller.server.ts';

const messages = staffRecommendations.list;
const CHANGED = 'resolvido';

export async function loader(args: StaffArgs) {
  const { services, url, may } = staffPageOf(args);
  const { env } = services;
  const labels = agendaLabelsOf(services);
  const rows = await readUnbooked(services.db);
  const viewOf = (row: Recommendation) =>
    toDueRow(row, {
      ...labels,
      linkOf: ({ linkKey, locale }) =>
        recommendationUrl({ baseUrl: env.baseUrl, secret: env.appSecret }, linkKey, locale),
      pageOf: appointmentPath,
      bookOf: ({ id }) => `${AGENDA_PATHS.phone}?${RECOMMENDATION_PARAMETER}=${id}`,
    });
  return {
    due: rows.filter((row) => isTellable(row, labels.now)).map(viewOf),
    later: rows.filter((row) => !isTellable(row, labels.now)).map(viewOf),
    mayWrite: may('agenda.write'),
    hasChanged: url.searchParams.has(CHANGED),
  };
}

export async function action(args: StaffArgs) {
  const { services, staff } = staffPageOf(args);
  const form = await args.request.formData();
  const id = Number(formText(form, SETTLE_FIELDS.id));
  const settlement = SETTLEMENTS.find((each) => each === formText(form, SETTLE_FIELDS.settlement));
  const isSettled =
    settlement !== undefined &&
    Number.isSafeInteger(id) &&
    (await settleRecommendation(services, { id, settlement, staffId: staff.id }));
  return seeOther(
    isSettled ? AGENDA_PATHS.recommendations : `${AGENDA_PATHS.recommendations}?${CHANGED}`,
  );
}

/** Who the doctor wants to see again and has not booked, to be called. */
export default function RecommendationsPage({ loaderData }: Route.ComponentProps) {
  const { due, later, mayWrite, hasChanged } = loaderData;
  const list = { action: AGENDA_PATHS.recommendations, mayWrite };
  return (
    <StaffScreen
      title={messages.title}
      lead={messages.lead}
      back={{ href: AGENDA_PATHS.agenda, label: messages.back }}
    >
      {hasChanged ? (
        <Notice role="status">
          <p>{messages.changed}</p>
        </Notice>
      ) : null}
      {due.length === 0 ? <p>{messages.none}</p> : <DueList rows={due} {...list} />}
      {later.length > 0 ? (
        <>
          <h2>{messages.later}</h2>
          <p>{messages.laterLead}</p>
          <DueList rows={later} {...list} />
        </>
      ) : null}
    </StaffScreen>
  );
}
