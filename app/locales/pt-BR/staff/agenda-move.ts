/** Texts for moving a visit in the agenda itself. */
export const staffAgendaMove = {
  grip: 'Mudar',
  gripFor: (patient: string) => `Mudar a visita de ${patient}`,
  help: 'Para mudar uma visita, arraste “Mudar” até uma hora livre, ou aperte “Mudar” e escolha. Pelo teclado: Espaço pega a visita, as setas escolhem a hora, Enter solta e Esc desiste.',
  loading: 'Procurando os horários livres…',
  picked: (patient: string, count: number) =>
    count === 1
      ? `${patient}: há 1 horário livre entre as visitas.`
      : `${patient}: há ${count} horários livres entre as visitas. Escolha um.`,
  free: 'Livre',
  none: (patient: string) =>
    `Não há outro horário livre para ${patient} nos dias desta página. Veja outra semana, ou use a lista de horários da visita.`,
  elsewhere: 'Nesse lugar não há horário livre. A visita ficou onde estava.',
  kept: 'A visita ficou onde estava.',
  giveUp: 'Desistir',
  confirm: {
    title: (patient: string) => `Mudar a visita de ${patient}?`,
    text: (from: string, to: string) => `De ${from} para ${to}.`,
    mail: 'A pessoa recebe um e-mail se deixou o endereço.',
    submit: 'Mudar a visita',
    keep: 'Deixar como está',
  },
  refused: (why: string) => `A visita ficou onde estava. ${why}`,
  failed: 'Não foi possível falar com o servidor. A visita ficou onde estava; tente de novo.',
  reload: 'Atualizar a agenda',
};
