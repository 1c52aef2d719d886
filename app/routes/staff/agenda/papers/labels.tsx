import { data } from 'react-router';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { LabelFields } from '#app/features/agenda/papers/label-fields.tsx';
import { staffLabels as messages } from '#app/locales/pt-BR/staff/day/labels.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/labels';
import { readLabels } from './labels-page.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { appointments, values, errors, lead, whose, back } = await readLabels(args);
  const shown = { count: appointments.length, values, errors, lead, whose, back };
  return data(shown, { status: errors.length > 0 ? 400 : 200 });
}

/** Labels for folders and exams: on which sheet, and where it begins. */
export default function LabelsPage({ loaderData }: Route.ComponentProps) {
  const { count, values, errors, lead, whose, back } = loaderData;
  return (
    <StaffScreen
      title={messages.title}
      lead={count > 0 ? lead : undefined}
      back={back}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {count > 0 ? (
        <LabelFields action={AGENDA_PATHS.labelsFile} {...{ values, errors, whose }} />
      ) : (
        <Notice tone="info">
          <p>{messages.none}</p>
        </Notice>
      )}
    </StaffScreen>
  );
}
