import { useSearchParams } from 'react-router';
import { AGENDA_PATHS } from '#app/features/agenda/agenda-paths.ts';
import { PatientList } from '#app/features/patients/patient-list.tsx';
import { PATIENT_SEARCH, PATIENTS_PATH } from '#app/features/patients/patient-paths.ts';
import '#app/features/patients/patients.css';
import { staffPatients as labels } from '#app/locales/pt-BR/staff/people/patients.ts';
import { staffPageOf } from '#app/routes/staff/staff-page.server.ts';
import { StaffScreen } from '#app/routes/staff/staff-screen.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { fieldProps } from '#app/ui/field/field-props.ts';
import type { Route } from './+types/patients';
import { readFoundPatients } from './found-patients.server.ts';

/** A GET form like the agenda's own search: logs keep no query of an address. */
export async function loader(args: Route.LoaderArgs) {
  const page = staffPageOf(args);
  const typed = (page.url.searchParams.get(PATIENT_SEARCH) ?? '').trim();
  const newHref = page.may('agenda.write') ? AGENDA_PATHS.phone : null;
  const found = typed === '' ? null : await readFoundPatients(page, typed);
  return { newHref, isTooShort: typed !== '' && !found, found: null, isCut: false, ...found };
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
