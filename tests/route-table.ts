import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serraClaraRecord } from './clinics/serra-clara.ts';

/** How a route of the specification's table responds without cookies. */
export type SiteRoute = {
  /** As in app/routes.ts, '/servicos/:serviceId'. */
  pattern: string;
  kind: 'page' | 'redirect';
  /** All its addresses in the default language. */
  paths: readonly string[];
  /** 200, or 301 for a redirect, unless set. */
  status?: number;
  /** Redirect targets of `paths`, in the default language. */
  to?: readonly string[];
  /** An address of this route that does not exist. */
  unknown?: string;
  /** No page links to it; reached only by its address. */
  isUnlinked?: true;
};

const CONTENT_DIR = join(import.meta.dirname, '../content/pt-BR');

function idsOf(folder: string): string[] {
  const files = readdirSync(join(CONTENT_DIR, folder)).filter((name) => name.endsWith('.md'));
  return files.map((name) => name.replace(/\.md$/, '')).sort();
}

const SERVICES = serraClaraRecord.services.map(({ slug }) => slug);
const CAMPAIGNS = serraClaraRecord.campaigns?.map(({ slug }) => slug) ?? [];
const below = (folder: string, ids: readonly string[]) => ids.map((id) => `${folder}/${id}`);
const page = (path: string, more: Partial<SiteRoute> = {}): SiteRoute => ({
  pattern: path,
  kind: 'page',
  paths: [path],
  ...more,
});
const redirect = (pattern: string, path: string, to: string): SiteRoute => ({
  pattern,
  kind: 'redirect',
  paths: [path],
  to: [to],
  isUnlinked: true,
});

/** The table of the specification's second chapter, row by row. */
const SPECIFIED: readonly SiteRoute[] = [
  page('/'),
  page('/check', { isUnlinked: true }),
  page('/servicos'),
  {
    pattern: '/servicos/:serviceId',
    kind: 'page',
    paths: below('/servicos', SERVICES),
    unknown: '/servicos/adivinhacao',
  },
  {
    ...redirect('/servico/:serviceId', '', ''),
    paths: below('/servico', SERVICES),
    to: below('/servicos', SERVICES),
  },
  page('/sobre'),
  page('/lentes'),
  page('/planos'),
  ...['/planobasico', '/planopadrao', '/planopremium'].map((path) => page(path)),
  ...['/planosonline', '/planosflex'].map((path) => page(path)),
  ...['/pagamentobasico', '/pagamentopadrao', '/pagamentopremium'].map((path) => page(path)),
  ...['basico', 'padrao', 'premium'].map((plan) => page(`/pagamento${plan}online`)),
  page('/faq'),
  page('/artigos/catarata'),
  page('/podcast'),
  {
    pattern: '/podcast/:slug',
    kind: 'page',
    paths: below('/podcast', idsOf('episodes')),
    unknown: '/podcast/nunca-gravado',
  },
  page('/blog'),
  {
    pattern: '/blog/:slug',
    kind: 'page',
    paths: below('/blog', idsOf('posts')),
    unknown: '/blog/nunca-escrito',
  },
  page('/privacy'),
  page('/agendamento'),
  page('/agendamento/exames'),
  page('/agendamento-otimizado', { isUnlinked: true }),
  page('/agendamento/obrigado', { isUnlinked: true }),
  page('/questionario-olho-seco'),
  {
    pattern: '/campanha/:slug',
    kind: 'page',
    paths: below('/campanha', CAMPAIGNS),
    unknown: '/campanha/nunca-feita',
  },
  page('/assine'),
  page('/waitlist'),
  page('/google-reviews-test', { isUnlinked: true }),
  page('/map-test', { isUnlinked: true }),
  redirect('/wp-admin/*', '/wp-admin', '/blog'),
  page('/*', { paths: ['/pagina-que-nao-existe'], status: 404, isUnlinked: true }),
];

/** Public routes beyond the table. */
const BEYOND: readonly SiteRoute[] = [
  page('/assine/obrigado', { isUnlinked: true }),
  page('/minha-assinatura', { isUnlinked: true }),
  page('/meu-agendamento', { isUnlinked: true }),
  page('/meu-agendamento/de-novo', { isUnlinked: true }),
  redirect('/contato', '/contato', '/sobre#contact'),
  page('/contato/mensagem', { isUnlinked: true }),
  page('/privacy/pedido'),
  page('/busca'),
  page('/acessibilidade'),
  page('/mapa'),
  // Cached by the browser for when there is no connection.
  page('/sem-internet', { isUnlinked: true }),
];

export const SITE_ROUTES: readonly SiteRoute[] = [...SPECIFIED, ...BEYOND];

/** The status that the route's addresses respond with. */
export function statusOf({ kind, status }: SiteRoute): number {
  return status ?? (kind === 'redirect' ? 301 : 200);
}
