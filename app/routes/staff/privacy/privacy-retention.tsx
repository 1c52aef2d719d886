import '#app/features/privacy-admin/privacy-admin.css';
import { addDays, instantOf, isCalendarDay, startOfDay } from '#app/clinic/clinic-time.ts';
import { formatDate } from '#app/clinic/format-date.ts';
import { RETENTION_RULES } from '#app/context/retention-rules.ts';
import { AdminTable } from '#app/features/privacy-admin/admin-table.tsx';
import {
  countRows,
  lastPurge,
  PURGE_TIME,
  simulatePurge,
} from '#app/features/privacy-admin/nightly-purge.server.ts';
import { fullMoment } from '#app/features/privacy-admin/person-view.ts';
import { ADMIN_PATHS } from '#app/features/privacy-admin/privacy-admin-paths.ts';
import { staffPrivacy } from '#app/locales/pt-BR/staff/privacy.ts';
import {
  staffPrivacyRetention as labels,
  purgeWarning,
} from '#app/locales/pt-BR/staff/privacy-retention.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { DateField } from '#app/ui/date-field/date-field.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/privacy-retention';

const FIELD = 'noite';
const FARTHEST_DAYS = 366;

export async function loader(args: Route.LoaderArgs) {
  const { services, url, today } = staffPageOf(args);
  const { db } = services;
  const requested = url.searchParams.get(FIELD);
  const tomorrow = addDays(today, 1);
  const isFit =
    requested === null ||
    (isCalendarDay(requested) && requested >= today && requested <= addDays(today, FARTHEST_DAYS));
  const on = isFit ? (requested ?? tomorrow) : tomorrow;
  const at = instantOf(on, PURGE_TIME) ?? startOfDay(on);
  const counts = await countRows(db, RETENTION_RULES);
  const taken = await simulatePurge(db, at, RETENTION_RULES);
  const last = await lastPurge(services);
  return {
    on,
    first: today,
    farthest: addDays(today, FARTHEST_DAYS),
    isFit,
    night: labels.next(formatDate(on)),
    last: last ? labels.last(fullMoment(last.ranAt), last.rows) : labels.never,
    warning: purgeWarning(last),
    total: labels.total(Object.values(taken).reduce((sum, rows) => sum + rows, 0)),
    rows: Object.entries(labels.tables).map(([table, kept]) => ({
      key: table,
      cells: [
        kept.what,
        kept.basis,
        kept.period,
        String(counts[table] ?? 0),
        String(taken[table] ?? 0),
      ],
    })),
  };
}

export default function PrivacyRetentionPage({ loaderData }: Route.ComponentProps) {
  const { on, first, farthest, isFit, night, last, warning, total, rows } = loaderData;
  const errors = isFit ? [] : [{ fieldId: FIELD, message: labels.wrongDay }];
  return (
    <StaffScreen
      title={labels.title}
      lead={labels.lead}
      back={{ href: ADMIN_PATHS.home, label: staffPrivacy.back }}
      isRefused={!isFit}
    >
      <div className="stack">
        <ErrorSummary errors={errors} />
        <p>{last}</p>
        {warning ? (
          <Notice tone="warning">
            <p>{warning}</p>
          </Notice>
        ) : null}
        <form noValidate className="admin-search">
          <DateField
            {...fieldProps(FIELD, errors)}
            label={labels.day}
            hint={labels.dayHint}
            defaultValue={on}
            min={first}
            max={farthest}
          />
          <Button look="secondary">{labels.simulate}</Button>
        </form>
        <section className="flow">
          <h2>{night}</h2>
          <p role="status">{total}</p>
          <AdminTable caption={night} columns={labels.columns} rows={rows} />
        </section>
        <p className="small">{labels.medicalRecord}</p>
      </div>
    </StaffScreen>
  );
}
