import type { ByLocale } from '#app/platform/locale.ts';

/** Words of the pages that show how the site itself is doing. */
export const checks = {
  /** Of each check: its name, what it looks at, and what its findings mean where the common words do not say it. */
  tests: {
    server: {
      title: 'Servidor',
      text: 'Testa se o site responde.',
      findings: {
        fine: 'O servidor respondeu.',
        'fetch-failure': 'Não deu para falar com o servidor.',
      },
    },
    tls: {
      title: 'Conexão segura',
      text: 'Testa se a conexão é cifrada, com um certificado válido.',
      findings: {
        fine: 'A conexão é cifrada e o certificado vale.',
        'fetch-failure': 'O próprio servidor não consegue ver o certificado daqui.',
      },
    },
    'cms-pages': {
      title: 'Páginas do WordPress',
      text: 'Testa se o WordPress entrega as páginas.',
      findings: { 'not-configured': 'O site usa os próprios textos, sem WordPress.' },
    },
    'cms-posts': {
      title: 'Artigos do WordPress',
      text: 'Testa se o WordPress entrega os artigos.',
      findings: { 'not-configured': 'O site usa os próprios textos, sem WordPress.' },
    },
    'cms-categories': {
      title: 'Categorias do WordPress',
      text: 'Testa se o WordPress entrega as categorias.',
      findings: { 'not-configured': 'O site usa os próprios textos, sem WordPress.' },
    },
    'cms-routes': {
      title: 'Interface do WordPress',
      text: 'Testa se o WordPress oferece os caminhos que o site lê.',
      findings: { 'not-configured': 'O site usa os próprios textos, sem WordPress.' },
    },
    dns: {
      title: 'Nome do site',
      text: 'Testa se o nome leva a um endereço na internet.',
      findings: {
        fine: 'O nome leva a um endereço.',
        'fetch-failure': 'O nome do site não leva a nenhum endereço.',
      },
    },
    host: {
      title: 'Endereço do site',
      text: 'Testa se o endereço é o que a clínica divulga.',
      findings: { fine: 'O endereço é o que a clínica divulga.' },
    },
    assets: {
      title: 'Arquivos do site',
      text: 'Testa se três arquivos do site chegam completos.',
      findings: {
        fine: 'Os três arquivos chegaram.',
        'fetch-failure': 'Nenhum dos arquivos chegou.',
      },
    },
    headers: {
      title: 'Cabeçalhos de segurança',
      text: 'Testa se as respostas trazem os cinco cabeçalhos que protegem quem usa o site.',
      findings: { fine: 'Os cinco cabeçalhos estão presentes.' },
    },
    speed: {
      title: 'Velocidade',
      text: 'Abre a página inicial três vezes e mede o tempo, em média.',
      findings: { fine: 'As páginas abrem rápido.' },
    },
    'server-header': {
      title: 'Programa do servidor',
      text: 'Testa se as respostas contam qual programa as fez, o que ajudaria um ataque.',
      findings: {
        fine: 'Nenhum nome de programa aparece.',
        worrying: 'O cabeçalho Server diz qual programa respondeu.',
      },
    },
  },
  /** What is found, when a check says nothing of its own. */
  findings: {
    fine: 'Tudo certo.',
    'handed-over': 'Outro programa cuida disso.',
    'not-configured': 'Não está configurado.',
    timeout: 'A resposta demorou demais.',
    'fetch-failure': 'Não foi possível buscar a resposta.',
    'unexpected-status': 'A resposta veio com um código que não se esperava.',
    'opaque-response':
      'O navegador não pôde ler a resposta, bloqueada pela regra de origem (CORS).',
    'missing-routes': 'Faltam caminhos na interface de programação.',
    'host-mismatch': 'O nome ou o protocolo não são os do site.',
    'insecure-protocol': 'A conexão não é segura.',
    'partial-assets': 'Só uma parte dos arquivos chegou.',
    'missing-headers': 'Faltam cabeçalhos de segurança.',
    slow: 'O site está lento.',
    'too-many': 'Muitos testes em pouco tempo. Espere um minuto e tente de novo.',
    failing: 'A resposta não é a que se esperava.',
    worrying: 'Funciona, mas merece atenção.',
  },
  configured: 'em ordem',
  notConfigured: 'falta configurar',
  reviews: {
    pageTitle: 'Teste das avaliações',
    lead: 'Mostra o que o site tem para exibir avaliações do Google. Não é uma página para pacientes.',
    place: 'Identificação do lugar no mapa',
    key: 'Chave dos mapas',
    link: 'Endereço para deixar uma avaliação',
    shown: 'O que os visitantes veem agora',
    setup: 'Configuração',
  },
  map: {
    pageTitle: 'Teste do mapa',
    lead: 'Mostra o que o site tem para exibir o mapa. Não é uma página para pacientes.',
    address: 'Endereço mostrado',
    coordinates: 'Coordenadas',
    open: 'Abrir o endereço no mapa',
  },
};

export type ChecksMessages = typeof checks;

const english: ChecksMessages = {
  tests: {
    server: {
      title: 'Server',
      text: 'Checks that the site responds.',
      findings: {
        fine: 'The server responded.',
        'fetch-failure': 'The server could not be reached.',
      },
    },
    tls: {
      title: 'Secure connection',
      text: 'Checks that the connection is encrypted, with a valid certificate.',
      findings: {
        fine: 'The connection is encrypted and the certificate is valid.',
        'fetch-failure': 'The server cannot see its own certificate from inside its network.',
      },
    },
    'cms-pages': {
      title: 'WordPress pages',
      text: 'Checks that WordPress delivers its pages.',
      findings: { 'not-configured': 'The site uses its own content, without WordPress.' },
    },
    'cms-posts': {
      title: 'WordPress articles',
      text: 'Checks that WordPress delivers its articles.',
      findings: { 'not-configured': 'The site uses its own content, without WordPress.' },
    },
    'cms-categories': {
      title: 'WordPress categories',
      text: 'Checks that WordPress delivers its categories.',
      findings: { 'not-configured': 'The site uses its own content, without WordPress.' },
    },
    'cms-routes': {
      title: 'WordPress interface',
      text: 'Checks that WordPress offers the routes this site reads.',
      findings: { 'not-configured': 'The site uses its own content, without WordPress.' },
    },
    dns: {
      title: 'Domain name',
      text: 'Checks that the domain name points to an address on the internet.',
      findings: {
        fine: 'The domain name points to an address.',
        'fetch-failure': 'The domain name does not point to any address.',
      },
    },
    host: {
      title: 'Site address',
      text: 'Checks that this is the address the clinic gives out.',
      findings: { fine: 'This is the address the clinic gives out.' },
    },
    assets: {
      title: 'Site files',
      text: 'Checks that three files of the site arrive complete.',
      findings: { fine: 'All three files arrived.', 'fetch-failure': 'None of the files arrived.' },
    },
    headers: {
      title: 'Security headers',
      text: 'Checks that responses carry the five headers that protect visitors.',
      findings: { fine: 'All five headers are present.' },
    },
    speed: {
      title: 'Speed',
      text: 'Opens the home page three times and measures the average time.',
      findings: { fine: 'Pages open quickly.' },
    },
    'server-header': {
      title: 'Server software',
      text: 'Checks whether responses reveal the server software, which would help an attacker.',
      findings: {
        fine: 'No software is named.',
        worrying: 'The Server header names the software.',
      },
    },
  },
  findings: {
    fine: 'All good.',
    'handed-over': 'Another program takes care of it.',
    'not-configured': 'Not configured.',
    timeout: 'The response took too long.',
    'fetch-failure': 'The response could not be fetched.',
    'unexpected-status': 'The response came with an unexpected status code.',
    'opaque-response':
      'The browser could not read the response, blocked by the origin rule (CORS).',
    'missing-routes': 'API routes are missing.',
    'host-mismatch': 'The name or the protocol is not the one this site uses.',
    'insecure-protocol': 'The connection is not secure.',
    'partial-assets': 'Only some of the files arrived.',
    'missing-headers': 'Security headers are missing.',
    slow: 'The site is slow.',
    'too-many': 'Too many tests in a short time. Wait a minute and try again.',
    failing: 'The response is not what was expected.',
    worrying: 'Working, but needs attention.',
  },
  configured: 'configured',
  notConfigured: 'not configured',
  reviews: {
    pageTitle: 'Reviews test',
    lead: 'Shows what the site needs to display Google reviews. This page is not for patients.',
    place: 'Place ID on the map',
    key: 'Maps key',
    link: 'Link for leaving a review',
    shown: 'What visitors see now',
    setup: 'Configuration',
  },
  map: {
    pageTitle: 'Map test',
    lead: 'Shows what the site needs to display the map. This page is not for patients.',
    address: 'Address shown',
    coordinates: 'Coordinates',
    open: 'Open the address on the map',
  },
};

/** Words of the pages that show how the site is doing, by language. */
export const checksMessages: ByLocale<ChecksMessages> = { 'pt-BR': checks, 'en-US': english };
