/** Texts of the day as a grid: who works when, on one page. */
export const staffGrid = {
  label: (day: string) => `Grade de ${day}`,
  help: 'As setas andam pela grade, Enter abre o agendamento ou marca no horário livre. Quem prefere lista usa “Dia”.',
  moveHelp:
    'Para remarcar, arraste o agendamento até uma hora livre, na mesma coluna ou na de outro profissional; no celular, segure até ele se soltar. Pelo teclado: Espaço pega o agendamento, as setas escolhem a hora e a coluna, Enter solta e Esc desiste.',
  free: 'livre, marcar',
  /** Of an empty time; the visible word, and what follows it for who listens. */
  block: 'Bloquear',
  blockFor: (from: string, until: string, practitioner: string) =>
    `o horário de ${from} até ${until}, ${practitioner}`,
  blockThis: 'Bloquear este horário',
  /** Of a stretch of empty time that was marked. */
  range: {
    title: (from: string, until: string) => `De ${from} até ${until}`,
    book: 'Marcar',
    block: 'Bloquear este horário',
    keep: 'Desistir',
  },
  until: (time: string) => `até ${time}`,
  /** Of a device or room: who is there. */
  with: (practitioner: string) => `com ${practitioner}`,
  off: 'Nada neste dia',
  /** Rooms and devices without anything that day. */
  unused: (names: string) => `Livres o dia todo: ${names}.`,
  count: (appointments: number) => (appointments === 0 ? 'livre' : `${appointments}`),
  countFor: (appointments: number) =>
    appointments === 0
      ? 'nenhum agendamento'
      : appointments === 1
        ? '1 agendamento'
        : `${appointments} agendamentos`,
  /** Of who has said that they come. */
  answered: 'Confirmou que vem',
  legend: 'Sinais',
  /** Of a time that was pressed in the grid. */
  wish: (moment: string, practitioner: string) =>
    practitioner ? `Para ${moment}, com ${practitioner}.` : `Para ${moment}.`,
  wishDrop: 'Procurar em qualquer horário',
  /** When what is wanted does not begin at the time that was pressed. */
  wishMissed: (time: string) =>
    `Às ${time} este atendimento não cabe. Estes são os primeiros horários depois.`,
  week: {
    help: 'O dia no alto da coluna leva à grade dele. As setas andam pela semana: para cima e para baixo no dia, para os lados entre os dias.',
    moveHelp:
      'Para remarcar, arraste o agendamento até uma hora livre de qualquer dia; no celular, segure até ele se soltar. O profissional continua o mesmo. Pelo teclado: Espaço pega o agendamento, as setas escolhem a hora e o dia, Enter solta e Esc desiste.',
    who: 'De quem é a semana',
    all: 'Todos',
    /** Of a practitioner who is away on a day when others work. @param hours null for the whole day */
    away: (name: string, hours: readonly [string, string] | null, reason: string) =>
      hours
        ? `Fora das ${hours[0]} às ${hours[1]}: ${name} (${reason})`
        : `Fora: ${name} (${reason})`,
    /** Of what there is no room for beside the others. */
    more: (from: string, until: string, count: number) =>
      count === 1
        ? `De ${from} até ${until}, mais 1 agendamento: abrir o dia`
        : `De ${from} até ${until}, mais ${count} agendamentos: abrir o dia`,
  },
};
