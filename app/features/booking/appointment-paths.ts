/** Paths of the patient's appointment pages; the manage link leads to the first. */
export const APPOINTMENT_PATHS = {
  appointment: '/visita',
  moved: '/visita?mudou',
  move: '/visita/mudar',
  cancel: '/visita/cancelar',
  cancelled: '/visita/cancelada',
  voucher: '/visita/comprovante',
  calendar: '/visita/calendario.ics',
} as const;
