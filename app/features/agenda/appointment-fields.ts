/** Field names of the forms about an appointment. */
export const APPOINTMENT_FIELDS = {
  step: 'anotar',
  version: 'versao',
  key: 'chave',
  back: 'volta',
  startsAt: 'startsAt',
  reason: 'motivo',
  house: 'unidade',
} as const;
