import { data } from 'react-router';

import { formatShortMoment } from '#app/clinic/format-date.ts';
import { isOpenOn } from '#app/clinic/opening-hours.ts';
import { summaryServicesOf } from '#app/context/scheduling-services.ts';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { logHref, readLogFilter, toLogLine } from '#app/features/messages/log-view.ts';
import type { LogFilter } from '#app/features/messages/logged-message.ts';
import { readGone } from '#app/features/messages/read-message-log.server.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { formText } from '#app/platform/form-values.ts';
import { settleDeadLetter } from '#app/platform/jobs.server.ts';
import { ERROR_HEADERS } from '#app/routes/site/page-meta.ts';
import { type StaffArgs, seeOther, staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { readWaiting } from './waiting.server.ts';

const PAGE_ROWS = 50;
const RETRIED = 'repetida';
const PATHS = {
  appointment: (protocol: string) => appointmentPath(protocol),
  order: (protocol: string) => `/equipe/assinaturas/${protocol}`,
  charge: (reference: string) => `/equipe/pagamentos/cobranca/${reference}`,
};

/** One page of what waits or of what has gone; that these appointments were seen is noted. */
export async function readLogPage(args: StaffArgs) {
  const { services, staff, url, may } = staffPageOf(args);
  const { page, ...filter } = readLogFilter(url.searchParams);
  const { count, messages } = await readPage(args, filter, page);
  const ids = messages.flatMap(({ appointmentId }) => appointmentId ?? []);
  const seen = [...new Set(ids)].map((id) => `appointment:${id}` as const);
  await noteViews(services, staff, seen);
  return {
    ...{ filter, page, count, pageCount: Math.ceil(count / PAGE_ROWS) },
    lines: messages.map((each) => toLogLine(each, { momentOf: formatShortMoment, paths: PATHS })),
    isRetried: url.searchParams.has(RETRIED),
    maySettle: may('inbox.write'),
  };
}

async function readPage(args: StaffArgs, filter: LogFilter, page: number) {
  const { services } = staffPageOf(args);
  if (filter.view === 'gone') return readGone(services, filter, { page, rows: PAGE_ROWS });
  const worksOn = (on: string) => isOpenOn(services.clinic.hours, on);
  const { labelsIn } = summaryServicesOf(services);
  const { db, clock, clinic } = services;
  return readWaiting({ db, clock, clinic, labelsIn, worksOn }, filter, { page, rows: PAGE_ROWS });
}

/** Has a message that failed tried again, as “Tarefas que falharam” does. */
export async function answerLogForm(args: StaffArgs) {
  const { services, staff, url, may } = staffPageOf(args);
  const form = await args.request.formData();
  if (!may('inbox.write')) throw data(null, { status: 403, headers: ERROR_HEADERS });
  const id = formText(form, 'tarefa');
  const settled = await settleDeadLetter(services, { id, by: staff.id, how: 'retry' });
  if (!settled.ok) return data({ isGone: true }, { status: 409, headers: ERROR_HEADERS });
  const { page, ...filter } = readLogFilter(url.searchParams);
  return seeOther(`${logHref(filter, page)}&${RETRIED}`);
}
