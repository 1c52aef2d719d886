import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { staffPages } from './routes/staff/staff-routes.ts';

const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/** Every address of the site, once without and once with the prefix of the other language. */
export default [
  route('sitemap.xml', 'routes/site/machines/sitemap.ts'),
  route('robots.txt', 'routes/site/machines/robots.ts'),
  route('manifest.webmanifest', 'routes/site/machines/manifest.ts'),
  // The agenda for calendar apps, at a secret address.
  route('calendario/:file', 'routes/staff/agenda/feeds-file.ts'),
  ...pages(''),
  route('equipe', 'routes/staff/frame.tsx', staffPages()),
  route('en-us', 'routes/site/other-language.tsx', pages('en-us/')),
] satisfies RouteConfig;

/** @param language prefix of the route ids, which must differ between languages */
function pages(language: string): RouteConfigEntry[] {
  const first = (file: string) => index(file, { id: `${language}${file}` });
  const page = (path: string, file: string, children?: RouteConfigEntry[]) =>
    route(path, file, { id: `${language}${path}` }, children);
  /** Several addresses served by one module, which reads from the address what to show. */
  const same = (file: string, paths: readonly string[]) => paths.map((path) => page(path, file));

  return [
    first('routes/site/home/home.tsx'),
    page('servicos', 'routes/site/services/services.tsx'),
    page('servicos/:serviceId', 'routes/site/services/service.tsx'),
    page('servico/:serviceId', 'routes/site/services/service-redirect.tsx'),
    page('contato', 'routes/site/clinic/contact.ts'),
    page('contato/mensagem', 'routes/site/clinic/contact-message.tsx'),
    page('contato/enviado', 'routes/site/clinic/contact-sent.tsx'),
    page('blog', 'routes/site/editorial/blog.tsx'),
    page('blog/feed.xml', 'routes/site/editorial/blog-feed.ts'),
    page('blog/:slug', 'routes/site/editorial/post.tsx'),
    page('podcast', 'routes/site/editorial/podcast.tsx'),
    page('podcast/feed.xml', 'routes/site/editorial/podcast-feed.ts'),
    page('podcast/:slug', 'routes/site/editorial/episode.tsx'),
    page('faq', 'routes/site/editorial/faq.tsx'),
    page('busca', 'routes/site/editorial/search.tsx'),
    page('llms.txt', 'routes/site/machines/llms.ts'),
    page('wp-admin/*', 'routes/site/machines/admin-redirect.ts'),
    page('privacy', 'routes/site/clinic/privacy.tsx'),
    page('privacy/recibo', 'routes/site/clinic/consent-receipt.ts'),
    page('privacy/pedido', 'routes/site/clinic/privacy-request.tsx'),
    page('privacy/pedido/enviado', 'routes/site/clinic/privacy-request-sent.tsx'),
    page('sobre', 'routes/site/clinic/about.tsx'),
    page('acessibilidade', 'routes/site/clinic/accessibility.tsx'),
    page('lentes', 'routes/site/clinic/lenses.tsx'),
    page('planos', 'routes/site/plans/plans.tsx'),
    page('planosonline', 'routes/site/plans/plans-online.tsx'),
    page('planosflex', 'routes/site/plans/plans-flex.tsx'),
    ...same('routes/site/plans/plan.tsx', ['planobasico', 'planopadrao', 'planopremium']),
    ...same('routes/site/plans/payment.tsx', [
      'pagamentobasico',
      'pagamentopadrao',
      'pagamentopremium',
      'pagamentobasicoonline',
      'pagamentopadraoonline',
      'pagamentopremiumonline',
    ]),
    page('pagamento/:token', 'routes/payments/charge.tsx'),
    page('assine', 'routes/site/plans/subscribe.tsx'),
    page('pagamento/:token/pagar', 'routes/payments/pay.ts'),
    page('assine/dados', 'routes/subscription/who.tsx'),
    page('assine/entrega', 'routes/subscription/where.tsx'),
    page('assine/receita', 'routes/subscription/how.tsx'),
    page('assine/conferir', 'routes/subscription/check.tsx'),
    page('assine/obrigado', 'routes/subscription/done.tsx'),
    page('minha-assinatura', 'routes/subscription/my-order.tsx'),
    page('minha-assinatura/endereco', 'routes/subscription/change-address.tsx'),
    page('minha-assinatura/desistir', 'routes/subscription/withdraw.tsx'),
    page('minha-assinatura/cancelar', 'routes/subscription/cancel-order.tsx'),
    page('minha-assinatura/contrato.pdf', 'routes/subscription/order-contract.ts'),
    page('minha-assinatura/:token', 'routes/subscription/open-order.tsx'),
    page('waitlist', 'routes/site/clinic/waitlist.tsx'),
    page('waitlist/recebido', 'routes/site/clinic/waitlist-sent.tsx'),
    page('lista-de-espera/:token', 'routes/waiting/waiting.tsx'),
    page('artigos/catarata', 'routes/site/editorial/cataract.tsx'),
    page('questionario-olho-seco', 'routes/site/clinic/dry-eye.tsx'),
    page('questionario-olho-seco/resultado', 'routes/site/clinic/dry-eye-result.tsx'),
    page('questionario-olho-seco/enviar', 'routes/site/clinic/dry-eye-send.tsx'),
    page('questionario-olho-seco/enviado', 'routes/site/clinic/dry-eye-sent.tsx'),
    page('campanha/:slug', 'routes/site/clinic/campaign.tsx'),
    page('agendamento-otimizado', 'routes/site/leads/lead.tsx'),
    page('agendamento-otimizado/enviado', 'routes/site/leads/lead-sent.tsx'),
    page('google-reviews-test', 'routes/site/machines/reviews-test.tsx'),
    page('mapa', 'routes/site/clinic/map.tsx'),
    page('map-test', 'routes/site/machines/map-test.tsx'),
    page('check', 'routes/site/machines/check.tsx'),
    page('check/resultados.json', 'routes/site/machines/check-file.ts'),
    page('check/resultado/:checkId', 'routes/site/machines/check-result.ts'),
    page('sem-internet', 'routes/site/offline.tsx'),
    page('agendamento', 'routes/booking/frame.tsx', [
      first('routes/booking/service.tsx'),
      page('exames', 'routes/booking/exams.tsx'),
      page('unidade', 'routes/booking/place.tsx'),
      page('horario', 'routes/booking/time.tsx'),
      page('dados', 'routes/booking/details.tsx'),
      page('conferir', 'routes/booking/check.tsx'),
      page('obrigado', 'routes/booking/done.tsx'),
      page('copia', 'routes/booking/copy.tsx'),
      page('sinal/:token', 'routes/booking/deposit.tsx'),
    ]),
    page('agendamento/reserva', 'routes/booking/hold.ts'),
    ...same('routes/booking/earlier-steps.ts', ['agendamento/para-quem', 'agendamento/convenio']),
    page('meu-agendamento', 'routes/manage/frame.tsx', [
      first('routes/manage/appointment.tsx'),
      page('confirmar', 'routes/manage/confirm.tsx'),
      page('remarcar', 'routes/manage/move.tsx'),
      page('cancelar', 'routes/manage/cancel.tsx'),
      page('cancelado', 'routes/manage/cancelled.tsx'),
      page('comprovante', 'routes/manage/voucher.tsx'),
      page('de-novo', 'routes/manage/again.tsx'),
      page('preparo', 'routes/own/tick.ts'),
      page('consentimento', 'routes/own/withdraw-consent.ts'),
      page('meus-dados', 'routes/own/own-data.tsx'),
      page('retorno/:token', 'routes/own/recommended.tsx'),
      page(':token', 'routes/manage/open-link.tsx'),
    ]),
    page('meu-agendamento/calendario.ics', 'routes/manage/calendar-file.ts'),
    page('meu-agendamento/antes', 'routes/manage/earlier.ts'),
    page('meu-agendamento/copia', 'routes/own/own-copy.ts'),
    page('lembretes/:token', 'routes/manage/choice.tsx'),
    page('visita/*', 'routes/manage/old-address.ts'),
    ...(IS_DEVELOPMENT
      ? [
          page('galeria', 'routes/gallery/gallery.tsx'),
          page('galeria/inicio/:sketch', 'routes/gallery/home-sketches.tsx'),
          page('galeria/horario/:sketch', 'routes/gallery/time-sketches.tsx'),
          page('galeria/dia/:sketch', 'routes/gallery/day-sketches.tsx'),
        ]
      : []),
    page('*', 'routes/site/not-found.tsx'),
  ];
}
