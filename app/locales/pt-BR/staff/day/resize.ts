/** Texts for making an appointment longer or shorter. */
export const staffResize = {
  title: 'Mudar a duração',
  link: 'Mudar a duração',
  now: (moment: string, minutes: number) => `${moment}. Dura ${minutes} minutos.`,
  label: 'Quanto dura?',
  hint: 'De 5 em 5 minutos. A hora de começar não muda.',
  option: (minutes: number, until: string) => `${minutes} minutos, até ${until}`,
  asNow: 'como está',
  /** After a length that meets somebody or goes on too long. */
  meets: (who: string) => `já está ocupado: ${who}`,
  passes: (name: string) => `depois do horário de ${name}`,
  /** Who is in the way: at what time, and in which room or with whom. */
  patient: (name: string, time: string, resource: string) => `${name}, ${time} (${resource})`,
  hidden: (time: string, resource: string) => `outro agendamento, ${time} (${resource})`,
  hold: (time: string, resource: string) => `alguém que está marcando agora, ${time} (${resource})`,
  pastHours: 'Pode passar do horário de atendimento',
  pastHoursHint: (name: string, time: string) =>
    `${name} só está disponível até ${time}. Marque só se já foi combinado.`,
  told: 'Ninguém recebe e-mail: a pessoa foi avisada da hora de começar, que fica a mesma.',
  submit: 'Mudar a duração',
  keep: 'Deixar como está',
  missing: 'Escolha quanto dura.',
  refusals: {
    'off-grid': 'A duração vai de 5 em 5 minutos, de 5 até 480, e termina no mesmo dia.',
    'same-time': 'Nesse tempo já está outro encaixe com o mesmo profissional.',
    'unknown-service': 'Esse serviço não existe mais.',
    over: 'A duração deste agendamento já não pode ser mudada: ele terminou ou tem vários exames, cada um com a sua.',
    taken: 'Nesse tempo já está outra pessoa. Escolha outra duração.',
  },
  /** Who is there, by name. */
  takenBy: (who: string) => `Esse tempo já está ocupado: ${who}. Escolha outra duração.`,
  past: (name: string, time: string) =>
    `${name} só está disponível até ${time}. Se é isso mesmo, marque “Pode passar do horário de atendimento” e envie de novo.`,
  /** In the grid. */
  grid: {
    help: 'Para mudar a duração, arraste a borda de baixo do agendamento; no celular, segure nela até ela se soltar. Pelo teclado: Shift com as setas para cima ou para baixo, Enter confirma e Esc desiste.',
    shown: (from: string, until: string, minutes: number) => `${from} – ${until} · ${minutes} min`,
    said: (minutes: number, until: string) =>
      `${minutes} minutos, até ${until}. Enter confirma, Esc desiste.`,
    title: (patient: string) => `Mudar a duração de ${patient}?`,
    text: (from: number, to: number, until: string) =>
      `De ${from} para ${to} minutos: vai até ${until}.`,
    passes: (name: string, time: string) => `Atenção: ${name} só está disponível até ${time}.`,
    kept: 'A duração ficou como estava.',
    refused: (why: string) => `A duração ficou como estava. ${why}`,
    failed: 'Não foi possível falar com o servidor. A duração ficou como estava; tente de novo.',
  },
} as const;
