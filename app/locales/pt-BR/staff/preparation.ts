const arrivals = {
  accompanied: 'vem com alguém',
  alone: 'vem sem companhia',
  driving: 'diz que vem dirigindo',
};
const lenses = {
  none: 'não usa lentes',
  soft: 'lentes gelatinosas',
  rigid: 'lentes rígidas',
  unknown: 'usa lentes, não sabe o tipo',
};

type Answers = {
  arrival?: keyof typeof arrivals | undefined;
  lenses?: keyof typeof lenses | undefined;
  fasting?: boolean | undefined;
  companion?: boolean | undefined;
  companionName?: string | undefined;
};

/** What a patient has answered, in words of the desk, without dates. */
function answers(given: Answers): string[] {
  const { arrival, fasting, companion, companionName } = given;
  return [
    arrival ? arrivals[arrival] : '',
    given.lenses ? lenses[given.lenses] : '',
    fasting ? 'confirmou o jejum' : '',
    companionName ? `acompanhante: ${companionName}` : companion ? 'vem com acompanhante' : '',
  ].filter(Boolean);
}

type Rule = {
  dilates: 'never' | 'may' | 'always';
  dilationHours: number;
  daylightMinutes: number | null;
  softLensHours: number;
  rigidLensHours: number;
  fastingHours: number;
  companion: boolean;
};

const days = (hours: number) =>
  hours >= 48 && hours % 24 === 0 ? `${hours / 24} dias` : `${hours} h`;

/** A rule on one line, for the history of its changes. */
function rule(set: Rule): string {
  const dilation = {
    never: 'não dilata',
    may: `às vezes dilata, ${set.dilationHours} h sem dirigir`,
    always: `sempre dilata, ${set.dilationHours} h sem dirigir`,
  };
  const { softLensHours: soft, rigidLensHours: rigid } = set;
  return [
    dilation[set.dilates],
    set.daylightMinutes === null ? '' : `luz do dia, ${set.daylightMinutes} min`,
    soft + rigid > 0 ? `sem gelatinosas ${days(soft)}, sem rígidas ${days(rigid)}` : '',
    set.fastingHours > 0 ? `jejum ${set.fastingHours} h` : '',
    set.companion ? 'com acompanhante' : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Texts of the staff's screens about patients' preparation. */
export const staffPreparation = {
  form: {
    legend: 'Preparo do paciente',
    lead: 'Vale no site, no telefone, nos e-mails, no comprovante e nos lembretes, assim que salvar. Sem a marca, vale o que o texto do serviço diz.',
    on: 'Definir o preparo aqui',
    onHint: 'O que for diferente do texto do serviço toma o lugar da frase de lá.',
    written: 'O paciente lê agora',
    dilates: 'Dilata a pupila',
    dilatesOptions: { never: 'Não', may: 'Às vezes', always: 'Sempre' },
    driving: 'Horas sem dirigir depois',
    drivingHint: 'Em geral, de 4 a 6. Vale o tempo mais longo.',
    daylight: 'Perguntar como a pessoa vem e propor horários com luz do dia',
    daylightHint:
      'Quem vem sem companhia ou dirigindo vê primeiro os horários que acabam antes de escurecer. Nenhum horário some.',
    daylightMinutes: 'Minutos para chegar em casa antes do pôr do sol',
    soft: 'Sem lentes gelatinosas antes',
    rigid: 'Sem lentes rígidas antes',
    lensHint: 'Zero: não precisa tirar. Por exemplo, 24 horas, 2 dias, 2 semanas.',
    unit: (label: string) => `${label}: em horas ou dias`,
    units: { horas: 'horas', dias: 'dias' },
    fasting: 'Horas de jejum antes',
    fastingHint: 'Zero: pode comer.',
    companion: 'Só com acompanhante adulto',
    wrong: {
      dilates: 'Escolha se dilata a pupila.',
      driving: 'Escreva horas inteiras, de 1 a 72.',
      daylight: 'Escreva minutos inteiros, de 0 a 240.',
      lenses:
        'Escreva um número inteiro, sozinho ou com horas, dias ou semanas: até 720 horas, 30 dias ou 4 semanas.',
      fasting: 'Escreva horas inteiras, de 0 a 24.',
    },
  },

  history: {
    title: 'Quem mudou o preparo',
    line: (who: string, moment: string, words: string) => `${who}, ${moment}: ${words}.`,
    rule,
    asWritten: 'como no texto do serviço',
    unknown: 'alguém da equipe',
  },

  effects: {
    title: (count: number) =>
      count === 1 ? 'Isto muda 1 agendamento marcado' : `Isto muda ${count} agendamentos marcados`,
    tooSoon: (count: number) =>
      count === 1
        ? '1 fica antes do novo prazo sem lentes.'
        : `${count} ficam antes do novo prazo sem lentes.`,
    text: 'Nada é cancelado nem remarcado. Avise cada pessoa e, se preciso, mude o horário. Para salvar assim mesmo, use o botão no fim da página.',
    changes: {
      lenses: 'antes do novo prazo sem lentes',
      fasting: 'não sabe do novo jejum',
      companion: 'não sabe do acompanhante',
      dilation: 'não sabe da dilatação',
    },
    more: (count: number) => (count === 1 ? 'e mais 1' : `e mais ${count}`),
    save: 'Salvar assim mesmo',
  },

  /** On the day list and on the appointment's page. */
  label: 'Preparo',
  answers,
  lensesOut: (moment: string) => `lentes fora até ${moment}`,
  lensesLate: (moment: string) =>
    `cedo demais para as lentes: deviam sair até ${moment}. Pergunte quando foram tiradas`,
  noFoodAfter: (after: string) => `nada de comer depois ${after}`,

  /** Asked on the telephone. */
  phone: {
    title: 'Pergunte sobre o preparo',
    arrival: 'Como o paciente vem?',
    lenses: 'Usa lentes de contato?',
    unasked: 'Não perguntei',
    arrivals: { accompanied: 'Com alguém', alone: 'Sem companhia', driving: 'Dirigindo' },
    lensTypes: {
      none: 'Não usa',
      soft: 'Gelatinosas',
      rigid: 'Rígidas',
      unknown: 'Não sabe o tipo',
    },
    /** '… das 20h34 de terça-feira, 24 de novembro' */
    early: (soft: string, rigid: string) =>
      soft === rigid
        ? `Quem usa lentes e tira agora pode vir depois ${soft}: responda acima e use “Ver horários seguintes”. Antes disso, marque só se as lentes já estão fora.`
        : `Quem tira as lentes agora pode vir depois ${soft} (gelatinosas) ou ${rigid} (rígidas): responda acima e use “Ver horários seguintes”. Antes disso, marque só se as lentes já estão fora.`,
    tooEarly: {
      any: 'cedo para quem usa lentes',
      soft: 'cedo para lentes gelatinosas',
      rigid: 'cedo para lentes rígidas',
    },
    areOut: (outBy: string) =>
      `As lentes já estão fora desde ${outBy}? Se sim, aperte “Marcar mesmo assim”. Se não, escolha outro horário.`,
    bookAnyway: 'Marcar mesmo assim',
    daylight: 'volta com luz do dia',
    driving: 'Se vem dirigindo, diga que não dá: venha com quem dirija, de ônibus ou de táxi.',
    fasting: (hours: number) => `Diga a última hora de comer: ${hours} horas antes.`,
    companion: 'Diga que sem acompanhante adulto não é atendido.',
  },
};
