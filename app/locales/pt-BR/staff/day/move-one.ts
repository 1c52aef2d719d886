/** Texts for moving one appointment to any day. */
export const staffMoveOne = {
  days: 'Escolha o dia',
  jump: 'Ver os horários a partir de',
  show: 'Ver horários',
  free: (count: number) => (count === 1 ? '1 livre' : `${count} livres`),
  freeLong: (count: number) => (count === 1 ? '1 horário livre' : `${count} horários livres`),
  earlier: 'Dias antes',
  later: 'Mais dias',
  notFree: (asked: string, shown: string) =>
    `Nenhum horário livre em ${asked}. O próximo dia com horário é ${shown}.`,
  none: (asked: string) => `Nenhum horário livre a partir de ${asked}.`,
  noneAtAll: 'Nenhum horário livre enquanto a agenda está aberta.',
  same: (name: string) => `Com ${name}, como agora`,
  other: (name: string) => `Com ${name}: troca de profissional`,
  halves: { morning: 'Manhã', afternoon: 'Tarde' },
  otherHalf: { morning: 'Também de manhã', afternoon: 'Também à tarde' },
  told: {
    mail: (patient: string) =>
      `Ao confirmar, ${patient} recebe um e-mail com o novo dia e a nova hora.`,
    noMail: (patient: string) =>
      `${patient} não recebe e-mail: avise por telefone do novo dia e da nova hora.`,
  },
};
