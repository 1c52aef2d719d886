import '#app/features/agenda/agenda.css';
import '#app/features/patients/patients.css';
import { ContactLinks } from '#app/features/agenda/contact-links.tsx';
import { StateMark } from '#app/features/agenda/state-mark.tsx';
import { AboutSections } from '#app/features/patients/about/about-sections.tsx';
import { MergeNotices } from '#app/features/patients/merge/merge-notices.tsx';
import {
  Corrected,
  CorrectedByOthers,
  PatientCorrection,
} from '#app/features/patients/patient-correction.tsx';
import { PATIENTS_PATH } from '#app/features/patients/patient-paths.ts';
import { VisitList } from '#app/features/patients/visit-list.tsx';
import { staffPatients } from '#app/locales/pt-BR/staff/people/patients.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { ButtonRow, LinkButton } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { SummaryList } from '#app/ui/summary-list/summary-list.tsx';
import type { Route } from './+types/patient';
import { aboutPatient } from './about/about-page.server.ts';
import { answerPatientForm, CORRECTED } from './correct-patient.server.ts';
import { correctionOf, reachedAnew } from './kept-corrections.server.ts';
import { mergeOf, patientPageOf, shownPatient } from './patient-page.server.ts';

const labels = staffPatients.person;

export async function loader(args: Route.LoaderArgs) {
  const page = await patientPageOf(args);
  const { values, stamp, since, corrections } = await correctionOf(page);
  const isCorrected = page.url.searchParams.has(CORRECTED);
  return {
    patient: await shownPatient(page),
    ...(await aboutPatient(page)),
    merge: await mergeOf(page),
    form: page.may('agenda.write') ? { values, stamp, since } : null,
    reached: isCorrected ? await reachedAnew(page, corrections[0]) : null,
  };
}

export const action = (args: Route.ActionArgs) => answerPatientForm(args);

export default function PatientPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, birth, contactName, links, email, payer, coming, past, counts, bookHref } =
    loaderData.patient;
  const errors = actionData?.errors ?? [];
  const corrected = actionData && 'values' in actionData ? actionData : null;
  const typed = actionData && 'about' in actionData ? actionData.about : null;
  const form = corrected ?? loaderData.form;
  const mark = (state: (typeof past)[number]['state']) => <StateMark state={state} />;
  const rows = [
    ...(contactName ? [{ label: labels.contact, value: contactName }] : []),
    { label: labels.phone, value: <ContactLinks links={links} patient={name} /> },
    {
      label: labels.email,
      value: email ? <a href={`mailto:${email}`}>{email}</a> : labels.noEmail,
    },
    ...(payer ? [{ label: labels.payer, value: payer }] : []),
  ];
  return (
    <StaffScreen
      title={name}
      lead={birth}
      back={{ href: PATIENTS_PATH, label: staffPatients.title }}
      isRefused={actionData !== undefined}
    >
      {corrected?.changes ? <CorrectedByOthers changes={corrected.changes} /> : null}
      <ErrorSummary errors={errors} />
      {loaderData.reached && !actionData ? <Corrected reached={loaderData.reached} /> : null}
      {loaderData.calling ? (
        <Notice>
          <p>{loaderData.calling}</p>
        </Notice>
      ) : null}
      <MergeNotices {...loaderData.merge} />
      <div className="stack">
        {bookHref ? (
          <ButtonRow>
            <LinkButton href={bookHref}>{staffPatients.book}</LinkButton>
          </ButtonRow>
        ) : null}
        <VisitList title={labels.coming} none={labels.noComing} visits={coming} mark={mark} />
        <section className="flow patient-facts">
          <h2>{labels.facts}</h2>
          <SummaryList rows={rows} />
          {form ? (
            <PatientCorrection {...form} errors={errors} isOpen={corrected !== null} />
          ) : null}
        </section>
        <AboutSections
          about={loaderData.about}
          typed={typed}
          errors={errors}
          mayWrite={loaderData.form !== null}
        />
        <section className="flow">
          {counts ? <p>{counts}</p> : null}
          <VisitList title={labels.history} none={labels.noHistory} visits={past} mark={mark} />
        </section>
      </div>
    </StaffScreen>
  );
}
