const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

const FATES = {
  withdrawn: 'foi retirada',
  refused: 'não entrou no dia',
  waiting: 'não vai entrar no dia',
};

/** Of telling patients of a change of the clinic's record that waits for its day. */
export const staffPlanned = {
  title: (day: string) => `Quem avisar da mudança marcada para ${day}`,
  lead: 'Pacientes com horário desse dia em diante que a mudança toca. O e-mail pode sair antes do dia e diz a partir de quando vale.',
  sendText:
    'Cada um recebe, uma vez, um e-mail com os seus horários desse dia em diante: a partir de que dia vale, o endereço, os contatos e o que trazer de então, e o arquivo que atualiza a agenda do celular. Os horários que não podem ficar, ou cujo convênio sai, vão em outro e-mail: o motivo, o telefone e o link para remarcar. Quem recebe agora não recebe de novo no dia.',
  tell: (patients: number) =>
    `${count(patients, 'paciente com horário desse dia em diante precisa', 'pacientes com horário desse dia em diante precisam')} saber.`,
  told: (patients: number) =>
    patients === 0 ? '' : count(patients, 'já recebeu o e-mail.', 'já receberam o e-mail.'),
  tellLink: 'Ver quem avisar',
  came: (day: string, patients: number) =>
    `Uma mudança marcada entrou em ${day}, e ${count(patients, 'paciente com horário ainda não recebeu', 'pacientes com horário ainda não receberam')} e-mail sobre ela.`,
  passed:
    'Nenhum e-mail foi mandado agora: a mudança já entrou ou foi retirada. Se entrou, “Versões e comparação” leva a quem avisar.',
  broken: {
    lead: 'Esta mudança não vem mais, e estas pessoas já receberam o e-mail sobre ela. Veja o que vale agora e avise por telefone.',
    line: (when: string, fields: string, state: 'withdrawn' | 'refused' | 'waiting') =>
      `${when}: ${fields}. A mudança ${FATES[state]}.`,
    home: (when: string, state: 'refused' | 'waiting', patients: number) =>
      `A mudança marcada para ${when} ${FATES[state]}, e ${count(patients, 'paciente já tinha recebido', 'pacientes já tinham recebido')} o e-mail sobre ela.`,
    tell: (patients: number) =>
      `${count(patients, 'paciente já tinha recebido', 'pacientes já tinham recebido')} o e-mail sobre ela.`,
    mailed: 'já recebeu o da mudança',
  },
};
