/** The addresses of a visit's own pages; its link leads to the first. */
export const APPOINTMENT_PATHS = {
  visit: '/visita',
  moved: '/visita?mudou',
  move: '/visita/mudar',
  cancel: '/visita/cancelar',
  cancelled: '/visita/cancelada',
  voucher: '/visita/comprovante',
  calendar: '/visita/calendario.ics',
} as const;
