import { data } from 'react-router';
import {
  type CheckId,
  type CheckStatus,
  overallOf,
  PUBLIC_CHECKS,
  STAFF_CHECKS,
} from '#app/features/checks/check.ts';
import { CHECK_FIELDS, CHECK_FILTERS } from '#app/features/checks/check-fields.ts';
import type { ListedCheck } from '#app/features/checks/check-list.tsx';
import { CHECK_PATHS } from '#app/features/checks/check-paths.ts';
import { toCheckView, toHistoryView } from '#app/features/checks/check-view.ts';
import { readHistory, readLatest } from '#app/features/checks/history.server.ts';
import { readKeeper } from '#app/features/checks/keeper.server.ts';
import { glanceFrom } from '#app/features/checks/read-glance.server.ts';
import { runChecks } from '#app/features/checks/run-checks.server.ts';
import { ALL_CHECKS } from '#app/features/checks/run-server-check.server.ts';
import { shortMoment } from '#app/features/inbox/inbox-view.ts';
import { formText } from '#app/platform/form-values.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';

/** All checks as the reader may see them: administrators with raw data and earlier runs, others in words. */
export async function readChecksPage(args: StaffArgs) {
  const { services, url, today, may } = staffPageOf(args);
  const isFull = may('checks.manage');
  const isCleared = url.searchParams.has(CHECK_FIELDS.cleared);
  const when = (at: Date) => shortMoment(at, today);
  const [latest, past, keeper] = await Promise.all([
    readLatest(services.db, ALL_CHECKS),
    isFull ? readHistory(services.db, ALL_CHECKS) : [],
    readKeeper(services.db),
  ]);
  const filter =
    CHECK_FILTERS.find((each) => each === url.searchParams.get(CHECK_FIELDS.state)) ?? null;
  const listed = (id: CheckId): ListedCheck => ({
    ...toCheckView(id, isCleared ? undefined : latest.get(id), { when, isFull }),
    history: past.filter((run) => run.id === id).map((run) => toHistoryView(id, run, when)),
  });
  const all = ALL_CHECKS.map(listed);
  const shown = all.filter(({ status }) => filter === null || status === filter);
  const ofGroup = (ids: readonly string[]) => shown.filter(({ id }) => ids.includes(id));
  return {
    isFull,
    isCleared,
    isDone: url.searchParams.has(CHECK_FIELDS.done),
    filter,
    overall: overallFrom(all.map(({ status }) => status)),
    errors: countOf(all, 'error'),
    warnings: countOf(all, 'warning'),
    site: ofGroup(PUBLIC_CHECKS),
    house: ofGroup(STAFF_CHECKS),
    glance: glanceFrom(latest, { clock: services.clock, keeper, when }),
    hasKeeper: keeper !== null,
  };
}

function countOf(all: readonly { status: CheckStatus }[], status: CheckStatus): number {
  return all.filter((each) => each.status === status).length;
}

/** Of what has run: one check that is new and has not run yet hides nothing. */
function overallFrom(statuses: readonly CheckStatus[]) {
  return overallOf(statuses.filter((status) => status !== 'idle'));
}

/** The check that a form names; undefined for any other word. */
export function checkOf(form: FormData): CheckId | undefined {
  const named = formText(form, CHECK_FIELDS.check);
  return ALL_CHECKS.find((id) => id === named);
}

/** Runs all checks, or the one that the form names. Nothing of the form reaches a check. */
export async function answerChecks(args: StaffArgs) {
  const { services } = staffPageOf(args);
  const form = await args.request.formData();
  const intent = formText(form, CHECK_FIELDS.intent);
  const one = checkOf(form);
  const ids = intent === 'tudo' ? ALL_CHECKS : one && intent === 'uma' ? [one] : null;
  if (!ids) return data({ isRefused: true }, { status: 400, headers: ERROR_HEADERS });
  await runChecks(services, { ids, askedBy: 'staff' });
  const anchor = intent === 'tudo' ? 'resultado' : `teste-${one}`;
  return seeOther(`${CHECK_PATHS.page}?${CHECK_FIELDS.done}#${anchor}`);
}
