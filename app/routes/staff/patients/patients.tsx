import { useSearchParams } from 'react-router';
import { AGENDA_PATHS, appointmentPath } from '#app/features/agenda/agenda-paths.ts';
import {
  findPatients,
  MOST_PATIENTS,
  patientTermOf,
} from '#app/features/patients/find-patients.server.ts';
import { PatientList } from '#app/features/patients/patient-list.tsx';
import { PATIENT_SEARCH, PATIENTS_PATH } from '#app/features/patients/patient-paths.ts';
import { toFoundView } from '#app/features/patients/patient-view.ts';
import '#app/features/patients/patients.css';
import { viewedCard } from '#app/features/privacy-admin/person-key.ts';
import { staffPatients as labels } from '#app/locales/pt-BR/staff/people/patients.ts';
import { noteViews } from '#app/platform/audit/audit.server.ts';
import { agendaLabelsOf } from '#app/routes/staff/agenda/agenda-labels.server.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import type { Route } from './+types/patients';

/** A GET form like the agenda's own search: logs keep no query of an address. */
export async function loader(args: Route.LoaderArgs) {
  const { services, staff, may, url, today } = staffPageOf(args);
  const typed = (url.searchParams.get(PATIENT_SEARCH) ?? '').trim();
  const mayBook = may('agenda.write');
  const newHref = mayBook ? AGENDA_PATHS.phone : null;
  const term = patientTermOf(typed);
  const page = { isTooShort: typed !== '' && !term, newHref, found: null, isCut: false };
  if (!term) return page;
  const { db, clock } = services;
  const rows = await findPatients(db, term, clock.now());
  const shown = rows.slice(0, MOST_PATIENTS);
  const cards = shown.map(({ contactId }) => viewedCard({ source: 'contact', id: contactId }));
  await noteViews(services, staff, [...new Set(cards)]);
  const { payerTitle } = agendaLabelsOf(services);
  const words = { payerTitle, today, appointmentPath, mayBook };
  const found = shown.map((row) => toFoundView(row, words));
  return { ...page, found, isCut: rows.length > MOST_PATIENTS };
}

export default function PatientsPage({ loaderData }: Route.ComponentProps) {
  const { isTooShort, found, isCut, newHref } = loaderData;
  const [params] = useSearchParams();
  const errors = isTooShort ? [{ fieldId: PATIENT_SEARCH, message: labels.tooShort }] : [];
  return (
    <StaffScreen title={labels.title} lead={labels.lead}>
      <div className="stack">
        <search>
          <form method="get" action={PATIENTS_PATH} noValidate className="patient-search">
            <TextField
              {...fieldProps(PATIENT_SEARCH, errors)}
              type="search"
              label={labels.search.label}
              hint={labels.search.hint}
              defaultValue={params.get(PATIENT_SEARCH) ?? ''}
              maxLength={100}
              autoComplete="off"
            />
            <Button>{labels.search.button}</Button>
          </form>
        </search>
        {found ? <PatientList found={found} isCut={isCut} newHref={newHref} /> : null}
      </div>
    </StaffScreen>
  );
}
