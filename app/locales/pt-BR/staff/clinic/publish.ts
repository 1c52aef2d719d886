/** Parts of the demonstration that are no text of it: examples, and figures that nobody has measured. */
const PARTS: Readonly<Record<string, string>> = {
  posts: 'artigos de exemplo',
  episodes: 'episódios de exemplo',
  people: 'biografias de exemplo',
  reviews: 'avaliações de exemplo',
  patients: 'pacientes atendidos',
  years: 'anos de clínica',
  rating: 'nota média',
  answerMinutes: 'minutos até a resposta',
  sameDayReport: 'laudo no mesmo dia',
};

const MOST_PARTS = 5;

/** '“O que pedimos ao agendar”, “Cookies” e mais 3 partes'; the part before the first title has none. */
function partsInWords(titles: readonly string[]): string {
  const named = titles.slice(0, MOST_PARTS).map((title) => (title ? `“${title}”` : 'o começo'));
  const more = titles.length - named.length;
  const last = more === 1 ? 'mais 1 parte' : `mais ${more} partes`;
  return new Intl.ListFormat('pt-BR').format(more > 0 ? [...named, last] : named);
}

/** Texts of the list of what lacks before the site is opened, and of the switch that opens it. */
export const staffPublish = {
  title: 'Abrir o site',
  lead: 'Enquanto o site não está aberto, toda página diz “demonstração” e os buscadores ficam de fora.',
  isOpen: 'O site está aberto: os buscadores podem mostrá-lo.',
  isClosed: 'O site está em demonstração: as páginas abrem, mas os buscadores não as mostram.',
  lastChange: (by: string, when: string) => `Última mudança: ${by}, ${when}.`,
  history: { site: 'Site', open: 'aberto', closed: 'em demonstração' },
  held: (atOnce: number, appointments: number) =>
    [
      'Quem veio de outro programa ainda não recebe nada deste site.',
      atOnce === 0
        ? 'Ao abrir, nenhum lembrete sai na hora.'
        : atOnce === 1
          ? 'Ao abrir, 1 lembrete começa a sair em poucos minutos.'
          : `Ao abrir, ${atOnce} lembretes começam a sair em poucos minutos.`,
      ...(appointments === 0
        ? []
        : appointments === 1
          ? ['Os de 1 agendamento saem cada um no seu dia.']
          : [`Os de ${appointments} agendamentos saem cada um no seu dia.`]),
      'Os avisos de mudança que esperavam saem junto; o que já passou, não.',
    ].join(' '),
  must: 'Precisa estar pronto',
  waivable: 'Pode esperar, com um motivo',
  done: 'Pronto',
  lacking: 'Falta',
  how: 'Como fazer',
  items: {
    fiction: {
      title: 'Nada da clínica inventada',
      how: 'Cada linha leva à tela onde o dado se troca. Os textos de exemplo saem em “Partes do site”.',
    },
    placeholders: {
      title: 'Nada por preencher',
      how: 'Números só de zeros e textos que começam com “Preencha” são lugares vazios: troque pelos de verdade.',
    },
    legal: {
      title: 'Registros que a lei pede',
      how: 'Razão social, CNPJ, CRM da clínica, direção técnica com CRM, o RQE de quem é apresentado com uma especialidade e o encarregado de dados pessoais.',
    },
    agenda: {
      title: 'Horários e um serviço que se marca pelo site',
      how: 'Sem dia aberto, ninguém acha uma vaga.',
    },
    privacy: {
      title: 'Texto de privacidade lido',
      how: 'Abra o texto aqui e leia até o fim: o botão para marcar está lá. Mude no editor o que não for da clínica. Se o texto mudar, a marca cai.',
    },
    'two-factors': {
      title: 'Verificação em duas etapas',
      how: 'Quem pode dar acesso, dinheiro ou dados precisa dela. Cada pessoa a liga em “Sua conta”.',
    },
    people: {
      title: 'Quem atende',
      how: 'Ponha cada pessoa nos serviços que faz, em “Serviços”, e confira os dias dela em “Horários”. Quem não atende com hora marcada, desmarque em “Pessoas”.',
    },
    address: {
      title: 'Domínio',
      how: 'No registro do domínio, aponte-o para este servidor; depois quem cuida do sistema põe o endereço em BASE_URL.',
    },
    https: {
      title: 'Endereço seguro (https)',
      how: 'Quem cuida do sistema põe um certificado na frente do site; o guia de instalação mostra como.',
    },
    mail: {
      title: 'E-mail que chega',
      how: 'Ponha o servidor em “E-mail da clínica” e envie um teste. No domínio, SPF, DKIM e DMARC dizem que o e-mail é da clínica.',
    },
    backup: {
      title: 'Uma cópia guardada',
      how: 'O guia de instalação diz como copiar o banco de dados e a pasta de dados para outra máquina. Faça uma cópia, e marque aqui o dia. Se quem cuida do sistema puser a pasta das cópias em BACKUP_DIR, o site a vê sozinho.',
    },
  },
  lacks: {
    parts: PARTS,
    /** After the name of the screen on which it is changed. */
    found: (found: readonly string[]) =>
      `: ainda tem ${found.map((each) => `“${each}”`).join(', ')}`,
    text: (label: string, found: string) => `O texto ${label} diz “${found}”`,
    review: (label: string, day: string) =>
      `O texto ${label} diz que foi revisado em ${day}, o dia do texto que veio com o site. Ponha o dia em que alguém da clínica o leu`,
    placeholder: (place: string, fields: string) => `${place}: ${fields}`,
    legal: {
      legalName: 'a razão social',
      taxId: 'o CNPJ',
      companyCrm: 'o registro da clínica no CRM',
      technicalDirector: 'a direção técnica, com CRM',
      dataProtectionOfficer: 'o encarregado de dados pessoais, com e-mail',
    },
    /** Of a doctor presented with a specialty; Res. CFM 2.336/2023. */
    unregistered: (name: string, said: string, plain: string) =>
      `${name} está como “${said}”, sem RQE. Escreva o número do RQE ou, em vez da especialidade, só “${plain}”. Até lá o site diz “${plain}”`,
    unregisteredInStep: (name: string, plain: string) =>
      `o RQE de ${name}, ou só a palavra “${plain}”`,
    noHours: 'Nenhum dia aberto',
    /** What still lacks of a step, behind 'ainda falta'. */
    openDay: 'um dia aberto',
    bookable: 'um serviço que se marque pelo site',
    testedMail: 'um servidor de e-mail que aceite o teste',
    noHoursIn: (house: string) => `${house}: nenhum dia aberto`,
    nobodyIn: (house: string | null) =>
      house === null
        ? 'Ninguém tem horário para atender'
        : `${house}: ninguém tem horário para atender lá`,
    noService: 'Nenhum serviço que se marque pelo site',
    privacyUnread: 'Ninguém marcou que leu',
    privacyChanged: 'O texto mudou desde que alguém o leu',
    /** By the titles of the text's parts; the part before the first one has none. */
    privacySince: {
      changed: (titles: readonly string[]) => `O que mudou: ${partsInWords(titles)}`,
      came: (titles: readonly string[]) => `O que entrou: ${partsInWords(titles)}`,
      gone: (titles: readonly string[]) => `O que saiu: ${partsInWords(titles)}`,
    },
    noSecondFactor: (name: string) => `${name} entra só com a senha`,
    address: (base: string, domain: string) =>
      `O site responde em ${base}, e o domínio nos dados da clínica é ${domain}`,
    https: 'O endereço começa por http, sem o s',
    noMail: 'Nenhum servidor de e-mail',
    untestedMail: 'O servidor de e-mail ainda não foi testado',
    failingMail: 'Os e-mails não estão saindo',
    backup: 'Ninguém marcou que fez uma cópia',
  },
  known: {
    privacy: (by: string, when: string) => `Lido por ${by}, ${when}.`,
    backup: (by: string, day: string) => `${by} fez uma cópia em ${day}.`,
    mailPickup: 'Outro programa envia os e-mails que o site guarda em arquivos (MAIL_PICKUP).',
    foundBackup: (day: string) => `A cópia mais nova na pasta das cópias é de ${day}.`,
    records: (domain: string, spf: string, dkim: string, dmarc: string) =>
      `${domain}: SPF ${spf}, DKIM ${dkim}, DMARC ${dmarc}.`,
    /** The DMARC of a domain above. */
    above: (word: string, owner: string) => `${word} (o de ${owner})`,
    record: {
      fine: 'certo',
      missing: 'falta',
      weak: 'fraco',
      double: 'repetido',
      unknown: 'não deu para saber',
    },
  },
  /** What the domain says of the clinic's mail. */
  domain: {
    notAsked: 'O SPF, o DKIM e o DMARC do domínio ainda não foram conferidos',
    toAsk: 'conferir o SPF, o DKIM e o DMARC do domínio',
    toMend: (record: string) => `o ${record} do domínio`,
    missing: (record: string, domain: string) => `Falta o ${record} de ${domain}`,
    double: (record: string, domain: string) =>
      `${domain} tem mais de um ${record}, e assim nenhum vale`,
    askedAt: (when: string) => ` Conferido em ${when}.`,
    away: 'Daqui não deu para conferir o domínio. Peça a quem cuida dele que confira o SPF, o DKIM e o DMARC, ou tente mais tarde.',
    noSelector:
      'O DKIM só se confere com o nome da chave, o seletor: ponha-o em “E-mail da clínica”.',
  },
  forms: {
    lookUp: 'Conferir SPF, DKIM e DMARC do domínio',
    lookUpAgain: 'Conferir o domínio de novo',
    privacy: 'Li o texto de privacidade como está agora',
    readPrivacy: 'Ver o texto no site',
    openPrivacy: 'Ler o texto de privacidade',
    /** @param on the day that the text names itself */
    privacyFacts: (minutes: number, on: string | null) =>
      `${on === null ? '' : `Última atualização: ${on}. `}${minutes === 1 ? 'Leva 1 minuto' : `Leva uns ${minutes} minutos`} para ler.`,
    privacyIsSigned: 'Ficam anotados o seu nome e a hora, e vale para o texto deste momento.',
    editPrivacy: 'Mudar o texto',
    backupDay: 'Fiz uma cópia em',
    backup: 'Marcar a cópia',
    reason: (title: string) => `Motivo para abrir sem “${title}”`,
    open: 'Abrir o site',
    close: 'Voltar à demonstração',
    closeHint:
      'Os buscadores podem levar dias para tirar o que já mostram. Quem veio de outro programa deixa de receber lembretes até o site abrir de novo.',
  },
  told: {
    aberto: 'O site está aberto.',
    fechado: 'O site voltou a ser uma demonstração.',
    lido: 'Marcado: o texto de privacidade foi lido.',
    copia: 'Marcado: há uma cópia.',
    dominio: 'O domínio foi conferido.',
  },
  refusals: {
    lacks: (titles: string) => `Não dá para abrir ainda. Falta: ${titles}.`,
    changed: 'Alguém mudou isto enquanto você lia. Confira e tente de novo.',
    day: 'Escreva o dia da cópia, até hoje.',
    textChanged: 'O texto mudou enquanto você lia. Leia de novo.',
    textUnopened: 'Abra o texto em “Ler o texto de privacidade” e leia antes de marcar.',
  },
} as const;
