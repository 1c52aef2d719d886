import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clinicRecord } from '#app/clinic/clinic-record.ts';

/** How a route of the specification's table responds without cookies. */
export type SiteRoute = {
  /** As in app/routes.ts, '/servicos/:serviceId'. */
  pattern: string;
  /** Content pages carry no router; app pages hydrate; the others redirect. */
  kind: 'content' | 'app' | 'redirect';
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

const SERVICES = clinicRecord.services.map(({ slug }) => slug);
const below = (folder: string, ids: readonly string[]) => ids.map((id) => `${folder}/${id}`);
const content = (path: string, more: Partial<SiteRoute> = {}): SiteRoute => ({
  pattern: path,
  kind: 'content',
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
  content('/'),
  content('/check', { isUnlinked: true }),
  content('/servicos'),
  {
    pattern: '/servicos/:serviceId',
    kind: 'content',
    paths: below('/servicos', SERVICES),
    unknown: '/servicos/adivinhacao',
  },
  {
    ...redirect('/servico/:serviceId', '', ''),
    paths: below('/servico', SERVICES),
    to: below('/servicos', SERVICES),
  },
  content('/sobre'),
  content('/lentes'),
  content('/planos'),
  ...['/planobasico', '/planopadrao', '/planopremium'].map((path) => content(path)),
  ...['/planosonline', '/planosflex'].map((path) => content(path)),
  ...['/pagamentobasico', '/pagamentopadrao', '/pagamentopremium'].map((path) => content(path)),
  ...['basico', 'padrao', 'premium'].map((plan) => content(`/pagamento${plan}online`)),
  content('/faq'),
  content('/artigos/catarata'),
  content('/podcast'),
  {
    pattern: '/podcast/:slug',
    kind: 'content',
    paths: below('/podcast', idsOf('episodes')),
    unknown: '/podcast/nunca-gravado',
  },
  content('/blog'),
  {
    pattern: '/blog/:slug',
    kind: 'content',
    paths: below('/blog', idsOf('posts')),
    unknown: '/blog/nunca-escrito',
  },
  content('/privacy'),
  content('/agendamento', { kind: 'app' }),
  content('/agendamento-otimizado', { isUnlinked: true }),
  content('/agendamento/obrigado', { kind: 'app', isUnlinked: true }),
  content('/questionario-olho-seco'),
  content('/campanha/outubro-olho-seco'),
  content('/assine'),
  content('/waitlist'),
  content('/google-reviews-test', { isUnlinked: true }),
  content('/map-test', { isUnlinked: true }),
  redirect('/wp-admin/*', '/wp-admin', '/blog'),
  content('/*', { paths: ['/pagina-que-nao-existe'], status: 404, isUnlinked: true }),
];

/** Public routes beyond the table. */
const BEYOND: readonly SiteRoute[] = [
  content('/meu-agendamento', { kind: 'app', isUnlinked: true }),
  content('/meu-agendamento/de-novo', { kind: 'app', isUnlinked: true }),
  redirect('/contato', '/contato', '/sobre#contact'),
  content('/contato/mensagem', { isUnlinked: true }),
  content('/privacy/pedido'),
  content('/busca'),
  // Cached by the browser for when there is no connection.
  content('/sem-internet', { isUnlinked: true }),
];

export const SITE_ROUTES: readonly SiteRoute[] = [...SPECIFIED, ...BEYOND];

/** The status that the route's addresses respond with. */
export function statusOf({ kind, status }: SiteRoute): number {
  return status ?? (kind === 'redirect' ? 301 : 200);
}
