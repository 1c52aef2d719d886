type LetterFacts = {
  clinic: string;
  legalName: string;
  taxId: string;
  officer: string;
  email: string;
  phone: string;
  happened: string;
  known: string;
  kinds: string;
  people: number;
  minors: number;
  elderly: number;
  measures: string;
};

const toFill = (text: string) => text || '[preencher]';

/** Texts of the register of incidents. The letters are to be copied and finished by hand. */
export const staffPrivacyIncidents = {
  title: 'Incidentes',
  lead: 'Tudo o que deu errado com dados pessoais: perda, vazamento, acesso de quem não devia. Registre também o que parece pequeno.',
  back: 'Incidentes',
  add: 'Registrar um incidente',
  empty:
    'Nenhum incidente registrado. Que continue assim; se algo acontecer, registre no mesmo dia.',
  known: (moment: string) => `A clínica soube: ${moment}`,
  open: 'aberto',
  closed: 'encerrado',
  deadlines: {
    title: 'Prazos',
    tell: 'Avisar a ANPD e as pessoas até',
    complete: 'Completar as informações à ANPD até',
    late: 'o prazo passou',
    note: (isSmall: boolean) =>
      isSmall
        ? 'Dias úteis em dobro, porque a clínica é agente de pequeno porte (Res. CD/ANPD 2/2022).'
        : 'Em dias úteis, sem contar os feriados em que a clínica fecha (Res. CD/ANPD 15/2024). Só é preciso avisar quando há risco ou dano relevante.',
    doneAnpd: (moment: string) => `A ANPD foi avisada em ${moment}.`,
    donePeople: (moment: string) => `As pessoas foram avisadas em ${moment}.`,
  },
  signs: {
    title: 'Ajuda para decidir a gravidade',
    none: 'Nada do que está escrito indica risco relevante. Pense ainda se alguém pode sofrer prejuízo ou discriminação.',
    some: 'Há risco relevante quando o que aconteceu pode prejudicar as pessoas e envolve, como aqui:',
    words: {
      health: 'dados que dizem algo sobre a saúde',
      minors: 'crianças ou adolescentes',
      elderly: 'pessoas idosas',
      financial: 'dados financeiros',
      credentials: 'senhas ou links de acesso',
      'large-scale': 'muitas pessoas',
    },
  },
  fields: {
    titulo: 'Em poucas palavras',
    tituloHint: 'Por exemplo: “E-mail enviado à pessoa errada”.',
    oQue: 'O que aconteceu',
    oQueHint: 'Sem nomes de pacientes.',
    happened: 'Quando aconteceu',
    happenedHint: 'Em branco se ainda não se sabe.',
    known: 'Quando a clínica soube',
    knownHint: 'É daqui que contam os prazos.',
    day: 'Dia',
    time: 'Hora',
    kinds: 'Que dados?',
    people: 'Quantas pessoas',
    minors: 'Delas, crianças e adolescentes',
    elderly: 'Delas, pessoas com 60 anos ou mais',
    severity: 'Há risco ou dano relevante para as pessoas?',
    measures: 'O que já foi feito e o que será feito',
    anpd: 'ANPD avisada em',
    told: 'Pessoas avisadas em',
    why: 'Se não foram avisadas, por quê',
    whyHint: 'É preciso guardar o motivo.',
    closed: 'Encerrado: não há mais nada a fazer',
  },
  kinds: {
    identity: 'Nomes',
    reach: 'Telefones e e-mails',
    birth: 'Datas de nascimento',
    health: 'Serviços e agendamentos, que dizem algo sobre a saúde',
    financial: 'Dados financeiros',
    credentials: 'Senhas ou links de acesso',
    other: 'Outros',
  },
  severities: {
    undecided: 'Ainda não se sabe',
    low: 'Não',
    relevant: 'Sim: a ANPD e as pessoas precisam saber',
  },
  save: 'Guardar',
  saved: 'Salvo. As versões de antes continuam no histórico.',
  refusals: {
    missing: 'Preencha este campo.',
    'too-long': 'Texto muito longo (máx. 8.000 caracteres).',
    'no-such-moment': 'Informe um dia que exista e a hora, ou deixe os dois em branco.',
    'in-future': 'Este dia ainda não chegou.',
    'no-number': 'Use só números.',
    'more-than-all': 'Crianças e idosos somados passam do total de pessoas.',
    undecided: 'Para encerrar, decida se houve risco relevante.',
    'not-told': 'Para encerrar um incidente com risco relevante, diga quando foi o aviso.',
    'why-missing': 'Para encerrar sem avisar, escreva por quê.',
  },
  changed: (name: string, moment: string) =>
    `${name} escreveu neste incidente (${moment}) depois que você o abriu. O que você digitou continua abaixo: confira o histórico e guarde de novo.`,
  history: {
    title: 'Histórico',
    hint: 'Nada daqui pode ser mudado nem apagado antes de 5 anos.',
    revision: (number: number, name: string, moment: string) =>
      `${number}ª versão, ${name}, ${moment}`,
    people: (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`),
  },
  affected: {
    title: 'Quem pode ter sido afetado',
    text: 'Pessoas com agendamento feito, alterado ou atendido nestes dias, ou que neles escreveram à clínica assinaram um plano, pagaram ou reservaram um horário com sinal. Fica registrado quem baixou.',
    from: 'Do dia',
    until: 'Até o dia',
    kinds: {
      visits: 'Agendamentos',
      messages: 'Mensagens',
      screenings: 'Questionários enviados',
      leads: 'Pedidos de horário',
      waiting: 'Lista de espera',
      orders: 'Assinaturas',
      payments: 'Pagamentos e sinais',
      requests: 'Pedidos de privacidade',
    },
    kindsLegend: 'Onde procurar',
    count: 'Contar',
    download: 'Baixar a lista em CSV',
    counted: (facts: { people: number; minors: number; elderly: number }) =>
      `${facts.people === 1 ? '1 pessoa' : `${facts.people} pessoas`}; crianças e adolescentes: ${facts.minors}; 60 anos ou mais: ${facts.elderly}.`,
    wrongDays: 'Informe dois dias que existam, o primeiro antes do segundo.',
    noKinds: 'Marque pelo menos um lugar onde procurar.',
    columns: [
      'Onde',
      'Nome',
      'Avisar',
      'Telefone',
      'E-mail',
      'Nascimento',
      'Menor de 18',
      '60 ou mais',
    ],
    yes: 'sim',
    no: '',
    filename: (id: number) => `incidente-${id}-pessoas.csv`,
  },
  letters: {
    title: 'Cartas prontas para copiar',
    hint: 'Complete o que está entre colchetes. À ANPD, envie pelo formulário do site dela; às pessoas, por e-mail, telefone ou carta.',
    anpd: 'Comunicação à ANPD',
    people: 'Aviso às pessoas',
    anpdText: (f: LetterFacts) =>
      [
        `Comunicação de incidente de segurança (LGPD, art. 48; Resolução CD/ANPD nº 15/2024)`,
        ``,
        `Controlador: ${f.legalName} (${f.clinic}), CNPJ ${f.taxId}.`,
        `Encarregado: ${f.officer}, ${f.email}, ${f.phone}.`,
        ``,
        `1. O que aconteceu: [resuma, sem nomes de pacientes]`,
        `2. Quando aconteceu: ${toFill(f.happened)}`,
        `3. Quando o controlador soube: ${f.known}`,
        `4. Dados afetados: ${toFill(f.kinds)}`,
        `5. Pessoas afetadas: ${f.people}; crianças e adolescentes: ${f.minors}; pessoas idosas: ${f.elderly}`,
        `6. Medidas de segurança de antes e de depois: ${toFill(f.measures)}`,
        `7. Riscos para as pessoas e possíveis consequências: [preencher]`,
        `8. Motivo da demora, se o prazo passou: [preencher ou apagar]`,
        `9. Como e quando as pessoas foram avisadas: [preencher]`,
      ].join('\n'),
    peopleText: (f: LetterFacts) =>
      [
        `Olá, [nome].`,
        ``,
        `Escrevemos para contar que houve uma falha com dados pessoais na ${f.clinic}.`,
        ``,
        `O que aconteceu: [conte em palavras simples].`,
        `Quando: ${toFill(f.happened)}. Soubemos em ${f.known}.`,
        `Que dados seus: ${toFill(f.kinds)}.`,
        `O que pode acontecer: [diga com franqueza].`,
        `O que já fizemos: ${toFill(f.measures)}.`,
        `O que você pode fazer: desconfie de ligações e mensagens que usem o nome da clínica e não informe senhas.`,
        ``,
        `Pedimos desculpas. Para qualquer dúvida, fale com ${f.officer}, nosso encarregado pelos dados: ${f.email} ou ${f.phone}.`,
        ``,
        f.clinic,
      ].join('\n'),
  },
};
