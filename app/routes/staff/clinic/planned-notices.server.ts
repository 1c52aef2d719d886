import { data } from 'react-router';
import { formatDay } from '#app/clinic/format-date.ts';
import type { AppServices } from '#app/context/app-services.ts';
import { orAskedAlready } from '#app/features/clinic-record/asked-to-move.server.ts';
import { byMail, byPerson } from '#app/features/clinic-record/concerned.ts';
import type { ForeseenPlan } from '#app/features/clinic-record/planned/coming-plans.server.ts';
import {
  notifyOfPlan,
  readBrokenNews,
  readPlannedNews,
  readPlanState,
  readToldByPlan,
} from '#app/features/clinic-record/planned/planned-notices.server.ts';
import { plannedNoticesPath } from '#app/features/clinic-record/planned/planned-paths.ts';
import { RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import { staffPlanned } from '#app/locales/pt-BR/staff/clinic/planned-notices.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { noticeRow, noticeRows, toSendOf } from './notice-views.ts';
import { planWords } from './plan-words.server.ts';
import { recordServicesOf, recordStateOf } from './record-page.server.ts';

const back = { href: RECORD_PATHS.overview, label: staffRecord.back };

/** For each change that will come: how many patients must be told, and how many have been. */
export async function plansToTell(services: AppServices, foreseen?: readonly ForeseenPlan[]) {
  const counts = new Map<number, { patients: number; told: number; href: string }>();
  for (const { plan, patients } of await readPlannedNews(recordServicesOf(services), foreseen)) {
    const people = byPerson(patients);
    if (people.length === 0) continue;
    const mailed = await readToldByPlan(services.db, plan.id);
    const told = await orAskedAlready(services.db, mailed, patients);
    counts.set(plan.id, {
      patients: people.length,
      told: people.filter((theirs) => theirs.every(({ id }) => told.has(id))).length,
      href: plannedNoticesPath(plan.id),
    });
  }
  return counts;
}

/** Changes that were announced and do not come, for the overview of the record. */
export async function brokenViews(services: AppServices, foreseen: readonly ForeseenPlan[]) {
  const { record } = await recordStateOf(services);
  return (await readBrokenNews(recordServicesOf(services), foreseen)).map(({ plan, patients }) => ({
    id: plan.id,
    line: staffPlanned.broken.line(
      formatDay(plan.startsOn, { withYear: true }),
      wordsOf(record, plan),
      plan.state,
    ),
    patients: byPerson(patients).length,
    href: plannedNoticesPath(plan.id),
  }));
}

function wordsOf(
  record: Parameters<typeof planWords>[0],
  { changes }: { changes: Readonly<Record<string, unknown>> },
): string {
  return planWords(record, [], { changes }).join(', ');
}

/** Who must be told of a change that waits, or that one is taken back. @throws 404; to the versions once it is made */
export async function plannedNoticesView(args: StaffArgs, planId: number) {
  const { services, url } = staffPageOf(args);
  const news = await newsOf(services, planId);
  if (!news) return brokenNoticesView(services, planId);
  const { plan, patients } = news;
  const mailed = await readToldByPlan(services.db, planId);
  const notified = await orAskedAlready(services.db, mailed, patients);
  const people = byPerson(patients);
  const from = formatDay(plan.startsOn, { withYear: true });
  return {
    ...{ title: staffPlanned.title(from), lead: staffPlanned.lead, back },
    note: null,
    sent: url.searchParams.has('mandados')
      ? byMail(patients.filter(({ id }) => mailed.has(id))).length
      : null,
    count:
      people.length > 0 ? staffRecord.preview.patients(people.length, patients.length, from) : null,
    patients: noticeRows(patients, notified),
    ...toSendOf(patients, notified),
    ...{ sendText: staffPlanned.sendText, kept: [] },
  };
}

async function brokenNoticesView(services: AppServices, planId: number) {
  const broken = (await readBrokenNews(recordServicesOf(services))).find(
    ({ plan }) => plan.id === planId,
  );
  if (!broken) throw await elsewhereOf(services, planId);
  const { record } = await recordStateOf(services);
  const { plan, patients } = broken;
  const from = formatDay(plan.startsOn, { withYear: true });
  const why = wordsOf(record, plan);
  return {
    ...{ title: staffPlanned.title(from), lead: staffPlanned.broken.lead, back },
    note: staffPlanned.broken.line(from, why, plan.state),
    ...{ sent: null, count: null, toSend: 0, peopleToSend: 0, sendText: '', kept: [] },
    patients: byPerson(patients).flatMap((theirs) =>
      noticeRow(theirs, { why: () => why, mail: () => staffPlanned.broken.mailed }),
    ),
  };
}

/** Once a change is made, its version has the list. */
async function elsewhereOf({ db }: AppServices, planId: number) {
  const state = await readPlanState(db, planId);
  if (state === null) return data(null, { status: 404, headers: ERROR_HEADERS });
  return seeOther(state === 'applied' ? RECORD_PATHS.versions : RECORD_PATHS.overview);
}

async function newsOf(services: AppServices, planId: number) {
  const all = await readPlannedNews(recordServicesOf(services));
  return all.find(({ plan }) => plan.id === planId);
}

/** Sends the mails of a change that waits, once for each person. */
export async function answerPlannedNotices(args: StaffArgs, planId: number): Promise<Response> {
  const { services, staff } = staffPageOf(args);
  const news = await newsOf(services, planId);
  const sent = news && (await notifyOfPlan(services, news, staff.id));
  // Its day has come meanwhile, or somebody has taken it back.
  if (!sent?.ok) return seeOther(`${RECORD_PATHS.overview}?passou`);
  return seeOther(`${plannedNoticesPath(planId)}?mandados`);
}
