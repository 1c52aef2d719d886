/** Texts of the catalogue's screens: services, rooms and devices made, named and archived. */
export const staffCatalogue = {
  add: {
    link: '+ Novo serviço',
    title: 'Novo serviço',
    back: 'Serviços da agenda',
    lead: 'Comece por um modelo, com texto e tempos prontos, ou por uma página em branco.',
    templates: 'Modelos',
    none: 'Todos os modelos já estão na agenda.',
    minutes: (minutes: number) => `${minutes} min`,
    use: (name: string) => `Usar o modelo: ${name}`,
    blank: 'Começar em branco',
    former: 'Já foi oferecido: os textos e o endereço voltam.',
    save: 'Criar serviço',
    saved: (name: string) => `${name} está na agenda e no site.`,
    draft: (name: string) =>
      `${name} está na agenda. O texto da página ficou como rascunho: o editor de textos mostra o que falta para publicar.`,
    fromTemplate:
      'O texto da página já existe. Depois de criar, mude o que quiser em Textos do site.',
  },

  face: {
    legend: 'Nome e lugar no site',
    name: 'Nome do serviço',
    address: 'Endereço da página',
    addressHint: 'Deixe em branco para ser feito do nome. Fica assim: /servicos/teste-de-lagrima',
    group: 'Onde aparece na primeira pergunta de quem marca',
    noGroup: 'Entre os outros serviços',
    groups: {
      consultation: 'Consulta',
      glasses: 'Óculos e lentes',
      exam: 'Exames',
      child: 'Crianças',
    },
    priceTitle: 'Preço',
    price: 'O que a página diz do preço',
    prices: {
      none: 'Nada',
      fixed: 'Um valor',
      from: 'A partir de um valor',
      ask: 'Pergunte à recepção',
    },
    priceHint:
      'Valor só em consultas. O Manual de Publicidade do CFM deixa dizer o preço da consulta e não o de exames, cirurgias e tratamentos.',
    amount: 'Valor, em reais',
    amountHint: 'Por exemplo 350,00',
    priceFrom: 'O preço muda a partir de',
    priceFromHint: 'Até a véspera a página diz o que está acima. Sem dia, nada muda.',
    laterPrice: 'O que a página diz a partir desse dia',
    laterAmount: 'Novo valor, em reais',
    otherWith: 'Outro valor com',
    otherWithLead: 'Só de quem cobra outro valor. Em branco, vale o do serviço.',
    laterOtherWith: 'Outro valor com, a partir desse dia',
    otherFor: (name: string) => `Valor com ${name}, em reais`,
    glyph: 'Desenho',
    noGlyph: 'O do próprio serviço, ou uma lente',
  },

  words: {
    legend: 'O que o paciente lê',
    lead: 'Vira a página do serviço. Depois, tudo pode ser mudado em Textos do site.',
    summary: 'Em uma frase',
    summaryHint: 'Até 160 letras. Aparece nas listas e na busca.',
    body: 'Como é',
    bodyHint: 'Um ou mais parágrafos, separados por uma linha em branco.',
    preparation: 'Preparo',
    linesHint: 'Uma orientação por linha.',
    included: 'O que está incluído',
    includedHint: 'Um item por linha.',
    benefits: 'Vantagens',
    benefitsHint: 'Até 5. Em cada parágrafo, o título na primeira linha e o texto na segunda.',
    questions: 'Perguntas frequentes',
    questionsHint:
      'Até 4. Em cada parágrafo, a pergunta na primeira linha e a resposta na segunda.',
  },

  payers: {
    legend: 'Convênios que cobrem',
    hint: 'Particular sempre pode. Autorização e limites ficam em Convênios.',
  },

  page: {
    link: 'Nome, página e arquivo',
    title: (name: string) => `Nome e página: ${name}`,
    formerAddresses: (list: string) => `Endereços antigos, que levam para a página: ${list}.`,
    text: 'Mudar o texto da página',
    save: 'Salvar',
    saved: 'Salvo. O site já mostra.',
    archive: 'Tirar do catálogo',
    archiveLead:
      'O serviço sai do site e ninguém mais marca. Nada é apagado: o histórico e os textos ficam, e ele pode voltar.',
    look: 'Ver o que acontece',
    confirm: 'Tirar do catálogo',
    restore: 'Oferecer de novo',
    restoreLead: 'Este serviço está arquivado. Ao voltar, fica como era, no fim da lista.',
    archived: (name: string) => `${name} saiu do catálogo.`,
    restored: (name: string) => `${name} voltou ao catálogo.`,
  },

  effects: {
    title: 'O que acontece ao tirar',
    restoreTitle: 'O que acontece ao voltar',
    changed: 'Alguém marcou ou mudou algo enquanto você lia. Veja de novo o que acontece.',
    online: 'Some das listas, da busca e de quem marca, no site e na agenda.',
    address: 'O endereço da página passa a levar à lista de serviços.',
    evaluation: (names: string) =>
      `Não pode sair: é a avaliação que vem antes de ${names}. Mude isso primeiro.`,
    followUps: 'Não pode sair: retornos ou pós-operatórios são marcados com ele.',
    onlyFor: (names: string) =>
      `Não pode sair: não há outro para ${names}. Escolha outro nesses serviços, ou tire os serviços primeiro.`,
  },

  archivedList: {
    title: 'Fora do catálogo',
    open: (name: string) => `Abrir: ${name}`,
  },

  places: {
    add: 'Incluir sala ou aparelho',
    name: 'Nome',
    nameHint: 'Como a equipe chama. Por exemplo, Consultório 2.',
    kind: 'O que é',
    house: 'Unidade',
    kinds: { rooms: 'Sala', equipment: 'Aparelho' },
    services: 'Serviços que usam',
    servicesHint: 'Marque agora ou depois, em cada serviço.',
    save: 'Incluir',
    added: (name: string) => `${name} incluído, com o horário da clínica.`,
    edit: 'Mudar nome',
    editFor: (name: string) => `Mudar nome ou arquivar: ${name}`,
    title: (name: string) => name,
    back: 'Pessoas, salas e aparelhos',
    rename: 'Salvar nome',
    archive: 'Arquivar',
    archiveLead:
      'Sai das listas e não recebe mais agendamentos. Para parar por uns dias, use Tirar de uso.',
    restore: 'Pôr de volta',
    restoreLead: 'Está arquivado. Ao voltar, fica em uso, no fim da lista.',
    archivedTitle: 'Arquivados',
    saved: 'Salvo.',
  },

  refused: {
    changed:
      'Alguém mudou isto depois que você abriu a página. Confira como está agora e salve de novo.',
    gone: 'Isto não existe mais.',
    taken: 'Já existe um serviço com este endereço.',
    last: 'É o último serviço: a clínica precisa de pelo menos um.',
    faulty: 'Os dados da clínica não aceitam esta mudança. Confira se outro serviço depende deste.',
    needed: 'Não pode sair: algum serviço só pode ser feito com isto.',
  },

  wrong: {
    name: 'Escreva o nome, com pelo menos 3 letras.',
    address: 'Use letras sem acento, números e hífens. Por exemplo: teste-de-lagrima',
    taken: (address: string) => `O endereço “${address}” é ou já foi de outro serviço.`,
    amount: 'Escreva um valor em reais. Por exemplo: 350,00',
    amountUntold:
      'Com esta escolha a página não diz valor nenhum. Escolha “Um valor” ou “A partir de um valor”, ou apague o que está aqui.',
    priceDay: 'Escolha um dia a partir de amanhã, até dois anos.',
    otherWithout: 'Isto só vale junto com “Um valor”. Escolha “Um valor”, ou deixe em branco.',
    otherSame: 'É o mesmo valor do serviço. Deixe em branco.',
    priceOfProcedure: 'Valor só em consultas: escolha Pergunte à recepção, ou Nada.',
    summary: 'Escreva uma frase que diga o que é.',
    body: 'Escreva pelo menos um parágrafo.',
    tooMany: 'Há mais do que cabe.',
    placeName: 'Escreva um nome de até 60 letras que nenhum outro tenha.',
  },
};
