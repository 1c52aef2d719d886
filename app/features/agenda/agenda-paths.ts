/** Addresses of the staff agenda. */
export const AGENDA_PATHS = {
  agenda: '/equipe/agenda',
  sheet: '/equipe/agenda/folha.pdf',
  labels: '/equipe/agenda/etiquetas',
  labelsFile: '/equipe/agenda/etiquetas.pdf',
  room: '/equipe/agenda/sala',
  live: '/equipe/agenda/ao-vivo',
  /** For the script of the phone booking: who is called so, or has this number. */
  whoCalls: '/equipe/agenda/telefone/quem',
  phone: '/equipe/agenda/telefone',
  addOn: '/equipe/agenda/encaixe',
  earlier: '/equipe/agenda/antes',
  deposits: '/equipe/agenda/sinais',
  approvals: '/equipe/agenda/guias',
  recommendations: '/equipe/agenda/voltas',
  closures: '/equipe/agenda/fechamentos',
  moveDay: '/equipe/agenda/remarcar-dia',
  settings: '/equipe/agenda/horarios',
} as const;

/** The page of an appointment, or a task's page below it; 'horarios' is for scripts. */
export function appointmentPath(
  protocol: string,
  below?: 'mudar' | 'duracao' | 'cancelar' | 'horarios' | 'declaracao',
): string {
  const path = `${AGENDA_PATHS.agenda}/agendamento/${protocol}`;
  return below ? `${path}/${below}` : path;
}

/** An empty time of a practitioner: wall-clock times 'HH:MM', half open; '24:00' is the end of the day. */
export type EmptyTime = { on: string; from: string; until: string; who: string };

/** The form of a booking by phone, at the beginning of an empty time; with anybody where `who` is empty. */
export function bookingHref({ on, from, until, who }: EmptyTime): string {
  const params = new URLSearchParams({ dia: on, hora: from, ...(who && { com: who }), ate: until });
  return `${AGENDA_PATHS.phone}?${params}`;
}

/** The form of a closure, for an empty time. */
export function closureHref({ on, from, until, who }: EmptyTime): string {
  const params = new URLSearchParams({ quem: who, inicio: on, 'hora-inicio': from, fim: on });
  if (until !== '24:00') params.set('hora-fim', until);
  return `${AGENDA_PATHS.closures}?${params}#motivo`;
}
