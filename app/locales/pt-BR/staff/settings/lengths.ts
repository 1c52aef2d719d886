const minutesText = (minutes: number) => `${minutes} min`;

/** Lengths of a service from a day on, and of one practitioner. */
export const staffLengths = {
  own: {
    legend: 'Duração de cada profissional',
    lead: 'Só para quem leva outro tempo. Em branco, vale a duração do serviço.',
    label: (name: string) => `${name}, em minutos`,
  },
  later: {
    legend: 'Outra duração a partir de um dia',
    lead: 'Até a véspera vale o que está acima; a partir do dia, o que está aqui. Sem dia, nada muda.',
    from: 'A partir de',
    fromHint: 'Para desistir da mudança, apague o dia.',
    duration: 'Nova duração, em minutos',
    before: 'Novo preparo antes, em minutos',
    after: 'Nova arrumação depois, em minutos',
    own: 'Quem leva outro tempo a partir desse dia',
  },
  planned: {
    title: 'Mudança marcada',
    /** @param last the last day of the present lengths */
    line: (now: string, last: string, then: string) => `${now} até ${last}, depois ${then}.`,
    drop: 'Desistir da mudança',
  },
  /** The usual length, and those who take another: '30 min (Dra. Ana: 20 min)'. */
  length: (minutes: number, own: readonly { name: string; minutes: number }[]) => {
    const others = own.map(({ name, minutes: theirs }) => `${name}: ${minutesText(theirs)}`);
    return others.length > 0
      ? `${minutesText(minutes)} (${others.join(', ')})`
      : minutesText(minutes);
  },
  range: (least: number, most: number) =>
    least === most ? minutesText(least) : `${least} a ${minutesText(most)}`,
  effects: {
    from: (day: string, line: string) =>
      `A partir de ${day}: ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
    kept: (count: number) =>
      count === 1
        ? '1 consulta marcada fica com a duração com que foi marcada.'
        : `${count} consultas marcadas ficam com a duração com que foram marcadas.`,
  },
  wrong: {
    day: 'Escolha um dia a partir de amanhã, até dois anos.',
    same: 'A partir desse dia nada seria diferente. Mude a duração ou apague o dia.',
  },
};
