/** Names of the fields in the forms about a visit. */
export const APPOINTMENT_FIELDS = {
  step: 'anotar',
  version: 'versao',
  key: 'chave',
  back: 'volta',
  startsAt: 'startsAt',
  reason: 'motivo',
} as const;
