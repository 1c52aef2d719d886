import { ofPerson } from '#app/platform/text/clinic-article.ts';

const vacancies = (count: number) => (count === 1 ? '1 vaga' : `${count} vagas`);
const otherServices = (count: number) =>
  count === 1 ? 'outro serviço' : `${count} outros serviços`;

const inWords = (names: readonly string[]) => new Intl.ListFormat('pt-BR').format(names);
/** 'da Dra. Ana e do Dr. Ivo'. */
const ofEach = (names: readonly string[]) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names.map(ofPerson));

/** Texts of the agenda's settings: hours, services, practitioners, rooms and devices. */
export const staffSettings = {
  back: 'Agenda',
  parts: {
    label: 'Ajustes da agenda',
    hours: 'Horários',
    services: 'Serviços',
    resources: 'Pessoas, salas e aparelhos',
    reminders: 'Lembretes',
    payers: 'Convênios',
    feeds: 'Calendários',
  },
  weekdays: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
  kinds: { practitioner: 'Quem atende', room: 'Salas', equipment: 'Aparelhos' },
  lastChange: (name: string, moment: string) => `Última mudança: ${name}, ${moment}.`,
  asRecord: 'Ninguém mudou ainda: valem os dados da clínica.',
  changed: {
    title: 'Nada foi salvo',
    text: 'Isso aconteceu depois que você abriu a página. Confira como está agora e, se ainda for o caso, salve de novo.',
  },

  hours: {
    title: 'Horários de atendimento',
    lead: 'A agenda só oferece horários dentro do que está aqui, no site e no telefone. Uma mudança vale na hora.',
    choose: 'De quem são os horários',
    house: 'Unidade',
    clinic: 'A clínica toda (horário do site)',
    clinicName: 'A clínica toda',
    site: 'Horário da clínica no site',
    public: 'O horário da clínica: site, rodapé, Google, perguntas',
    clinicHint:
      'Já vem marcado quem segue o horário da clínica. Cada pessoa mantém a própria pausa. Quem ficar sem marca continua como está.',
    show: 'Mostrar',
    now: 'Agora',
    from: (day: string) => `A partir de ${day}`,
    spanNow: (last: string) => `Agora, até ${last}`,
    span: (from: string, last: string) => `De ${from} até ${last}`,
    closed: 'não atende',
    between: (from: string, to: string) => `${from} às ${to}`,
    breaks: (times: string) => `pausa ${times}`,
    edit: 'Mudar a partir deste dia',
    change: (name: string) => `Mudar os horários: ${name}`,
    start: 'A partir de',
    end: 'Último dia (vazio: sem fim)',
    endHint: 'Com um último dia, depois dele volta a valer o horário de antes.',
    table: 'A semana',
    day: 'Dia',
    opens: 'Abre',
    closes: 'Fecha',
    pause: 'Pausa',
    resume: 'Volta',
    dayHint: 'Deixe o dia em branco se não houver atendimento.',
    cell: (part: string, day: string) => `${part}, ${day}`,
    morePauses: 'Preciso de mais uma pausa no dia',
    who: 'Para quem vale',
    whoHint:
      'Uma vaga precisa de quem atende e, em muitos serviços, de uma sala ou aparelho no mesmo horário. Salas e aparelhos ficam sem as pausas.',
    check: 'Conferir',
    preview: 'Conferir antes de salvar',
    previewWho: 'Vale para',
    previewWhen: 'Quando',
    previewWeek: 'Semana',
    outside: (count: number) =>
      count === 1
        ? '1 agendamento fica fora do horário'
        : `${count} agendamentos ficam fora do horário`,
    outsideText:
      'Nada é cancelado: cada agendamento continua valendo e aparece como fora do horário. Fale com a pessoa e, se preciso, mude ou cancele.',
    noneOutside: 'Nenhum agendamento fica fora do horário.',
    save: 'Salvar horários',
    correct: 'Corrigir',
    saved: 'Horários salvos.',
    undone: 'Desfeito. Os horários estão como antes.',
    undoneOutside: (count: number) =>
      count === 1
        ? '1 agendamento fica fora do horário e continua valendo. Está na lista abaixo.'
        : `${count} agendamentos ficam fora do horário e continuam valendo. Estão na lista abaixo.`,
    undoLate:
      'Não foi desfeito: alguém já mudou estes horários de novo, ou passou mais de um dia. Veja como estão agora.',
    outsideNow: 'Agendamentos fora do horário',
    outsideNowText:
      'Nestas horas não há atendimento: o horário mudou, ou o agendamento já veio de fora assim. Cada um vale até que alguém o remarque ou cancele.',
    outsideOf: (names: readonly string[]) => `fora do horário ${ofEach(names)}`,
    mark: 'Fora do horário',
    markText: (names: readonly string[]) =>
      `Nesta hora não há mais atendimento ${ofEach(names)}. O agendamento continua valendo: confirme com a pessoa ou mude o horário.`,
    wrong: {
      from: 'Escolha hoje ou um dia depois, em até dois anos.',
      until: 'Escolha um último dia igual ou depois do começo, em até dois anos.',
      who: 'Marque pelo menos uma pessoa, sala ou aparelho.',
      open: (day: string) => `Preencha quando abre e quando fecha: ${day}.`,
      order: (day: string) => `O fim tem de ser depois do começo: ${day}.`,
      break: (day: string) => `Preencha o começo e a volta da pausa: ${day}.`,
      'break-outside': (day: string) => `A pausa tem de ficar dentro do horário: ${day}.`,
      'break-overlap': (day: string) => `As pausas não podem se cruzar: ${day}.`,
      elsewhere: (day: string) =>
        `Alguém já atende em outra unidade nesse horário: ${day}. Mude lá antes, porque ninguém fica em duas ao mesmo tempo.`,
    },
  },

  openings: {
    change: (count: number, day: string) =>
      count > 0
        ? `Abre ${vacancies(count)} por ${day} para`
        : `Fecha ${vacancies(-count)} por ${day} para`,
    alsoCloses: (others: number) => ` e fecha vagas de ${otherServices(others)}`,
    alsoOpens: (others: number) => ` e abre vagas para ${otherServices(others)}`,
    service: (name: string, minutes: number) => `${name} (${minutes} min)`,
    since: (day: string) => `, a partir de ${day}`,
    same: (day: string) => `Nada muda nas vagas de ${day}`,
    each: 'Ver cada serviço',
    what: 'Serviço',
    now: 'Vagas agora',
    later: 'Vagas depois',
    none: 'Nenhum horário livre',
    nothing: {
      nobody: (day: string) =>
        `Do jeito que está, não haverá vaga por ${day}: ninguém que atende tem horário nesse dia. Marque também quem atende.`,
      'no-place': (day: string) =>
        `Do jeito que está, não haverá vaga por ${day}: nenhuma sala ou aparelho tem horário nesse dia. Marque também as salas e os aparelhos.`,
      taken: (day: string) =>
        `Do jeito que está, não haverá vaga por ${day}: quem faz os serviços não está, não há sala livre ao mesmo tempo, ou tudo já está marcado, fechado ou é feriado.`,
    },
  },

  compactDays: {
    title: 'Ordem dos horários no site',
    label: 'Mostrar primeiro os horários que deixam o dia sem buracos',
    hint: 'O paciente sempre pode ver todos os horários livres. Sem a marca, as horas cheias e as meias horas aparecem primeiro.',
    save: 'Salvar ordem',
    saved: 'Ordem dos horários salva.',
  },

  services: {
    title: 'Serviços da agenda',
    lead: 'Quanto tempo cada serviço ocupa, do que precisa e quem pode marcar. Os agendamentos já feitos ficam como foram combinados.',
    offline: 'Só a clínica marca',
    where: (houses: string) => `Onde: ${houses}`,
    nowhere: 'Em nenhuma unidade: confira os horários e as salas.',
    page: 'Página e nome',
    pageFor: (name: string) => `Página e nome: ${name}`,
    parts: { length: 'Duração', who: 'Quem faz e onde', online: 'Marcação pelo site' },
    minutes: (minutes: number) => `${minutes} min`,
    beforehand: (minutes: number) => `mais ${minutes} min antes`,
    afterwards: (minutes: number) => `mais ${minutes} min depois`,
    formTitle: (name: string) => `Ajustar: ${name}`,
    back: 'Serviços da agenda',
    duration: 'Duração, em minutos',
    durationHint: 'De 5 em 5. A pessoa vê este tempo ao marcar.',
    before: 'Preparo antes, em minutos',
    beforeHint: 'Tempo em que a sala e quem atende ficam ocupados antes do agendamento.',
    after: 'Arrumação depois, em minutos',
    onlineLabel: 'Pode ser marcado pelo site',
    onlineHint:
      'Sem a marca, só a clínica marca. É assim com cirurgias e tratamentos: pelo site, a pessoa marca antes a consulta de avaliação.',
    practitioners: 'Quem pode atender',
    practitionersHint: 'Uma destas pessoas atende; quem vem primeiro na lista é marcado primeiro.',
    places: 'Salas e aparelhos',
    placesHint:
      'O agendamento ocupa uma destas salas ou um destes aparelhos. Sem nenhum, basta quem atende.',
    inactive: (name: string) => `${name} (fora de uso)`,
    bookedKept: (count: number) =>
      count === 1
        ? '1 agendamento já feito continua com o tempo combinado.'
        : `${count} agendamentos já feitos continuam com o tempo combinado.`,
    save: 'Salvar',
    saved: (name: string) => `Salvo: ${name}.`,
    wrong: {
      duration: 'Use minutos de 5 em 5, de 5 até 480.',
      buffer: 'Use minutos de 5 em 5, de 0 até 120.',
      practitioner: 'Marque pelo menos uma pessoa que atende.',
      evaluates: (names: readonly string[]) =>
        `No site, quem precisa de ${inWords(names)} marca este serviço antes. Para ele sair do site, mude primeiro a “Avaliação que vem antes”, em “Página e nome” de ${inWords(names)}.`,
    },
  },

  serviceEffects: {
    title: 'O que muda ao salvar',
    week: (before: number, after: number) =>
      after > before
        ? `Abre ${vacancies(after - before)} por semana a mais: hoje ${before}, depois ${after}.`
        : after < before
          ? `Fecha ${vacancies(before - after)} por semana: hoje ${before}, depois ${after}.`
          : `Continua com ${vacancies(after)} por semana.`,
    none: 'Do jeito que está, não haverá vaga nenhuma para este serviço: quem atende e a sala ou o aparelho não têm horário ao mesmo tempo.',
    online: 'Passa a ser marcado pelo site.',
    offline: 'Sai de quem marca pelo site. A recepção continua marcando.',
    length: (count: number, minutes: number) =>
      count === 1
        ? `1 consulta marcada fica com a duração antiga, de ${minutes} minutos.`
        : `${count} consultas marcadas ficam com a duração antiga, de ${minutes} minutos.`,
    buffers: (count: number) =>
      count === 1
        ? '1 consulta marcada fica com o preparo e a arrumação de antes.'
        : `${count} consultas marcadas ficam com o preparo e a arrumação de antes.`,
    without: (count: number, names: string) =>
      count === 1
        ? `1 consulta marcada precisa do que sai deste serviço (${names}) e continua valendo:`
        : `${count} consultas marcadas precisam do que sai deste serviço (${names}) e continuam valendo:`,
    free: 'Nenhuma consulta marcada é atingida.',
    text: 'Nada foi salvo ainda. Para salvar assim mesmo, use o botão no fim da página.',
  },

  order: {
    up: 'Subir',
    upFor: (name: string) => `Subir na lista: ${name}`,
    down: 'Descer',
    downFor: (name: string) => `Descer na lista: ${name}`,
  },

  rows: {
    up: 'Subiu na lista.',
    down: 'Desceu na lista.',
    off: 'Está fora de uso.',
    on: 'Está em uso de novo.',
    undone: 'Desfeito. Está como antes.',
    late: 'Não foi desfeito: alguém já mudou de novo, ou passou mais de um dia.',
  },

  useEffects: {
    /** They take each other's time, so their places do not add up. */
    places: (each: readonly { name: string; places: number }[]) =>
      each.map(({ name, places }) => `${vacancies(places)} ${ofPerson(name)}`).join(', ou '),
    closes: (places: string) => `Fecha por semana: ${places}.`,
    closesNone: 'Nenhuma vaga por semana fecha.',
    opens: (places: string) => `Abre por semana: ${places}.`,
    opensNone: 'Nenhuma vaga por semana abre: confira os horários de quem atende e da sala.',
    lost: (services: string) => `Ninguém mais consegue marcar: ${services}.`,
    waiting: (count: number) =>
      count === 1
        ? '1 pessoa da lista de espera fica sem o que espera.'
        : `${count} pessoas da lista de espera ficam sem o que esperam.`,
    booked: (count: number) =>
      count === 0
        ? 'Nenhum agendamento futuro.'
        : count === 1
          ? '1 agendamento continua valendo. Avise a pessoa, se for o caso:'
          : `${count} agendamentos continuam valendo. Avise estas pessoas, se for o caso:`,
  },

  resources: {
    title: 'Pessoas, salas e aparelhos',
    lead: 'O que está fora de uso não recebe agendamentos novos. Os já feitos continuam e aparecem aqui.',
    orderHint: 'Quando mais de um serve, é marcado quem vem primeiro na lista.',
    on: 'Em uso',
    off: 'Fora de uso',
    switchOff: 'Tirar de uso',
    switchOffFor: (name: string) => `Tirar de uso: ${name}`,
    switchOn: 'Pôr de volta em uso',
    switchOnFor: (name: string) => `Pôr de volta em uso: ${name}`,
    leave: 'Deixar como está',
    hours: 'Horários',
    hoursFor: (name: string) => `Horários: ${name}`,
    toServices: 'Ver os serviços',
    rename: 'Mudar',
    renameFor: (name: string) => `Mudar nome ou arquivar: ${name}`,
    onlyFor: (services: string) => `Sem substituto para: ${services}.`,
    noneLeft: (services: string) => `Enquanto estiver fora de uso, não há vaga para: ${services}.`,
    appointments: (count: number) =>
      count === 1 ? '1 agendamento precisa disto:' : `${count} agendamentos precisam disto:`,
    more: (count: number) => `e mais ${count}`,
    done: 'Salvo.',
  },

  decision: {
    title: 'Horários do site e da agenda',
    textNow: 'O site mostra um horário e a agenda oferece outro.',
    textFrom: (day: string) =>
      `A partir de ${day}, a agenda oferece um horário diferente do que o site mostra.`,
    line: (day: string, site: string, agenda: string) =>
      `${day}: o site diz ${site}; a agenda, ${agenda}.`,
    closed: 'fechado',
    todo: 'Decidam qual vale e acertem em Horários de atendimento: o horário do site e o da agenda mudam lá.',
    link: 'Acertar os horários',
  },
};
