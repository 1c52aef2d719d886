import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatMoment } from '#app/clinic/format-date.ts';
import type { Queryable } from '#app/db/database.ts';
import { REMINDER_PATHS } from '#app/features/reminders/reminder-paths.ts';
import { DEFAULT_PLAN, type ReminderPlan } from '#app/features/reminders/reminder-plan.ts';
import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { staffHistory } from '#app/locales/pt-BR/staff/settings/history.ts';
import { sidesOf } from '#app/platform/audit/setting-history.server.ts';
import { AS_OF, FILLED_NOTICE } from '#app/ui/change-history/as-of.ts';
import type { ChangedLine, HistoryChange } from '#app/ui/change-history/change-history.tsx';
import { changedLines, type Sides } from '#app/ui/change-history/changed-lines.ts';
import { historyPage } from '#app/ui/change-history/history-page.ts';
import type { PagedChanges } from '#app/ui/change-history/paged-history.tsx';
import type { ServicePlan } from './plan.server.ts';

const { columns, history } = staffReminders.plan;

/** Before the number of a change: what held until then. */
const UNTIL = 'antes-';

const planFields = z.object({
  daysBefore: z.array(z.number()),
  tellsLenses: z.boolean(),
  tellsFasting: z.boolean(),
  tellsHours: z.boolean(),
});

type Row = {
  id: number;
  serviceId: number;
  at: string;
  by: string | null;
  from: unknown;
  to: unknown;
};
type PlanChange = Pick<Row, 'id' | 'serviceId' | 'by'> & { at: Date } & Sides<ReminderPlan>;

type Shown = {
  plans: readonly ServicePlan[];
  titleOf: (plan: ServicePlan) => string;
};

/** Who has changed what the patients of which service are reminded of, and when. */
export async function shownPlanHistory(
  { db, url }: { db: Queryable; url: URL },
  { plans, titleOf }: Shown,
): Promise<PagedChanges> {
  const all = (await readChanges(db)).toReversed();
  const { shown, page, pageCount } = historyPage(all, url.searchParams.get('pagina'));
  const changes = shown.flatMap((change): HistoryChange[] => {
    const plan = plans.find(({ serviceId }) => serviceId === change.serviceId);
    if (!plan) return [];
    const service = titleOf(plan);
    const link = (key: string, to: ReminderPlan | null, label: string) =>
      to === null || differences(plan, to).length === 0
        ? []
        : [
            {
              href: `${REMINDER_PATHS.plan}?${AS_OF}=${key}#${FILLED_NOTICE}`,
              label: `${label}: ${service}`,
            },
          ];
    return [
      {
        ...{ key: String(change.id), moment: formatMoment(change.at, { withYear: true }) },
        who: change.by ?? staffHistory.unknown,
        lines: changedLines(change, told(service)),
        links: [
          ...link(String(change.id), change.after, staffHistory.return),
          ...link(`${UNTIL}${change.id}`, change.before, history.until),
        ],
      },
    ];
  });
  return { changes, page, pageCount };
}

/** What the form of one service begins with where the address names a change; null where it names none. */
export async function askedPlan({ db, url }: { db: Queryable; url: URL }) {
  const asked = url.searchParams.get(AS_OF) ?? '';
  const change = (await readChanges(db)).find(({ id }) => asked.replace(UNTIL, '') === String(id));
  const plan = asked.startsWith(UNTIL) ? change?.before : change?.after;
  if (!change || !plan) return null;
  return {
    serviceId: change.serviceId,
    plan,
    filled: {
      moment: formatMoment(change.at, { withYear: true }),
      who: change.by ?? staffHistory.unknown,
    },
  };
}

/** The oldest first. A row keeps what a plan became; what it was is in the row before. */
async function readChanges(db: Queryable): Promise<PlanChange[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.id::int, l.subject_id::int as "serviceId", l.at, s.name as by, l.detail as "to",
      lag(l.detail) over (partition by l.subject_id order by l.id) as "from"
    from audit_log l left join staff s on l.actor = 'staff:' || s.id
    where l.subject_type = 'reminder_plan' and l.action = 'reminders.planned'
    order by l.id`);
  return rows.map(({ at, from, to, ...row }) => ({
    ...{ ...row, at: new Date(at) },
    ...sidesOf({ from, to }, planFields, DEFAULT_PLAN),
  }));
}

/** One page has all services: each line names its own. */
function told(service: string) {
  const lines = (before: ReminderPlan, after: ReminderPlan) =>
    differences(before, after).map((line) => ({ ...line, where: `${service} · ${line.where}` }));
  return { title: service, atFirst: DEFAULT_PLAN, differences: lines };
}

function differences(before: ReminderPlan, after: ReminderPlan): ChangedLine[] {
  const days = ({ daysBefore }: ReminderPlan) => daysBefore.join(', ') || history.noDays;
  const told = (is: boolean) => (is ? staffHistory.yes : staffHistory.no);
  return [
    { where: columns.days, before: days(before), after: days(after) },
    { where: columns.lenses, before: told(before.tellsLenses), after: told(after.tellsLenses) },
    { where: columns.fasting, before: told(before.tellsFasting), after: told(after.tellsFasting) },
    { where: columns.hours, before: told(before.tellsHours), after: told(after.tellsHours) },
  ].filter((line) => line.before !== line.after);
}
