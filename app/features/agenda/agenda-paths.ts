/** Addresses of the staff agenda. */
export const AGENDA_PATHS = {
  agenda: '/equipe/agenda',
  phone: '/equipe/agenda/telefone',
  extra: '/equipe/agenda/encaixe',
  closures: '/equipe/agenda/fechamentos',
} as const;

/** The page of a visit, or what is done on a page of its own below it. */
export function visitPath(protocol: string, below?: 'mudar' | 'cancelar'): string {
  const path = `${AGENDA_PATHS.agenda}/visita/${protocol}`;
  return below ? `${path}/${below}` : path;
}
