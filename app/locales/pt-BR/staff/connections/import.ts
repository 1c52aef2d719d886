const texts = (count: number) => (count === 1 ? '1 texto' : `${count} textos`);

/** Texts of moving over: bringing the articles of a site that was made with WordPress. */
export const staffImport = {
  title: 'Trazer textos de outro site',
  lead: 'Os artigos do site antigo, feito em WordPress, viram rascunhos aqui. Nada aparece no site antes de alguém da equipe publicar.',
  noAlt: 'Falta descrever esta imagem',
  link: 'Link',
  publishedBefore: (address: string) => `Publicado antes em ${address}`,

  start: {
    title: 'De onde trazer',
    byFile: 'Por arquivo',
    byFileText:
      'No WordPress, vá em Ferramentas, Exportar, escolha “Todo o conteúdo” e baixe o arquivo.',
    file: 'Arquivo do WordPress',
    fileHint: 'Termina em .xml e tem até 32 MB. Se veio em .zip, abra-o antes.',
    sendFile: 'Ler o arquivo',
    byAddress: 'Por endereço',
    byAddressText:
      'Serve se o site antigo ainda está no ar. Os rascunhos de lá só vêm por arquivo.',
    address: 'Endereço do site antigo',
    addressHint: 'Por exemplo: https://www.clinica-antiga.com.br',
    sendAddress: 'Ler o site',
  },
  earlier: {
    title: 'O que já foi trazido',
    none: 'Ainda não foi trazido nada.',
    line: (who: string, when: string) => `Começado por ${who}, ${when}`,
    addresses: 'Endereços antigos',
  },
  states: {
    reading: 'sendo lido',
    found: 'lido, à espera das suas respostas',
    writing: 'sendo trazido',
    written: 'trazido',
    publishing: 'sendo publicado',
    undone: 'desfeito',
    failed: 'não deu para ler',
  },
  nameOf: (siteName: string, origin: string) =>
    siteName || origin.replace(/^https?:\/\//, '') || 'Arquivo do WordPress',

  one: {
    back: 'Trazer textos',
    reload: 'Atualizar a página',
    reading: 'O site está lendo os textos. Isto leva de segundos a alguns minutos.',
    working: (done: number, all: number) => `${done} de ${texts(all)} já vieram.`,
    publishing: 'Os textos prontos estão sendo publicados.',
    mayLeave: 'Você pode sair desta página. O trabalho continua, mesmo se o servidor reiniciar.',
    state: 'Situação',
    source: 'Site antigo',
    texts: 'Textos achados',
    drafts: (count: number) => (count === 1 ? '1 é rascunho lá' : `${count} são rascunhos lá`),
    leftTitle: 'O que não vem',
  },
  leftOut: {
    pages: (count: number) =>
      count === 1 ? '1 página: o site já tem as suas' : `${count} páginas: o site já tem as suas`,
    private: (count: number) => `${count} que lá são particulares ou agendados`,
    protected: (count: number) => `${count} com senha`,
    trash: (count: number) => `${count} da lixeira`,
    other: (count: number) => `${count} de outros tipos, como produtos e formulários`,
    nameless: (count: number) => `${count} sem número, que não dá para reconhecer`,
    twice: (count: number) => `${count} repetidos no arquivo`,
    unreadable: (count: number) => `${count} que não dá para ler ou grandes demais`,
  },
  entryFaults: {
    'no-title': 'Está sem título: as primeiras palavras ficaram no lugar.',
    'no-author': 'O arquivo não diz quem escreveu.',
    'no-date': 'Está sem data de publicação.',
    'no-words': 'Não tem palavras, ou só imagens.',
    'no-address': 'Está sem endereço antigo.',
    garbled: 'Os acentos parecem trocados. Confira o texto.',
    twice: 'Tem o mesmo endereço de outro texto. Ganha um número no fim.',
  },
  faults: {
    empty: 'O arquivo está vazio. Exporte de novo no WordPress.',
    packed: 'O arquivo está compactado. Abra-o e envie o .xml que está dentro.',
    'not-xml': 'Isto não é um arquivo de exportação do WordPress. Ele termina em .xml.',
    'not-wordpress': 'O arquivo é de outro tipo. No WordPress, use Ferramentas, Exportar.',
    doctype:
      'O arquivo tem um trecho que o WordPress nunca escreve e que pode ser um ataque. Nada foi lido.',
    'too-deep': 'O arquivo tem partes demais umas dentro das outras. Nada foi lido.',
    'too-many': 'Há textos demais para uma vez. Exporte por período e envie em partes.',
    broken: 'O arquivo termina antes do fim ou está estragado.',
    brokenAt: (line: number, found: number) =>
      `O arquivo está estragado na linha ${line}. O que estava inteiro antes dela foi lido: ${texts(found)}. Para trazer o resto, exporte de novo.`,
    'wrong-encoding':
      'O arquivo não está em UTF-8, como ele mesmo diz. Os acentos foram lidos como Latin-1: confira.',
    'no-texts': 'Não há nenhum artigo nele.',
    'not-an-address': 'Digite o endereço do site antigo, como https://www.clinica-antiga.com.br.',
    'host-not-allowed': 'Este endereço não pode ser lido.',
    insecure: 'O site antigo precisa atender por https.',
    'private-address': 'Este endereço é de uma rede interna. Digite o endereço público do site.',
    'unknown-host': 'Este endereço não existe. Confira se não falta uma letra.',
    timeout: 'O site antigo demorou demais para responder. Tente de novo mais tarde.',
    unreachable: 'O site antigo não respondeu. Veja se ele abre no navegador.',
    certificate: 'O certificado de segurança do site antigo não vale. Use o arquivo.',
    redirected: 'Este endereço leva a outro. Abra o site antigo e copie o endereço que aparece.',
    'too-large': 'A resposta do site antigo é grande demais. Use o arquivo.',
    status: 'O site antigo recusou a leitura. Use o arquivo.',
    'not-json': 'O site antigo não respondeu como um WordPress. Use o arquivo.',
    'unexpected-shape': 'O site antigo não respondeu como um WordPress. Use o arquivo.',
    resting: 'O site antigo falhou muitas vezes seguidas. Espere um minuto e tente de novo.',
  },
  answers: {
    title: 'Antes de trazer, responda',
    authors: 'Quem escreveu',
    author: (name: string, count: number) => `${name || 'Textos sem autor'} (${texts(count)})`,
    nobody: 'Decidir depois, em cada texto',
    categories: 'Assuntos',
    category: (name: string, count: number) => `${name || 'Textos sem assunto'} (${texts(count)})`,
    rest: 'Dados que o WordPress não tem',
    reviewed: (doctor: string) => `Dia em que ${doctor} reviu estes textos`,
    reviewedHint:
      'Só preencha se a revisão foi feita. Em branco, cada texto fica como rascunho até alguém preencher.',
    service: 'Serviço, se o texto não fala de nenhum',
    serviceHint: 'O site procura o serviço pelas palavras de cada texto.',
    noService: 'Decidir depois, em cada texto',
    oldAddress: 'Pôr o endereço antigo como fonte de cada texto',
    drafts: (count: number) => `Trazer também os rascunhos (${count})`,
    images: (origin: string) => `Buscar as imagens em ${origin}`,
    imagesHint:
      'Só traga fotos que são da clínica e, se mostram pessoas, com autorização por escrito.',
    submit: 'Trazer os textos como rascunhos',
  },
  list: {
    title: 'Textos',
    pager: {
      label: 'Páginas de textos',
      previous: 'Anterior',
      next: 'Próxima',
      page: (page: number) => `Página ${page}`,
    },
    wasDraft: 'Rascunho lá',
    outcomes: {
      new: 'Rascunho novo',
      renewed: 'Rascunho atualizado',
      same: 'Já estava aqui, igual',
      kept: 'Não mudou: a equipe já mexeu neste texto',
      refused: 'Não veio',
    },
    onSite: 'No site',
    withdrawn: 'Retirado',
    ready: 'Pronto para publicar',
    missing: 'Ainda falta',
    lacksAlt: 'Descrever as imagens marcadas com “Falta descrever esta imagem”.',
    rules: (count: number) =>
      count === 1
        ? 'Publicidade médica: 1 frase precisa mudar.'
        : `Publicidade médica: ${count} frases precisam mudar.`,
    advice: (count: number) => (count === 1 ? '1 conselho' : `${count} conselhos`),
    quote: (words: string, rule: string) => (words ? `“${words}”: ${rule}` : rule),
  },
  notes: {
    'outside-links': (count: number) =>
      count === 1
        ? '1 link para outro site virou texto. O endereço está nas fontes.'
        : `${count} links para outros sites viraram texto. Os endereços estão nas fontes.`,
    'lost-links': (count: number) =>
      count === 1
        ? '1 link não leva a nada daqui: ficaram só as palavras.'
        : `${count} links não levam a nada daqui: ficaram só as palavras.`,
    'images-without-alt': (count: number) =>
      count === 1 ? '1 imagem veio sem descrição.' : `${count} imagens vieram sem descrição.`,
    'images-refused': (count: number) =>
      count === 1 ? '1 imagem não veio.' : `${count} imagens não vieram.`,
    'headings-changed': () => 'Um título repetido virou subtítulo.',
    'other-address': (words: string) => `O endereço já existia. Ficou: /blog/${words}`,
    'too-long': () => 'O texto é longo demais para o site.',
  },
  result: {
    title: 'O que veio',
    counts: (outcome: string, count: number) => `${outcome}: ${count}`,
    publishTitle: 'Publicar',
    publishText:
      'Publica de uma vez os rascunhos a que não falta nada e que passam nas regras da publicidade médica. Os outros continuam rascunhos, e também aquele com um link para uma página de outro site que não existe: o editor diz qual é.',
    publish: 'Publicar os que estão prontos',
    undoText:
      'Retira os rascunhos que ninguém mudou nem publicou e esquece os endereços antigos deles. As imagens ficam na biblioteca.',
    undo: 'Desfazer tudo o que foi trazido',
    undoAsk: 'Sim, desfazer',
    undone: 'Isto foi desfeito. Os rascunhos que ninguém tinha mudado saíram da lista.',
    addresses: 'Ver os endereços antigos',
  },
  done: {
    apagado: 'O endereço antigo foi apagado.',
  },
  refusals: {
    'file-missing': 'Escolha o arquivo.',
    'file-empty': 'O arquivo está vazio. Exporte de novo no WordPress.',
    'too-large': 'O arquivo passa de 32 MB. No WordPress, exporte por período e envie em partes.',
    unreadable: 'O formulário chegou estragado. Escolha o arquivo e envie de novo.',
    'too-often': 'Você começou muitas vezes em pouco tempo. Espere uma hora e continue.',
    day: 'Escolha um dia que já passou, ou deixe em branco.',
    changed: 'Alguém mexeu nisto depois que você abriu a página. Confira como está agora.',
    gone: 'Isto não existe mais.',
  },
  addresses: {
    title: 'Endereços antigos',
    lead: 'Quem abre um destes endereços chega ao texto novo, depois que ele é publicado.',
    search: 'Procurar um endereço',
    searchButton: 'Procurar',
    count: (count: number) => (count === 1 ? '1 endereço' : `${count} endereços`),
    none: 'Nenhum endereço antigo.',
    target: 'Leva a',
    waits: 'Espera o texto ser publicado',
    delete: 'Apagar',
    deleteOf: (path: string) => `Apagar ${path}`,
  },
};
