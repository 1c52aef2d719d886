/** Texts of the day's list that a device keeps for when the network is gone. */
export const staffKeptDay = {
  title: 'Lista de hoje sem internet',
  lead: 'Guarda a lista de hoje neste aparelho, para ler quando a internet cair.',
  back: 'Agenda',
  what: [
    'Fica guardado: hora, nome, serviço, com quem e telefone de cada pessoa de hoje. Nada do que foi respondido na triagem, nada de outros dias.',
    'A lista fica cifrada neste navegador e só abre nele. Ela some quando você sai, quando outra pessoa entra, e sempre depois de 12 horas.',
    'Com a agenda aberta, a cópia se renova sozinha a cada cinco minutos. Sem internet, abra a agenda no mesmo endereço: a lista aparece com a hora em que foi guardada.',
  ],
  own: 'Use só num aparelho da clínica. Num aparelho de mais gente, não guarde.',
  noScript:
    'Para guardar a lista, o navegador precisa de JavaScript. A folha do dia, impressa ou em PDF, serve para o mesmo fim.',
  cannot:
    'Este navegador não consegue guardar a lista. A folha do dia, impressa ou em PDF, serve para o mesmo fim.',
  keep: 'Guardar a lista de hoje',
  keeping: 'Guardando…',
  kept: 'A lista de hoje está guardada neste aparelho e se renova sozinha.',
  forget: 'Apagar a lista deste aparelho',
  forgotten: 'A lista foi apagada deste aparelho.',
  failed: 'Não deu para guardar a lista agora. Confira a conexão e tente de novo.',
  task: 'Lista sem internet',
  shown: {
    title: (label: string) => `Agenda de ${label}`,
    age: (time: string, age: string) =>
      `Guardada às ${time}, ${age}. O que mudou depois disso não está aqui.`,
    now: 'agora há pouco',
    minutes: (count: number) => (count === 1 ? 'há 1 minuto' : `há ${count} minutos`),
    hours: (hours: number, minutes: number) =>
      minutes === 0 ? `há ${hours} h` : `há ${hours} h ${minutes} min`,
    none: 'Nada marcado nesse dia.',
  },
} as const;
