import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/site/home.tsx'),
  route('servicos', 'routes/site/services.tsx'),
  route('servicos/:serviceId', 'routes/site/service.tsx'),
  route('servico/:serviceId', 'routes/site/service-redirect.tsx'),
  route('privacy', 'routes/site/privacy.tsx'),
  route('agendamento', 'routes/booking/frame.tsx', [
    index('routes/booking/service.tsx'),
    route('para-quem', 'routes/booking/for-whom.tsx'),
    route('convenio', 'routes/booking/payer.tsx'),
    route('horario', 'routes/booking/time.tsx'),
    route('dados', 'routes/booking/details.tsx'),
    route('conferir', 'routes/booking/check.tsx'),
    route('obrigado', 'routes/booking/done.tsx'),
  ]),
  route('agendamento/reserva', 'routes/booking/hold.ts'),
  route('visita', 'routes/manage/frame.tsx', [
    index('routes/manage/visit.tsx'),
    route('mudar', 'routes/manage/move.tsx'),
    route('cancelar', 'routes/manage/cancel.tsx'),
    route('cancelada', 'routes/manage/cancelled.tsx'),
    route('comprovante', 'routes/manage/voucher.tsx'),
    route(':token', 'routes/manage/open-link.tsx'),
  ]),
  route('visita/calendario.ics', 'routes/manage/calendar-file.ts'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig;
