/** The day's flow: who has arrived, waits, is with the practitioner, was seen. */
export const staffWaitingRoom = {
  title: 'Sala de espera',
  lead: (day: string, time: string) => `${day}. Minutos contados até ${time}.`,
  refresh: 'Atualizar',
  filter: { practitioner: 'Profissional', house: 'Unidade', all: 'Todos', everywhere: 'Todas' },
  groups: {
    'in-service': 'Em atendimento',
    waiting: 'Esperando',
    expected: 'Ainda não chegaram',
    done: 'Atendidos',
    missed: 'Faltaram',
  },
  heading: (group: string, count: number) => `${group} (${count})`,
  none: 'Ninguém.',
  empty: 'Nenhum agendamento hoje.',
  steps: {
    arrived: 'Chegou',
    called: 'Chamar',
    done: 'Atendido',
    'no-show': 'Faltou',
    undo: 'Desfazer',
  },
  arrived: (time: string) => `chegou ${time}`,
  waits: (length: string) => `espera há ${length}`,
  waited: (length: string) => `esperou ${length}`,
  notAtAll: 'não esperou',
  justNow: 'acabou de chegar',
  called: (time: string, length: string) => `em atendimento desde ${time}, há ${length}`,
  calledNow: 'entrou agora',
  seen: (time: string) => `atendimento até ${time}`,
  late: (length: string) => `atraso de ${length}`,
  minutes: (count: number) => `${count} min`,
  hours: (hours: number, minutes: number) =>
    minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
  told: (patient: string, state: string) => `${patient}: ${state}.`,
  /** Of a refused press: whose appointment it was. */
  about: (patient: string) => `Agendamento de ${patient}`,
} as const;
