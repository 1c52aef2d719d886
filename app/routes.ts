import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/** Every address of the site, once at home and once under the prefix of the other language. */
export default [
  route('sitemap.xml', 'routes/site/sitemap.ts'),
  route('robots.txt', 'routes/site/robots.ts'),
  route('manifest.webmanifest', 'routes/site/manifest.ts'),
  // The agenda for calendars that know a secret address.
  route('calendario/:file', 'routes/staff/feeds-file.ts'),
  ...pages(''),
  route('equipe', 'routes/staff/frame.tsx', staffPages()),
  route('en-us', 'routes/site/other-language.tsx', pages('en-us/')),
] satisfies RouteConfig;

/** @param language begins the ids, which must differ from one language to the other */
function pages(language: string): RouteConfigEntry[] {
  const first = (file: string) => index(file, { id: `${language}${file}` });
  const page = (path: string, file: string, children?: RouteConfigEntry[]) =>
    route(path, file, { id: `${language}${path}` }, children);
  /** Addresses that one module answers; it reads from the address what to show. */
  const same = (file: string, paths: readonly string[]) => paths.map((path) => page(path, file));

  return [
    first('routes/site/home.tsx'),
    page('servicos', 'routes/site/services.tsx'),
    page('servicos/:serviceId', 'routes/site/service.tsx'),
    page('servico/:serviceId', 'routes/site/service-redirect.tsx'),
    page('contato', 'routes/site/contact.ts'),
    page('contato/mensagem', 'routes/site/contact-message.tsx'),
    page('contato/enviado', 'routes/site/contact-sent.tsx'),
    page('blog', 'routes/site/blog.tsx'),
    page('blog/feed.xml', 'routes/site/blog-feed.ts'),
    page('blog/:slug', 'routes/site/post.tsx'),
    page('podcast', 'routes/site/podcast.tsx'),
    page('podcast/feed.xml', 'routes/site/podcast-feed.ts'),
    page('podcast/:slug', 'routes/site/episode.tsx'),
    page('faq', 'routes/site/faq.tsx'),
    page('busca', 'routes/site/search.tsx'),
    page('llms.txt', 'routes/site/llms.ts'),
    page('wp-admin/*', 'routes/site/admin-redirect.ts'),
    page('privacy', 'routes/site/privacy.tsx'),
    page('privacy/recibo', 'routes/site/consent-receipt.ts'),
    page('privacy/pedido', 'routes/site/privacy-request.tsx'),
    page('privacy/pedido/enviado', 'routes/site/privacy-request-sent.tsx'),
    page('sobre', 'routes/site/about.tsx'),
    page('lentes', 'routes/site/lenses.tsx'),
    page('planos', 'routes/site/plans.tsx'),
    page('planosonline', 'routes/site/plans-online.tsx'),
    page('planosflex', 'routes/site/plans-flex.tsx'),
    ...same('routes/site/plan.tsx', ['planobasico', 'planopadrao', 'planopremium']),
    ...same('routes/site/payment.tsx', [
      'pagamentobasico',
      'pagamentopadrao',
      'pagamentopremium',
      'pagamentobasicoonline',
      'pagamentopadraoonline',
      'pagamentopremiumonline',
    ]),
    page('assine', 'routes/site/subscribe.tsx'),
    page('waitlist', 'routes/site/waitlist.tsx'),
    page('artigos/catarata', 'routes/site/cataract.tsx'),
    page('questionario-olho-seco', 'routes/site/dry-eye.tsx'),
    page('campanha/outubro-olho-seco', 'routes/site/campaign.tsx'),
    page('agendamento-otimizado', 'routes/site/quick-request.tsx'),
    page('google-reviews-test', 'routes/site/reviews-test.tsx'),
    page('map-test', 'routes/site/map-test.tsx'),
    page('check', 'routes/site/check.tsx'),
    page('sem-internet', 'routes/site/offline.tsx'),
    page('agendamento', 'routes/booking/frame.tsx', [
      first('routes/booking/service.tsx'),
      page('para-quem', 'routes/booking/for-whom.tsx'),
      page('convenio', 'routes/booking/payer.tsx'),
      page('horario', 'routes/booking/time.tsx'),
      page('dados', 'routes/booking/details.tsx'),
      page('conferir', 'routes/booking/check.tsx'),
      page('obrigado', 'routes/booking/done.tsx'),
      page('copia', 'routes/booking/copy.tsx'),
    ]),
    page('agendamento/reserva', 'routes/booking/hold.ts'),
    page('visita', 'routes/manage/frame.tsx', [
      first('routes/manage/visit.tsx'),
      page('mudar', 'routes/manage/move.tsx'),
      page('cancelar', 'routes/manage/cancel.tsx'),
      page('cancelada', 'routes/manage/cancelled.tsx'),
      page('comprovante', 'routes/manage/voucher.tsx'),
      page(':token', 'routes/manage/open-link.tsx'),
    ]),
    page('visita/calendario.ics', 'routes/manage/calendar-file.ts'),
    ...(IS_DEVELOPMENT ? [page('galeria', 'routes/gallery/gallery.tsx')] : []),
    page('*', 'routes/site/not-found.tsx'),
  ];
}

/** The staff side, in Portuguese only. Each address has its row in app/staff-policies.ts. */
function staffPages(): RouteConfigEntry[] {
  return [
    index('routes/staff/home.tsx'),
    route('agenda', 'routes/staff/agenda.tsx'),
    route('agenda/folha.pdf', 'routes/staff/agenda-sheet.ts'),
    route('agenda/telefone', 'routes/staff/phone-desk.tsx'),
    route('agenda/encaixe', 'routes/staff/agenda-extra.tsx'),
    route('agenda/fechamentos', 'routes/staff/agenda-closures.tsx'),
    route('agenda/horarios', 'routes/staff/hours.tsx'),
    route('agenda/servicos', 'routes/staff/services-settings.tsx'),
    route('agenda/servicos/:slug', 'routes/staff/services-settings-service.tsx'),
    route('agenda/recursos', 'routes/staff/resources.tsx'),
    route('agenda/calendarios', 'routes/staff/feeds.tsx'),
    route('agenda/calendarios/link', 'routes/staff/feeds-link.tsx'),
    route('agenda/visita/:protocol', 'routes/staff/visit.tsx'),
    route('agenda/visita/:protocol/retorno', 'routes/staff/follow-up-return.tsx'),
    route('agenda/visita/:protocol/pos-operatorio', 'routes/staff/follow-up-series.tsx'),
    route('agenda/visita/:protocol/mudar', 'routes/staff/visit-move.tsx'),
    route('agenda/visita/:protocol/horarios', 'routes/staff/visit-times.ts'),
    route('agenda/visita/:protocol/cancelar', 'routes/staff/visit-cancel.tsx'),
    route('entrar', 'routes/staff/login.tsx'),
    route('entrar/codigo', 'routes/staff/login-code.tsx'),
    route('sair', 'routes/staff/logout.ts'),
    route('preparar', 'routes/staff/setup.tsx'),
    route('preparar/:token', 'routes/staff/setup-link.ts'),
    route('pessoas', 'routes/staff/people.tsx'),
    route('pessoas/convidar', 'routes/staff/people-invite.tsx'),
    route('pessoas/link', 'routes/staff/people-link.tsx'),
    route('pessoas/:staffId', 'routes/staff/people-person.tsx'),
    route('conta', 'routes/staff/account.tsx'),
    route('conta/senha', 'routes/staff/account-password.tsx'),
    route('segundo-fator', 'routes/staff/second-factor.tsx'),
    route('segundo-fator/codigos', 'routes/staff/second-factor-codes.tsx'),
    route('mensagens', 'routes/staff/inbox.tsx'),
    route('mensagens/exportar', 'routes/staff/inbox-export.ts'),
    route('mensagens/:kind/:subjectId', 'routes/staff/inbox-item.tsx'),
    route('tarefas', 'routes/staff/jobs.tsx'),
    route('decisoes', 'routes/staff/inbox-decisions.tsx'),
    route('conteudo/imagens', 'routes/staff/images.tsx'),
    route('conteudo/imagens/lista', 'routes/staff/images-list.ts'),
    route('conteudo/imagens/:imageName', 'routes/staff/images-image.tsx'),
    route('numeros', 'routes/staff/figures.tsx'),
    route('numeros/planilha', 'routes/staff/figures-csv.ts'),
    route('erros', 'routes/staff/errors.tsx'),
  ];
}
