/** What an open window of the agenda says of itself. */
export const staffLive = {
  changed: (count: number, time: string) =>
    `${count === 1 ? '1 horário mudou' : `${count} horários mudaram`}. Agenda atualizada às ${time}.`,
  lost: (since: string) =>
    `Sem conexão desde ${since}. O que aparece aqui pode estar desatualizado.`,
  back: (time: string, since: string) =>
    `Atualizado às ${time}; estava sem conexão desde ${since}.`,
  waiting: 'A agenda mudou. Ela se atualiza assim que você terminar o que está preenchendo.',
  signedOut: 'Sua sessão terminou, e o que aparece aqui não se atualiza mais.',
  signIn: 'Entrar de novo',
} as const;
