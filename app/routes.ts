import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/site/home.tsx'),
  route('servicos', 'routes/site/services.tsx'),
  route('servicos/:serviceId', 'routes/site/service.tsx'),
  route('servico/:serviceId', 'routes/site/service-redirect.tsx'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig;
