const ADMIN_PATH = '/equipe/privacidade';

export const ADMIN_PATHS = {
  home: ADMIN_PATH,
  consents: `${ADMIN_PATH}/consentimentos`,
  retention: `${ADMIN_PATH}/prazos`,
  incidents: `${ADMIN_PATH}/incidentes`,
  newIncident: `${ADMIN_PATH}/incidentes/novo`,
} as const;

export function personPath(key: string): string {
  return `${ADMIN_PATH}/pessoa/${key}`;
}

export function correctionPath(contactId: number): string {
  return `${ADMIN_PATH}/cadastro/${contactId}`;
}

export function incidentPath(id: number): string {
  return `${ADMIN_PATHS.incidents}/${id}`;
}
