const texts = (count: number) =>
  count === 1 ? '1 artigo' : `${count.toLocaleString('pt-BR')} artigos`;

/** Texts about articles that come from WordPress. */
export const staffSource = {
  title: 'Artigos do WordPress',
  lead: 'O blog pode mostrar os artigos de um WordPress. O site guarda uma cópia e nunca espera por ele.',
  back: 'Conteúdo',
  toState: 'Artigos do WordPress',
  nav: { settings: 'Endereço e ajustes', categories: 'Assuntos' },

  texts,
  ago: (minutes: number) => {
    if (minutes < 1) return 'agora há pouco';
    if (minutes < 60) return minutes === 1 ? 'há 1 minuto' : `há ${minutes} minutos`;
    const hours = Math.floor(minutes / 60);
    if (hours < 48) return hours === 1 ? 'há 1 hora' : `há ${hours} horas`;
    return `há ${Math.floor(hours / 24)} dias`;
  },

  state: {
    off: 'O blog mostra só os artigos escritos aqui. Nenhum WordPress está ligado.',
    offEditor: 'Quem administra o site pode ligar um WordPress.',
    waiting: (host: string) =>
      `A primeira leitura de ${host} está a caminho. Volte a esta página em um minuto.`,
    fine: (count: number, host: string, ago: string) =>
      `${texts(count)} de ${host}, conferidos ${ago}.`,
    late: (host: string, ago: string) =>
      `A última leitura de ${host} foi ${ago}. O normal é a cada 10 minutos. Veja se há algo parado em “Tarefas”.`,
    failing: (host: string, since: string) => `Desde ${since}, o site não consegue ler ${host}.`,
    copy: (count: number, ago: string) =>
      `Os pacientes continuam vendo a última cópia boa, de ${ago}: ${texts(count)}.`,
    noCopy: 'Ainda não há nenhuma cópia, e o blog mostra só os artigos escritos aqui.',
    oldCopy: (host: string) =>
      `O blog mostra os artigos do endereço de antes, ${host}, até a primeira leitura dar certo.`,
    todo: 'O que fazer',
    hiddenOwn: 'Os artigos escritos aqui não aparecem enquanto o WordPress estiver ligado.',
  },

  refresh: 'Atualizar agora',
  refreshing: 'A atualização foi pedida. Em um minuto, abra esta página de novo.',
  confirmEmpty: 'Sim, o WordPress ficou vazio de propósito',

  failures: {
    'not-an-address': {
      what: 'O endereço guardado não é o de um site.',
      todo: 'Confira o endereço nos ajustes.',
    },
    'host-not-allowed': {
      what: 'O WordPress respondeu com um endereço que não é o dele.',
      todo: 'Confira nos ajustes se o endereço está escrito como no navegador.',
    },
    insecure: {
      what: 'O endereço não começa com https.',
      todo: 'Peça a quem cuida do WordPress que ligue o https, e mude o endereço nos ajustes.',
    },
    'private-address': {
      what: 'O nome leva a uma rede interna, e o site não a chama.',
      todo: 'Use o endereço público do WordPress. Se ele está certo, fale com quem cuida do domínio.',
    },
    'unknown-host': {
      what: 'Este endereço não existe na internet agora.',
      todo: 'Confira se está escrito certo. Se estava funcionando, o domínio pode ter vencido: fale com quem cuida dele.',
    },
    timeout: {
      what: 'O WordPress demora demais para responder.',
      todo: 'Espere: o site tenta de novo sozinho. Se passar de um dia, fale com a hospedagem do WordPress.',
    },
    unreachable: {
      what: 'O WordPress está fora do ar.',
      todo: 'Espere: o site tenta de novo sozinho. Se passar de um dia, fale com a hospedagem do WordPress.',
    },
    certificate: {
      what: 'O certificado de segurança do WordPress venceu ou não é dele.',
      todo: 'Peça à hospedagem do WordPress que renove o certificado.',
    },
    redirected: {
      what: 'O WordPress manda para outro endereço.',
      todo: 'Abra o WordPress no navegador e copie para os ajustes o endereço que aparece lá, com ou sem “www”.',
    },
    'too-large': {
      what: 'A resposta do WordPress é grande demais.',
      todo: 'Procure o artigo com texto enorme ou com imagens coladas no meio do texto, e envie as imagens como arquivo.',
    },
    broken: {
      what: 'A resposta do WordPress se interrompe no meio.',
      todo: 'Espere: o site tenta de novo sozinho. Se continuar, fale com a hospedagem do WordPress.',
    },
    status: {
      what: 'O WordPress responde com um erro.',
      todo: 'Abra o WordPress no navegador. Se ele mostra erro, fale com a hospedagem. Se abre, algum plugin de segurança pode estar fechando a leitura (REST API).',
    },
    'not-json': {
      what: 'A resposta não é a de um WordPress.',
      todo: 'Confira o endereço. Se é o certo, um plugin de segurança ou uma página de manutenção pode estar no caminho.',
    },
    'unexpected-shape': {
      what: 'A resposta não é a que um WordPress costuma dar.',
      todo: 'Veja se o WordPress está atualizado e se nenhum plugin muda a leitura (REST API).',
    },
    resting: {
      what: 'O WordPress falhou muitas vezes seguidas, e o site espera um pouco antes de tentar.',
      todo: 'Espere alguns minutos. Se continuar, fale com a hospedagem do WordPress.',
    },
    emptied: {
      what: 'O WordPress diz que não tem mais nenhum artigo.',
      todo: 'Quase sempre é um defeito: abra o WordPress e confira. Se os artigos saíram de propósito, confirme aqui.',
    },
  },
  statusOf: (status: number) => `Erro ${status}.`,

  entries: {
    title: 'Artigos',
    all: (count: number) => `Todos (${count})`,
    flagged: (count: number) => `Com palavras a rever (${count})`,
    filter: 'Quais artigos',
    none: 'Nenhum artigo aqui.',
    noneFlagged: 'Nenhum artigo tem palavras a rever.',
    check:
      'O site confere as regras da publicidade médica e avisa. Artigos do WordPress aparecem assim mesmo: corrija no WordPress.',
    findings: (count: number) => (count === 1 ? '1 ponto a rever' : `${count} pontos a rever`),
    clean: 'Nada a rever',
    page: 'Página',
    open: 'Ver no site',
    source: 'Ver no WordPress',
    of: (title: string) => `: ${title}`,
    by: (name: string) => `por ${name}`,
    pager: {
      label: 'Páginas da lista de artigos',
      previous: 'Anterior',
      next: 'Próxima',
      page: (page: number) => `Página ${page}`,
    },
  },

  passedOver: {
    title: 'Não aparecem no site',
    reasons: {
      'own-text': 'Um artigo escrito aqui já tem este endereço. Mude o endereço de um dos dois.',
      'address-twice':
        'Outro texto do WordPress já tem este endereço. Mude o endereço de um dos dois.',
      page: 'É uma página, e as páginas não estão ligadas nos ajustes.',
      'unexpected-shape': 'O WordPress lista o texto, mas não o entrega para leitura.',
      protected: 'O texto tem senha no WordPress.',
      'not-published': 'O texto não está publicado no WordPress.',
      'too-large': 'O texto é grande demais para ser lido.',
    },
    numbered: (kind: 'post' | 'page', id: string) =>
      kind === 'post' ? `Artigo de número ${id}` : `Página de número ${id}`,
  },

  pictures: {
    title: 'Imagens',
    count: (fetched: number, waiting: number) =>
      `${fetched === 1 ? '1 imagem copiada' : `${fetched.toLocaleString('pt-BR')} imagens copiadas`}${
        waiting === 0 ? '.' : `, ${waiting.toLocaleString('pt-BR')} por copiar.`
      }`,
    failed: (count: number) =>
      count === 1
        ? '1 imagem não pôde ser copiada. O artigo aparece sem ela, e o site tenta de novo sozinho.'
        : `${count} imagens não puderam ser copiadas. Os artigos aparecem sem elas, e o site tenta de novo sozinho.`,
    again: (moment: string) => `nova tentativa ${moment}`,
    reasons: {
      svg: 'é um desenho SVG, que o site não copia',
      heic: 'é uma foto de iPhone (HEIC), que navegadores não mostram',
      unknown: 'não é uma imagem',
      broken: 'o arquivo está estragado',
      'too-many-pixels': 'a imagem é grande demais',
      'bad-shape': 'a imagem é estreita ou pequena demais',
      'too-large': 'o arquivo tem mais de 2 MB',
      'host-not-allowed': 'está em outro site',
      'unexpected-shape': 'o endereço não entrega uma imagem',
      status: 'não está mais no WordPress',
    },
    other: 'o WordPress não a entregou',
  },

  runs: {
    title: 'Últimas leituras',
    kinds: { full: 'Tudo', changes: 'O que mudou' },
    reasons: { clock: 'automática', staff: 'pedida aqui', notice: 'avisada pelo WordPress' },
    done: (seen: number, changed: number, gone: number) =>
      changed + gone === 0
        ? `Nada mudou (${seen} ${seen === 1 ? 'lido' : 'lidos'})`
        : `${changed} ${changed === 1 ? 'mudou' : 'mudaram'}, ${gone} ${gone === 1 ? 'saiu' : 'saíram'}`,
    running: 'Em andamento',
    stopped: 'Interrompida; a seguinte leu tudo de novo',
  },

  settings: {
    title: 'Endereço e ajustes do WordPress',
    lead: 'Diga de onde vêm os artigos. Nada muda no WordPress.',
    isOn: 'Mostrar no blog os artigos do WordPress',
    address: 'Endereço do WordPress',
    addressHint: 'Como aparece no navegador, por exemplo https://blog.suaclinica.com.br',
    fixed: (address: string) =>
      `O endereço é ${address}. Ele está na configuração do servidor (CMS_URL) e só pode ser mudado lá.`,
    showsOwn: 'Mostrar também os artigos escritos aqui',
    showsOwnHint:
      'Sem a marca, eles saem da lista e da busca, e os endereços deles levam ao blog. Em inglês, continuam.',
    showsPages: 'Ler também as páginas do WordPress',
    showsPagesHint:
      'Elas ganham um endereço em /blog e aparecem na busca, mas não na lista de artigos.',
    test: 'Testar o endereço',
    save: 'Salvar',
    saved: 'Salvo. A leitura foi pedida e leva cerca de um minuto.',
    savedOff: 'Salvo. O blog mostra só os artigos escritos aqui.',
    lastChange: (who: string, when: string) => `Última mudança: ${who}, ${when}.`,
    changed: (who: string, when: string) =>
      `${who} mudou estes ajustes ${when}. Confira e salve de novo.`,
    found: (name: string, count: number) => `Encontrado: “${name}”, com ${texts(count)}.`,
    foundNoName: (count: number) => `Encontrado um WordPress com ${texts(count)}.`,
    notFound: 'O teste não deu certo.',
    tooMany: 'Foram muitos testes seguidos. Espere alguns minutos.',
    addressRefusals: {
      missing: 'Escreva o endereço do WordPress.',
      'not-an-address': 'Isto não é o endereço de um site. Copie-o do navegador.',
      insecure:
        'O endereço precisa começar com https://. Peça à hospedagem do WordPress que ligue o https.',
      'has-user': 'Tire o nome de usuário e a senha do endereço.',
      private: 'Este endereço só existe dentro de uma rede. Use o endereço público do WordPress.',
      own: 'Este é o endereço deste site. Escreva o do WordPress.',
    },
  },

  webhook: {
    title: 'Aviso imediato (opcional)',
    lead: 'Sem o aviso, um artigo novo aparece em até 10 minutos. Com ele, em menos de um.',
    how: 'No WordPress, cole este trecho no fim do arquivo functions.php do tema, ou em um plugin de trechos de código:',
    snippet: 'Trecho para o WordPress',
    secrecy:
      'O trecho contém um segredo: quem o tem só consegue pedir que o site leia o WordPress. Se vazar, troque-o.',
    address: 'Endereço do aviso',
    other:
      'Outros sistemas mandam um POST a este endereço, com o segredo no cabeçalho “Authorization: Bearer …”.',
    renew: 'Trocar o segredo',
    renewHint: 'Depois da troca, o trecho de antes não funciona mais: cole o novo no WordPress.',
    renewed: 'O segredo foi trocado. Cole o trecho novo no WordPress.',
    comment: 'Avisa o site da clínica quando um texto publicado muda.',
  },

  categories: {
    title: 'Assuntos do WordPress',
    lead: 'Cada categoria do WordPress vira um assunto do blog. O site sugere um pelo nome; troque o que não servir.',
    none: 'O WordPress ainda não foi lido, ou não tem categorias.',
    posts: (count: number) => texts(count),
    label: (name: string) => `Assunto de “${name}”`,
    suggested: 'sugerido',
    save: 'Salvar os assuntos',
    saved: 'Salvo. O blog já mostra os assuntos novos.',
    readOnly: 'Só quem administra o site muda os assuntos.',
    changed: (who: string, when: string) =>
      `${who} mudou os assuntos ${when}. Confira e salve de novo.`,
    wrong: 'Escolha um dos assuntos da lista.',
  },
};
