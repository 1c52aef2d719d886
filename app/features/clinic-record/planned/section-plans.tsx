import { RECORD_PATHS } from '#app/features/clinic-record/sections.ts';
import { staffRecord } from '#app/locales/pt-BR/staff/record.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { SectionPlan } from './section-plans.server.ts';

const messages = staffRecord.plans;

/** What waits for its day in the fields of a form, above it. */
export function SectionPlans({ plans }: { plans: readonly SectionPlan[] }) {
  return plans.map(({ id, line, changes }) => (
    <Notice key={id} tone={changes.length === 0 ? 'warning' : 'info'}>
      <p>{line}</p>
      {changes.length > 0 ? (
        <ul>
          {changes.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : null}
      <p>
        <a href={`${RECORD_PATHS.overview}#marcadas`}>{messages.see}</a>
      </p>
    </Notice>
  ));
}
