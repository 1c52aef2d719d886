/** Field names of the forms about an appointment. */
export const APPOINTMENT_FIELDS = {
  step: 'anotar',
  version: 'versao',
  key: 'chave',
  back: 'volta',
  startsAt: 'startsAt',
  reason: 'motivo',
  house: 'unidade',
  /** The one practitioner who will do. */
  practitioner: 'com',
  /** How long it is from now on. */
  minutes: 'minutos',
  /** That it may go on when somebody is no longer at work. */
  pastHours: 'alem',
  /** Where a form is one of many on its page. */
  protocol: 'protocolo',
} as const;
