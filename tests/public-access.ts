/**
 * Who may open what lies outside the staff side (whose table is app/routes/staff/policies.ts). A route without
 * a row here fails the tests.
 */
export type PublicAccess =
  /** Whoever comes by. */
  | 'anybody'
  /** The browser in which the booking was begun; others are led to its first question. */
  | 'booker'
  /** Who has opened a visit's own link; to others there is no such page. */
  | 'link-holder'
  /** Whoever has the token that is in the address; to others there is nothing there. */
  | 'token-holder';

/** Pages of app/routes.ts; what is not named here is for anybody, and is listed in `OPEN_PAGES`. */
export const GUARDED_PAGES: Readonly<Record<string, Exclude<PublicAccess, 'anybody'>>> = {
  '/agendamento/para-quem': 'booker',
  '/agendamento/convenio': 'booker',
  '/agendamento/horario': 'booker',
  '/agendamento/dados': 'booker',
  '/agendamento/conferir': 'booker',
  '/visita': 'link-holder',
  '/visita/mudar': 'link-holder',
  '/visita/cancelar': 'link-holder',
  '/visita/comprovante': 'link-holder',
  '/visita/calendario.ics': 'link-holder',
  '/visita/:token': 'token-holder',
  '/calendario/:file': 'token-holder',
};

export const OPEN_PAGES: readonly string[] = [
  ...['/', '/check', '/sobre', '/lentes', '/faq', '/busca', '/privacy', '/privacy/recibo', '/*'],
  ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/llms.txt', '/sem-internet'],
  ...['/servicos', '/servicos/:serviceId', '/servico/:serviceId', '/artigos/catarata'],
  ...['/privacy/pedido', '/privacy/pedido/enviado'],
  ...['/contato', '/contato/mensagem', '/contato/enviado', '/wp-admin/*'],
  ...['/blog', '/blog/feed.xml', '/blog/:slug'],
  ...['/podcast', '/podcast/feed.xml', '/podcast/:slug'],
  ...['/planos', '/planosonline', '/planosflex', '/assine', '/waitlist'],
  ...['/planobasico', '/planopadrao', '/planopremium'],
  ...['/pagamentobasico', '/pagamentopadrao', '/pagamentopremium'],
  ...['/pagamentobasicoonline', '/pagamentopadraoonline', '/pagamentopremiumonline'],
  ...['/questionario-olho-seco', '/campanha/outubro-olho-seco', '/agendamento-otimizado'],
  ...['/google-reviews-test', '/map-test'],
  // The first question, and what stays in the browser once all are answered.
  ...['/agendamento', '/agendamento/reserva', '/agendamento/obrigado', '/agendamento/copia'],
  '/visita/cancelada',
];

/** Addresses that the server answers before any page, and how they may be asked. */
export const SERVER_ROUTES: Readonly<Record<string, { access: PublicAccess; methods: string }>> = {
  '/*': { access: 'anybody', methods: 'GET POST' },
  '/healthz': { access: 'anybody', methods: 'GET' },
  '/readyz': { access: 'anybody', methods: 'GET' },
  '/assets/*': { access: 'anybody', methods: 'GET' },
  '/favicon.svg': { access: 'anybody', methods: 'GET' },
  '/share/*': { access: 'anybody', methods: 'GET' },
  '/imagens/:file': { access: 'anybody', methods: 'GET' },
  '/audio/:file': { access: 'anybody', methods: 'GET' },
  '/speculation-rules.json': { access: 'anybody', methods: 'GET' },
  '/gtag.js': { access: 'anybody', methods: 'GET' },
  '/gtm.js': { access: 'anybody', methods: 'GET' },
  '/collect': { access: 'anybody', methods: 'GET POST' },
  '/collect/g/collect': { access: 'anybody', methods: 'GET POST' },
  '/api/errors': { access: 'anybody', methods: 'POST' },
  '/api/analytics/ga': { access: 'anybody', methods: 'POST' },
  '/api/analytics/gtm': { access: 'anybody', methods: 'POST' },
  '/api/v1/services': { access: 'anybody', methods: 'GET' },
  '/api/v1/payers': { access: 'anybody', methods: 'GET' },
  '/api/v1/slots': { access: 'anybody', methods: 'GET' },
  '/api/v1/challenge': { access: 'anybody', methods: 'GET' },
  '/api/v1/openapi.json': { access: 'anybody', methods: 'GET' },
  '/api/v1/holds': { access: 'anybody', methods: 'POST' },
  '/api/v1/appointments': { access: 'anybody', methods: 'POST' },
  '/api/v1/holds/:token': { access: 'token-holder', methods: 'DELETE' },
};
