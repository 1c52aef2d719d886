import type { ByLocale } from '#app/platform/locale.ts';

/** Words of the public page that tests the site. What the tests found is in checks.ts. */
const checkPage = {
  title: 'Estado do site',
  lead: 'Veja se o site está funcionando. Os testes levam poucos segundos e não usam nenhum dado seu.',
  overall: {
    idle: { title: 'Ainda não testado', text: 'Aperte o botão para testar o site agora.' },
    running: { title: 'Testando o site', text: 'Leva poucos segundos.' },
    operational: { title: 'Tudo funcionando', text: 'Todos os testes deram certo.' },
    attention: {
      title: 'No ar, com pontos de atenção',
      text: 'O site responde. Veja abaixo o que merece atenção.',
    },
    error: { title: 'Há um problema no site', text: 'Veja abaixo o que não deu certo.' },
    stopped: { title: 'Testes interrompidos', text: 'Os testes que faltam não foram feitos.' },
  },
  progress: 'Andamento dos testes',
  last: 'Última execução:',
  statuses: {
    idle: 'Não executado',
    running: 'Executando',
    success: 'Certo',
    warning: 'Atenção',
    error: 'Problema',
  },
  run: 'Executar tudo',
  stop: 'Parar os testes',
  clear: 'Limpar',
  export: 'Exportar JSON',
  filter: 'Mostrar',
  all: 'Todos',
  none: 'Nenhum teste com este resultado.',
  list: 'Testes',
  latency: 'Tempo',
  at: 'Executado em',
  withoutScripts:
    'O JavaScript está desligado: o servidor faz todos os testes, e não o seu navegador.',
  tooMany: {
    title: 'Muitos testes em pouco tempo',
    text: 'Espere um minuto e execute de novo.',
  },
  help: (phone: string) =>
    `Encontrou um problema no site? Ligue para ${phone} e conte para a gente.`,
  helpTitle: 'Precisa de ajuda?',
};

export type CheckPageMessages = typeof checkPage;

const english: CheckPageMessages = {
  title: 'Site status',
  lead: 'See whether the site is working. The tests take a few seconds and use no data of yours.',
  overall: {
    idle: { title: 'Not tested yet', text: 'Press the button to test the site now.' },
    running: { title: 'Testing the site', text: 'This takes a few seconds.' },
    operational: { title: 'Everything is working', text: 'Every test passed.' },
    attention: {
      title: 'Online, but needs attention',
      text: 'The site is up. See below what needs attention.',
    },
    error: { title: 'There is a problem with the site', text: 'See below what did not work.' },
    stopped: { title: 'Tests stopped', text: 'The remaining tests were not run.' },
  },
  progress: 'Test progress',
  last: 'Last run:',
  statuses: {
    idle: 'Not run',
    running: 'Running',
    success: 'Passed',
    warning: 'Needs attention',
    error: 'Problem',
  },
  run: 'Run all tests',
  stop: 'Stop the tests',
  clear: 'Clear',
  export: 'Export JSON',
  filter: 'Show',
  all: 'All',
  none: 'No test with this result.',
  list: 'Tests',
  latency: 'Time',
  at: 'Run at',
  withoutScripts: 'JavaScript is off: the server runs every test instead of your browser.',
  tooMany: {
    title: 'Too many tests in a short time',
    text: 'Wait a minute and run them again.',
  },
  help: (phone: string) => `Found a problem with the site? Call ${phone} and tell us.`,
  helpTitle: 'Need help?',
};

export const checkPageMessages: ByLocale<CheckPageMessages> = {
  'pt-BR': checkPage,
  'en-US': english,
};
