import { staffReminders } from '#app/locales/pt-BR/staff/reminders.ts';
import { staffEffects } from '#app/locales/pt-BR/staff/settings/effects.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EFFECTS_READ } from '#app/ui/effects-notice/effects-notice.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { SaveBar } from '#app/ui/long-form/long-form.tsx';

const messages = staffReminders.plan;

/** Each with the service's slug behind it. */
export const PLAN_FIELDS = {
  version: 'versao',
  days: 'dias',
  lenses: 'lentes',
  fasting: 'jejum',
  hours: 'horas',
} as const;

type Tells = { lenses: boolean; fasting: boolean; hours: boolean };

export type PlanRow = {
  slug: string;
  title: string;
  version: number;
  /** As it is typed. */
  days: string;
  tells: Tells;
  /** What the service asks for at all. */
  needs: Tells;
};

type PlanFormProps = {
  rows: readonly PlanRow[];
  errors: readonly FieldError[];
  mayWrite: boolean;
  /** Of what the page has just said that saving would do, for who sends the form having read it; null otherwise. */
  stamp: string | null;
};

export function PlanForm({ rows, errors, mayWrite, stamp }: PlanFormProps) {
  return (
    <form method="post" noValidate className="stack" data-unsaved={stamp ? '' : undefined}>
      {stamp ? <input type="hidden" name={EFFECTS_READ} value={stamp} /> : null}
      <p id="dias-ajuda" className="small">
        {messages.daysHint}
      </p>
      <ul className="plan-rows">
        {rows.map((row) => (
          <PlanLine key={row.slug} row={row} errors={errors} />
        ))}
      </ul>
      {mayWrite ? (
        <SaveBar>
          <Button size="large">{stamp ? staffEffects.save : messages.save}</Button>
        </SaveBar>
      ) : null}
    </form>
  );
}

function PlanLine({ row, errors }: { row: PlanRow; errors: readonly FieldError[] }) {
  const { slug, title, version, days, tells, needs } = row;
  const daysId = `${PLAN_FIELDS.days}-${slug}`;
  const isWrong = errors.some(({ fieldId }) => fieldId === daysId);
  return (
    <li>
      <strong>{title}</strong>
      <input type="hidden" name={`${PLAN_FIELDS.version}-${slug}`} value={version} />
      <label className="plan-days">
        {messages.columns.days}
        <input
          className="input"
          id={daysId}
          name={daysId}
          defaultValue={days}
          type="text"
          autoComplete="off"
          maxLength={20}
          aria-label={messages.tells(messages.columns.days, title)}
          aria-describedby="dias-ajuda"
          {...(isWrong ? { 'aria-invalid': true } : {})}
        />
      </label>
      {(['lenses', 'fasting', 'hours'] as const).map((kind) =>
        needs[kind] ? (
          <label key={kind} className="plan-check">
            <input
              type="checkbox"
              name={`${PLAN_FIELDS[kind]}-${slug}`}
              value="sim"
              defaultChecked={tells[kind]}
              aria-label={messages.tells(messages.columns[kind], title)}
            />
            {messages.columns[kind]}
          </label>
        ) : null,
      )}
    </li>
  );
}
