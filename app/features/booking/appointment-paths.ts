/** Paths of the patient's appointment pages; the manage link leads to the first. */
export const APPOINTMENT_PATHS = {
  appointment: '/meu-agendamento',
  moved: '/meu-agendamento?mudou',
  confirm: '/meu-agendamento/confirmar',
  move: '/meu-agendamento/remarcar',
  cancel: '/meu-agendamento/cancelar',
  earlier: '/meu-agendamento/antes',
  again: '/meu-agendamento/de-novo',
  cancelled: '/meu-agendamento/cancelado',
  voucher: '/meu-agendamento/comprovante',
  calendar: '/meu-agendamento/calendario.ics',
} as const;
