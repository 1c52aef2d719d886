/**
 * Who may open what lies outside the staff pages (whose table is app/routes/staff/policies.ts). A route without
 * a row here fails the tests.
 */
export type PublicAccess =
  /** Everybody. */
  | 'anybody'
  /** The browser that began the booking; others are redirected to its first question. */
  | 'booker'
  /** Only after opening an appointment's own link; for others there is no such page. */
  | 'link-holder'
  /** The browser that chose a lens plan; others are redirected to the choice. */
  | 'subscriber'
  /** Only after opening a subscription's own link; others are told how to. */
  | 'order-holder'
  /** Only with the token in the address; for others there is nothing there. */
  | 'token-holder'
  /** Only who signs what is sent, by a secret that the clinic shares with them. */
  | 'signer';

/** Pages of app/routes.ts; unlisted pages are public, and are listed in `OPEN_PAGES`. */
export const GUARDED_PAGES: Readonly<Record<string, Exclude<PublicAccess, 'anybody' | 'signer'>>> =
  {
    '/agendamento/unidade': 'booker',
    '/agendamento/horario': 'booker',
    '/agendamento/dados': 'booker',
    '/agendamento/conferir': 'booker',
    '/meu-agendamento/confirmar': 'link-holder',
    '/meu-agendamento/remarcar': 'link-holder',
    '/meu-agendamento/cancelar': 'link-holder',
    '/meu-agendamento/comprovante': 'link-holder',
    '/meu-agendamento/calendario.ics': 'link-holder',
    '/meu-agendamento/:token': 'token-holder',
    '/assine/dados': 'subscriber',
    '/assine/entrega': 'subscriber',
    '/assine/receita': 'subscriber',
    '/assine/conferir': 'subscriber',
    '/minha-assinatura/endereco': 'order-holder',
    '/minha-assinatura/desistir': 'order-holder',
    '/minha-assinatura/cancelar': 'order-holder',
    '/minha-assinatura/contrato.pdf': 'order-holder',
    '/minha-assinatura/:token': 'token-holder',
    '/agendamento/sinal/:token': 'token-holder',
    '/lista-de-espera/:token': 'token-holder',
    '/pagamento/:token': 'token-holder',
    '/pagamento/:token/pagar': 'token-holder',
    '/calendario/:file': 'token-holder',
    '/meu-agendamento/meus-dados': 'link-holder',
    '/meu-agendamento/retorno/:token': 'token-holder',
    '/lembretes/:token': 'token-holder',
  };

export const OPEN_PAGES: readonly string[] = [
  ...['/', '/check', '/sobre', '/lentes', '/faq', '/busca', '/privacy', '/privacy/recibo', '/*'],
  ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/llms.txt', '/sem-internet'],
  ...['/servicos', '/servicos/:serviceId', '/servico/:serviceId', '/artigos/catarata'],
  ...['/privacy/pedido', '/privacy/pedido/enviado', '/acessibilidade'],
  ...['/contato', '/contato/mensagem', '/contato/enviado', '/wp-admin/*'],
  ...['/blog', '/blog/feed.xml', '/blog/:slug'],
  ...['/podcast', '/podcast/feed.xml', '/podcast/:slug'],
  ...['/planos', '/planosonline', '/planosflex', '/assine', '/waitlist'],
  // Without a receipt it leads to the form.
  '/waitlist/recebido',
  ...['/assine/obrigado', '/minha-assinatura'],
  ...['/planobasico', '/planopadrao', '/planopremium'],
  ...['/pagamentobasico', '/pagamentopadrao', '/pagamentopremium'],
  ...['/pagamentobasicoonline', '/pagamentopadraoonline', '/pagamentopremiumonline'],
  ...[
    '/questionario-olho-seco',
    '/campanha/:slug',
    '/agendamento-otimizado',
    '/agendamento-otimizado/enviado',
  ],
  ...['/questionario-olho-seco/resultado', '/questionario-olho-seco/enviar'],
  '/questionario-olho-seco/enviado',
  ...['/google-reviews-test', '/map-test', '/mapa'],
  ...['/check/resultados.json', '/check/resultado/:checkId'],
  // The first question, and what stays in the browser once all are answered.
  ...[
    '/agendamento',
    '/agendamento/exames',
    '/agendamento/reserva',
    '/agendamento/obrigado',
    '/agendamento/copia',
  ],
  // Questions that lead on to the screen which asks them now.
  ...['/agendamento/para-quem', '/agendamento/convenio'],
  // Says the same to everybody who has opened no link; the others are led on to it.
  ...[
    '/meu-agendamento',
    '/meu-agendamento/antes',
    '/meu-agendamento/preparo',
    '/meu-agendamento/consentimento',
    '/meu-agendamento/copia',
    '/meu-agendamento/de-novo',
    '/meu-agendamento/cancelado',
    '/visita/*',
  ],
];

/** Addresses that the server answers before any page, with their methods. */
export const SERVER_ROUTES: Readonly<Record<string, { access: PublicAccess; methods: string }>> = {
  '/*': { access: 'anybody', methods: 'GET POST' },
  '/healthz': { access: 'anybody', methods: 'GET' },
  '/readyz': { access: 'anybody', methods: 'GET' },
  '/assets/*': { access: 'anybody', methods: 'GET' },
  '/favicon.svg': { access: 'anybody', methods: 'GET' },
  '/marca/:file': { access: 'anybody', methods: 'GET' },
  '/share/*': { access: 'anybody', methods: 'GET' },
  '/podcast/capa.png': { access: 'anybody', methods: 'GET' },
  '/imagens/:file': { access: 'anybody', methods: 'GET' },
  '/audio/:file': { access: 'anybody', methods: 'GET' },
  '/filmes/:file': { access: 'anybody', methods: 'GET' },
  '/libras': { access: 'anybody', methods: 'GET' },
  '/speculation-rules.json': { access: 'anybody', methods: 'GET' },
  '/gtag.js': { access: 'anybody', methods: 'GET' },
  '/gtm.js': { access: 'anybody', methods: 'GET' },
  '/collect': { access: 'anybody', methods: 'GET POST' },
  '/collect/g/collect': { access: 'anybody', methods: 'GET POST' },
  '/api/pagamentos/pix/:secret': { access: 'token-holder', methods: 'POST' },
  '/api/pagamentos/pix/:secret/pix': { access: 'token-holder', methods: 'POST' },
  '/api/pagamentos/stripe': { access: 'signer', methods: 'POST' },
  '/api/pagamentos/mercado-pago': { access: 'signer', methods: 'POST' },
  '/api/lembretes/:token': { access: 'token-holder', methods: 'GET POST' },
  '/api/whatsapp': { access: 'signer', methods: 'GET POST' },
  '/webhooks/cms': { access: 'signer', methods: 'POST' },
  '/api/errors': { access: 'anybody', methods: 'POST' },
  '/api/analytics/ga': { access: 'anybody', methods: 'POST' },
  '/api/analytics/gtm': { access: 'anybody', methods: 'POST' },
  '/api/v1/services': { access: 'anybody', methods: 'GET' },
  '/api/v1/payers': { access: 'anybody', methods: 'GET' },
  '/api/v1/slots': { access: 'anybody', methods: 'GET' },
  '/api/v1/challenge': { access: 'anybody', methods: 'GET' },
  '/api/v1/clinic': { access: 'anybody', methods: 'GET' },
  '/api/v1/openapi.json': { access: 'anybody', methods: 'GET' },
  '/api/v1/holds': { access: 'anybody', methods: 'POST' },
  '/api/v1/appointments': { access: 'anybody', methods: 'POST' },
  '/api/v1/holds/:token': { access: 'token-holder', methods: 'DELETE' },
};
