export const PATIENTS_PATH = '/equipe/pacientes';
/** Name of the search field. */
export const PATIENT_SEARCH = 'busca';

export function patientPath(id: number): string {
  return `${PATIENTS_PATH}/${id}`;
}

/** Where two records are compared and merged; the second one goes. */
export function mergePath(keptId: number, goneId: number): string {
  return `${patientPath(keptId)}/unir/${goneId}`;
}

/** The phone booking with this patient's data; no name and no number is in the address. */
export function bookPatientPath(id: number): string {
  return `/equipe/agenda/telefone?${PATIENT_PARAMETER}=${id}`;
}

/** In the address of a phone booking: for whom it is. */
export const PATIENT_PARAMETER = 'paciente';
/** In the address of a phone booking, and of the link that a telephone opens: who calls. */
export const CALLER_NUMBER = 'numero';

/** Of the form: what was compared. */
export const MERGE_STAMP = 'visto';
/** In the address of a patient's page, once another record was merged into it. */
export const MERGED = 'unido';
