import { ofPerson } from '#app/platform/text/clinic-article.ts';

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

const sinceDay = (from: string | null) => (from ? ` a partir de ${from}` : '');

/** Texts of the screens of the clinic's record. */
export const staffRecord = {
  title: 'Dados da clínica',
  lead: 'Tudo o que o site diz da clínica e todas as regras da agenda, num lugar só.',
  back: 'Voltar aos dados da clínica',
  sections: 'O que se muda aqui',
  elsewhere: 'Outros ajustes',
  /** Which of the two is in force. */
  rule: {
    file: 'Estes dados ainda são os que vieram com a instalação do site. A partir da primeira mudança que você salvar, vale o que está nestas telas.',
    screen: (version: number) =>
      `Vale o que foi salvo nestas telas (versão ${version}), e não mais o que veio com a instalação do site.`,
    notUnderstood: (newest: number, read: number) =>
      read === 0
        ? `Esta versão do site não entende a versão ${newest} dos dados da clínica e usa os do arquivo. Avise quem cuida dos computadores.`
        : `Esta versão do site não entende a versão ${newest} dos dados da clínica e usa a versão ${read}. Avise quem cuida dos computadores.`,
  },
  lastChange: (by: string, when: string) => `Última mudança: ${by}, ${when}.`,
  neverChanged: 'Ainda como veio com a instalação do site.',
  placeholders: (fields: readonly string[]) => `Ainda é exemplo: ${fields.join(', ')}.`,
  links: { versions: 'Versões e comparação', file: 'Copiar para um arquivo ou trazer de um' },
  saved: 'Salvo. O site já mostra.',
  undo: 'Desfazer',
  undone: 'Desfeito. Está como antes.',
  undoLate: 'Não foi desfeito: alguém já mudou de novo. Veja as versões.',
  nothingToSave: 'Nada mudou, nada foi salvo.',
  tell: (patients: number) =>
    `${count(patients, 'paciente com horário marcado precisa', 'pacientes com horário marcado precisam')} saber desta mudança.`,
  tellLink: 'Ver quem avisar',
  planned: (when: string) => `Salvo. Passa a valer em ${when}.`,
  form: {
    optional: (label: string) => `${label} (opcional)`,
    inEnglish: (label: string) => `${label}, em inglês`,
    englishHint: 'Em branco, vale o texto em português.',
    choose: 'Escolha',
    none: { man: 'Nenhum', woman: 'Nenhuma', person: 'Ninguém' },
    entry: 'uma linha',
    add: (entry: string) => `Pôr mais ${entry}`,
    remove: 'Tirar',
    removeFull: (title: string) => `Tirar ${title}`,
    up: (title: string) => `Subir ${title}`,
    down: (title: string) => `Descer ${title}`,
    archived: 'arquivado',
    /** Buttons that fill in the hours of a further house. */
    hours: {
      likeMain: 'Horário como o da unidade principal',
      likeDayBefore: {
        tuesday: 'Terça igual à segunda',
        wednesday: 'Quarta igual à terça',
        thursday: 'Quinta igual à quarta',
        friday: 'Sexta igual à quinta',
        saturday: 'Sábado igual à sexta',
      },
    },
    check: 'Conferir',
    save: 'Salvar',
    correct: 'Voltar e corrigir',
    from: 'Vale a partir de (opcional)',
    fromHint: 'Em branco, vale já. Com um dia futuro, a mudança espera e entra sozinha.',
    lastPerson: (name: string, services: string) =>
      `Só ${name} faz: ${services}. Escolha outra pessoa em Serviços da agenda, ou tire o serviço do catálogo primeiro.`,
    register: {
      CRM: 'Quem é da medicina precisa do CRM: escolha o conselho e escreva o número e o estado.',
      COREN:
        'Quem é da enfermagem precisa do COREN: escolha o conselho e escreva o número e o estado.',
    },
    leavesFirst: 'O último dia vem antes do primeiro. Confira os dois.',
    mustStay: (role: string) =>
      `Esta pessoa é ${role}. Escolha, em “Quem assume a responsabilidade”, quem fica no lugar dela, com um último dia que ainda não passou.`,
    mustStayOrNobody: (role: string) =>
      `Esta pessoa é ${role}. Escolha, em “Quem assume a responsabilidade”, quem fica no lugar dela, com um último dia que ainda não passou. Ou deixe o papel em branco, em “Responsabilidades”, se a clínica fica sem ninguém da enfermagem.`,
    alone: (role: string, saveFirst: string) => `Esta pessoa é ${role}. ${saveFirst}`,
    aloneOrNobody: (role: string, saveFirst: string) =>
      `Esta pessoa é ${role}. ${saveFirst} Ou deixe o papel em branco, em “Responsabilidades”, se a clínica fica sem ninguém da enfermagem.`,
    mustBeHere: (role: string) =>
      `Esta pessoa é ${role}, e o primeiro dia dela ainda não chegou. Escolha, em “Responsabilidades”, quem já está na clínica.`,
    roles: {
      doctor: 'responsável pela clínica',
      technicalDirector: 'responsável pela direção técnica',
      nurse: 'responsável pela enfermagem',
    },
    namedCategory: (articles: number) =>
      articles === 1
        ? 'Um artigo tem este assunto, por isso ele não sai. Marque “Arquivado”, ou troque antes o assunto do artigo.'
        : `${articles} artigos têm este assunto, por isso ele não sai. Marque “Arquivado”, ou troque antes o assunto deles.`,
    fromPast: 'Escolha um dia depois de hoje, ou deixe em branco.',
  },
  preview: {
    title: 'Confira antes de salvar',
    changes: 'O que muda no site',
    columns: { where: 'Campo', before: 'Era', after: 'Fica' },
    from: (when: string) => `Passa a valer em ${when}.`,
    now: 'Passa a valer assim que você salvar, em todas as páginas.',
    /** @param from the day in words, of a change that waits for one */
    nobody: (from: string | null) =>
      `Nenhum paciente com horário marcado${sinceDay(from)} precisa ser avisado.`,
    afterLast: (number: number, name: string) =>
      `${count(number, 'consulta marcada fica', 'consultas marcadas ficam')} depois do último dia ${ofPerson(name)}.`,
    beforeFirst: (number: number, name: string) =>
      `${count(number, 'consulta marcada fica', 'consultas marcadas ficam')} antes do primeiro dia ${ofPerson(name)}.`,
    serviceEnds: (day: string, name: string, services: string) =>
      `Depois de ${day}, último dia ${ofPerson(name)}, ninguém faz: ${services}.`,
    patients: (patients: number, appointments: number, from: string | null = null) =>
      [
        count(
          patients,
          `paciente com horário marcado${sinceDay(from)} precisa ser avisado`,
          `pacientes com horário marcado${sinceDay(from)} precisam ser avisados`,
        ),
        ...(appointments === patients ? [] : [` (${appointments} horários)`]),
      ].join(''),
    split: (mail: number, phone: number) => {
      const parts = [
        ...(mail > 0 ? [count(mail, 'tem e-mail', 'têm e-mail')] : []),
        ...(phone > 0
          ? [count(phone, 'só se avisa por telefone', 'só se avisam por telefone')]
          : []),
      ];
      return `${parts.join('; ')}.`;
    },
    sendsNothing: 'Nada é mandado agora: depois de salvar, você vê a lista e decide.',
    waits:
      'Nada é mandado agora: depois de salvar, a lista fica em “Mudanças com dia marcado”, e o e-mail pode sair antes do dia.',
    more: (number: number) => `E mais ${number}.`,
    outside: (number: number) =>
      `${count(number, 'consulta marcada fica', 'consultas marcadas ficam')} fora do horário`,
    outsideText:
      'Nada é cancelado: cada uma continua valendo e aparece como fora do horário. Fale com a pessoa e, se preciso, mude ou cancele.',
  },
  doubtful: {
    advertising: (words: string, title: string, source: string) =>
      `“${words}” vai para o site e parece proibido na publicidade médica: ${title.charAt(0).toLowerCase()}${title.slice(1)} (${source}). Volte e mude a frase.`,
    unregistered: (name: string, title: string) =>
      `${name} está como “${title}”, sem RQE. Quem não tem a especialidade registrada no CRM não pode ser anunciado com ela (Res. CFM 2.336/2023). Até lá o site diz só “médica” ou “médico”, com o CRM. Preencha o RQE ou mude o título.`,
    yearToCome: (year: number) => `O ano de fundação, ${year}, ainda não chegou. Confira.`,
  },
  archiving: {
    entry: (name: string, text: string) =>
      `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    kept: (number: number) =>
      number === 0
        ? 'Nenhum agendamento futuro.'
        : `${count(number, 'agendamento continua', 'agendamentos continuam')} valendo.`,
    payerGoes: 'sai das escolhas de quem marca. Nenhum horário fecha.',
    payerComes: 'volta às escolhas de quem marca.',
    categoryGoes: (articles: number, drafts: number) => {
      const named = [
        ...(articles > 0 ? [count(articles, 'artigo', 'artigos')] : []),
        ...(drafts > 0 ? [count(drafts, 'rascunho', 'rascunhos')] : []),
      ].join(' e ');
      const goes = 'sai das escolhas de quem escreve.';
      if (named === '') return `${goes} Nenhum artigo nem rascunho tem este assunto.`;
      return articles + drafts === 1
        ? `${goes} ${named} tem este assunto e fica com ele; o endereço do assunto continua valendo.`
        : `${goes} ${named} têm este assunto e ficam com ele; o endereço do assunto continua valendo.`;
    },
    categoryComes: 'volta às escolhas de quem escreve.',
  },
  conflict: {
    title: 'Outra pessoa salvou antes de você',
    text: 'O que você digitou continua no formulário. O que só ela mudou já está nele. Confira e salve de novo.',
    theirs: 'O que ela mudou',
    both: 'O que vocês dois mudaram: no formulário está o seu',
    columns: { where: 'Campo', before: 'O dela', after: 'O seu' },
  },
  versions: {
    title: 'Versões dos dados da clínica',
    lead: 'Cada vez que alguém salva, fica uma versão. Compare duas ou volte a uma.',
    made: (by: string, when: string) => `${by}, ${when}`,
    inForce: 'Vale agora',
    /** Which services a version changed; none where their order alone did. */
    services: ({ names, more }: { names: readonly string[]; more: number }) => {
      if (names.length === 0) return more === 0 ? 'Serviços (a ordem)' : `Serviços (${more})`;
      return `Serviços (${names.join(', ')}${more > 0 ? ` e mais ${more}` : ''})`;
    },
    file: 'Arquivo da instalação',
    madeBy: { first: 'primeira', edit: 'mudança', return: 'volta', plan: 'marcada para o dia' },
    compare: 'Comparar',
    compareFrom: 'De',
    compareTo: 'Com',
    version: (version: number) => (version === 0 ? 'Arquivo' : `Versão ${version}`),
    differences: (from: string, to: string) => `De “${from}” para “${to}”`,
    same: 'As duas são iguais.',
    return: (version: string) => `Voltar a “${version}”`,
    returnText:
      'Antes de voltar, você vê tudo o que muda e quem precisa ser avisado. O que vale agora fica guardado como versão.',
    returned: 'A versão voltou.',
    nothing: 'Nada voltou: os dados da clínica continuam como estavam.',
    nothingTitle: 'Nada voltou:',
    leftTitle: 'O que não voltou',
    left: ({ picture, photos }: { picture: boolean; photos: readonly string[] }) => [
      ...(picture
        ? [
            'A foto da página inicial foi apagada da biblioteca: o site mostra a paisagem desenhada.',
          ]
        : []),
      ...photos.map((name) => `A foto ${ofPerson(name)} foi apagada da biblioteca.`),
    ],
    refusals: {
      changed: 'Alguém salvou agora mesmo. Veja a lista e tente de novo.',
      'not-understood': 'Esta versão do site não entende aquela versão dos dados.',
    },
    notUnderstood: 'Esta versão do site não a entende.',
    tell: 'Quem avisar',
    ofVersion: (version: number) => `da versão ${version}`,
  },
  notices: {
    title: (version: number) => `Quem avisar da versão ${version}`,
    lead: 'Pacientes com horário marcado que a mudança toca.',
    none: 'Ninguém precisa ser avisado.',
    kept: (service: string, booked: number, without: number) =>
      [
        `A agenda de “${service}” mudou, e ${count(booked, 'horário marcado continua valendo como foi marcado', 'horários marcados continuam valendo como foram marcados')}.`,
        ...(without > 0
          ? [
              `${count(without, 'precisa', 'precisam')} de quem ou do que saiu deste serviço. Veja com a agenda e avise por telefone:`,
            ]
          : []),
      ].join(' '),
    columns: {
      when: 'Horário',
      who: 'Paciente',
      phone: 'Telefone',
      why: 'O que mudou',
      mail: 'E-mail',
    },
    concerns: {
      address: 'endereço',
      phone: 'telefone',
      hours: 'a clínica não atende mais nesse horário',
      gone: 'quem atenderia não atende nesse dia',
      away: 'quem atenderia não atende nesse horário',
      closed: 'a unidade fechou',
      payer: 'convênio',
      uncovered: 'o convênio saiu',
      person: 'profissional',
      service: 'serviço',
      retired: 'o serviço saiu do catálogo',
    },
    mailed: 'mandado',
    hasMail: 'pode ser mandado',
    asksToMove: 'pode ser mandado: pede outro horário',
    asksToCall: 'pode ser mandado: pede para falar com a clínica',
    noMail: 'não tem: telefone',
    toCall: 'ligue: a recepção diz se o atendimento continua',
    send: (mails: number, people: number) =>
      `Mandar ${mails === people ? 'e-mail' : `${mails} e-mails`} a ${count(people, 'paciente', 'pacientes')}`,
    sendText:
      'Cada um recebe, uma vez, um e-mail com todos os seus horários: cada um com o endereço, os contatos e o que trazer de agora, e o arquivo que atualiza a agenda do celular. Os horários que não podem ficar, ou cujo convênio saiu, vão em outro e-mail: o motivo, o telefone e o link para remarcar.',
    sent: (mails: number) => `${count(mails, 'e-mail saiu', 'e-mails saíram')}.`,
  },
  plans: {
    title: 'Mudanças com dia marcado',
    line: (when: string, fields: string, by: string) => `${when}: ${fields} (${by})`,
    left: (by: string) =>
      `${by} já não entra no sistema. A mudança vale no dia mesmo assim; retire se não deve valer.`,
    withdraw: 'Retirar',
    elsewhere: 'Mudar em Horários',
    refused:
      'Não entrou no dia: alguém já tinha mudado o mesmo dado, ou ela não cabia mais no que a clínica tinha. Faça a mudança de novo e retire esta.',
    overtaken:
      'Não vai entrar no dia: outra mudança no mesmo dado veio depois que esta foi marcada, ou vale antes dela. Faça de novo o que ainda deve valer e retire esta.',
    faulty: (faults: string) =>
      `Não vai entrar no dia: não cabe mais no que a clínica tem: ${faults} Acerte isso, ou retire esta mudança.`,
    /** At the day of a change that another one, planned before, would keep from being made. */
    taken:
      'Já há uma mudança com dia marcado nestes mesmos dados, e esta não entraria no dia. Retire a outra em “Mudanças com dia marcado” e marque as duas de novo, ou mude só o que ela não muda.',
    unfit: (faults: string) =>
      `Com o que já está marcado até esse dia, esta mudança não cabe: ${faults}`,
    breaks: (when: string) =>
      `Há uma mudança marcada para ${when} nestes mesmos dados; se salvar, ela não vai mais valer. Retire-a ou marque-a de novo.`,
    breaksFit: (when: string, faults: string) =>
      `Há uma mudança marcada para ${when} que não cabe com esta; se salvar, ela não vai mais valer: ${faults}`,
    here: (when: string) => `Em ${when}, uma mudança marcada muda aqui:`,
    hereNot: (when: string) =>
      `Há uma mudança nestes dados marcada para ${when}, mas ela não vai entrar no dia.`,
    becomes: (where: string, before: string, after: string) => `${where}: ${before} → ${after}`,
    more: (number: number) => `e mais ${count(number, 'dado', 'dados')}`,
    see: 'Ver as mudanças com dia marcado',
    withdrawn: 'A mudança marcada foi retirada.',
  },
  file: {
    title: 'Copiar ou trazer os dados da clínica',
    lead: 'Para guardar os dados fora do site, por exemplo no git, ou levá-los a outra instalação.',
    download: 'Baixar os dados (JSON)',
    bring: 'Trazer de um arquivo',
    label: 'O conteúdo do arquivo',
    hint: 'Cole aqui o JSON inteiro. Antes de salvar, você vê o que muda.',
    unreadable: 'Isto não é um arquivo JSON de dados da clínica.',
    tooLong: 'O texto é grande demais.',
    holds:
      'O arquivo leva tudo o que se muda nestas telas, também como cada serviço se marca: durações de cada pessoa e a partir de um dia, sinal e preparo.',
    without:
      'Senhas e contas não vão: as chaves do Mercado Pago e da Stripe, a chave Pix e o servidor de e-mail se põem de novo na outra instalação, e um serviço com sinal só entra onde já há como receber o sinal por Pix (o Mercado Pago e a Stripe não o recebem). Artigos, páginas, imagens e o arquivo do logotipo também ficam: leve-os à parte. O que a cópia nomeia e não está aqui fica de fora, e a conferência diz o quê.',
    leftTitle: 'O que não veio com a cópia',
    left: (missing: { logo: boolean; picture: boolean; photos: readonly string[] }) => [
      ...(missing.logo ? ['O logotipo. Envie o arquivo em “Marca” depois de salvar.'] : []),
      ...(missing.picture
        ? ['A foto da página inicial. Até lá, o site mostra a paisagem desenhada.']
        : []),
      ...missing.photos.map(
        (name) => `A foto ${ofPerson(name)}. Envie em “Imagens” e escolha em “Pessoas”.`,
      ),
    ],
    stranger: (service: string, name: string) =>
      `${service}: ${name} tem um valor ou uma duração, mas não faz este serviço. Tire isso do arquivo, ou ponha o nome em quem faz.`,
    ofService: (service: string, wrong: string) => `${service}: ${wrong}`,
    same: 'O arquivo diz o mesmo que o site. Nada muda.',
  },
};
