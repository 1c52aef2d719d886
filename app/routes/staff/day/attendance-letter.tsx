import '#app/features/agenda/papers/letter.css';
import { data } from 'react-router';
import { appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import { LetterFields } from '#app/features/agenda/papers/letter-fields.tsx';
import { mayHaveLetter, recordedLetter } from '#app/features/agenda/papers/letter-form.ts';
import { LetterPaper } from '#app/features/agenda/papers/letter-paper.tsx';
import { staffLetter as messages } from '#app/locales/pt-BR/staff/day/attendance-letter.ts';
import { staffAppointmentOf } from '#app/routes/staff/agenda/appointment-forms.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Route } from './+types/attendance-letter';
import { giveLetter, letterPaths } from './attendance-letter-page.server.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, appointment } = await staffAppointmentOf(args);
  return {
    ...letterPaths(appointment.protocol),
    backHref: appointmentPath(appointment.protocol),
    patient: appointment.patientName,
    mayHave: mayHaveLetter(appointment),
    recorded: recordedLetter(appointment, services.clock.now()),
  };
}

/** A page and no redirect: what it says is kept nowhere. */
export async function action(args: Route.ActionArgs) {
  const { values, errors, letter, status } = await giveLetter(args, 'page');
  return data({ values, errors, letter }, { status });
}

/** The letter of attendance: first its form, then the paper. */
export default function AttendanceLetter({ loaderData, actionData }: Route.ComponentProps) {
  const { formHref, fileHref, backHref, patient, mayHave, recorded } = loaderData;
  const { letter = null, values = recorded, errors = [] } = actionData ?? {};
  return (
    <StaffScreen
      title={messages.title}
      lead={letter ? undefined : messages.lead(patient)}
      back={{ href: backHref, label: messages.back }}
      isRefused={errors.length > 0}
    >
      <ErrorSummary errors={errors} />
      {letter ? <LetterPaper {...{ letter, values, formHref, fileHref }} /> : null}
      {mayHave ? null : (
        <Notice tone="warning">
          <p>{messages.notYet}</p>
        </Notice>
      )}
      {mayHave && !letter ? (
        <LetterFields action={formHref} values={values} errors={errors} />
      ) : null}
    </StaffScreen>
  );
}
