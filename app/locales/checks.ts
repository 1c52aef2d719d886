import type { ByLocale } from '#app/platform/locale.ts';

/** Words of the pages that show how the site itself is doing. */
export const checks = {
  status: {
    pageTitle: 'Estado do site',
    lead: 'Esta página será o lugar dos testes do site. Por enquanto, ela mostra só o estado do servidor.',
    now: 'Estado agora',
    nowText:
      'O servidor informa o próprio estado em dois endereços, em poucas palavras e em inglês. O primeiro diz se ele está no ar. O segundo, se o banco de dados, o disco e as tarefas estão funcionando.',
    alive: 'Ver se o servidor responde',
    ready: 'Ver se tudo está funcionando',
    will: 'O que será testado aqui',
    tests: [
      'Se o servidor responde e se a conexão é segura',
      'Se o nome do site leva ao servidor certo',
      'Se as páginas, os textos e as categorias do blog respondem',
      'Se os arquivos do site chegam completos',
      'Se os cabeçalhos de segurança estão presentes',
      'Se as páginas abrem rápido',
    ],
    help: (phone: string) =>
      `Encontrou um problema no site? Ligue para ${phone} e conte para a gente.`,
  },
  configured: 'configurado',
  notConfigured: 'não configurado',
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
  status: {
    pageTitle: 'Site status',
    lead: "This page will hold the site's tests. For now it shows the server's status only.",
    now: 'Current status',
    nowText:
      'The server reports its own status at two addresses, in a few words. The first says whether it is up. The second says whether the database, the disk and the jobs are working.',
    alive: 'Check whether the server responds',
    ready: 'Check whether everything is working',
    will: 'What will be tested here',
    tests: [
      'Whether the server responds and the connection is secure',
      'Whether the site name leads to the right server',
      'Whether the pages, texts and blog categories respond',
      'Whether the site files arrive complete',
      'Whether the security headers are present',
      'Whether pages open quickly',
    ],
    help: (phone: string) => `Found a problem with the site? Call ${phone} and tell us.`,
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
