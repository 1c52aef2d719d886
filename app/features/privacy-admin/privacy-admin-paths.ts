const DESK = '/equipe/privacidade';

export const ADMIN_PATHS = {
  desk: DESK,
  consents: `${DESK}/consentimentos`,
  retention: `${DESK}/prazos`,
  incidents: `${DESK}/incidentes`,
  newIncident: `${DESK}/incidentes/novo`,
} as const;

export function personPath(key: string): string {
  return `${DESK}/pessoa/${key}`;
}

export function correctionPath(contactId: number): string {
  return `${DESK}/cadastro/${contactId}`;
}

export function incidentPath(id: number): string {
  return `${ADMIN_PATHS.incidents}/${id}`;
}
