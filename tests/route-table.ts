import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ClinicRecord } from '#app/clinic/clinic-schema.ts';
import { addressOf } from '#app/clinic/record/own-service-fields.ts';
import { isGonePlanPath } from '#app/clinic/words/plan-paths.ts';
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

const WITH_TEXT = idsOf('services');
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

/** A route that a clinic may do without: its addresses are not there then. */
const onlyIf = (isOn: boolean, route: SiteRoute): SiteRoute =>
  isOn ? route : { ...route, status: 404, isUnlinked: true };

/** The table of the specification's second chapter, row by row, as a clinic with this record has it. */
function specifiedFor({ services, campaigns = [], plansEnabled = false, ...record }: ClinicRecord) {
  const offered = services.filter(({ isArchived }) => !isArchived);
  const withPage = offered.filter(({ slug }) => WITH_TEXT.includes(slug));
  const shown = withPage.map(addressOf);
  const { blog = true, podcast = true, questionnaire = true, lenses = true } = record.offers ?? {};
  const { posts = false, episodes = false } = record.examples ?? {};
  const archived = (record.yearPlans ?? []).flatMap((each) => (each.isArchived ? each.slug : []));
  const plan = (path: string): SiteRoute => {
    const isGone = isGonePlanPath(path, archived);
    return onlyIf(plansEnabled, page(path, isGone ? { status: 302, isUnlinked: true } : {}));
  };
  return [
    page('/'),
    page('/check', { isUnlinked: true }),
    page('/servicos'),
    {
      pattern: '/servicos/:serviceId',
      kind: 'page',
      paths: below('/servicos', shown),
      unknown: '/servicos/adivinhacao',
    },
    {
      ...redirect('/servico/:serviceId', '', ''),
      paths: below('/servico', shown),
      to: below('/servicos', shown),
    },
    page('/sobre'),
    onlyIf(lenses && withPage.some(({ slug }) => slug === 'exames-de-refracao'), page('/lentes')),
    plan('/planos'),
    ...['/planobasico', '/planopadrao', '/planopremium'].map(plan),
    ...['/planosonline', '/planosflex'].map(plan),
    ...['/pagamentobasico', '/pagamentopadrao', '/pagamentopremium'].map(plan),
    ...['basico', 'padrao', 'premium'].map((name) => plan(`/pagamento${name}online`)),
    page('/faq'),
    onlyIf(posts, page('/artigos/catarata')),
    onlyIf(podcast && episodes, page('/podcast')),
    {
      pattern: '/podcast/:slug',
      kind: 'page',
      paths: podcast && episodes ? below('/podcast', idsOf('episodes')) : [],
      unknown: '/podcast/nunca-gravado',
    },
    // An empty blog hides itself.
    onlyIf(blog && posts, page('/blog')),
    {
      pattern: '/blog/:slug',
      kind: 'page',
      paths: blog && posts ? below('/blog', idsOf('posts')) : [],
      unknown: '/blog/nunca-escrito',
    },
    page('/privacy'),
    page('/agendamento'),
    page('/agendamento/exames'),
    page('/agendamento-otimizado', { isUnlinked: true }),
    page('/agendamento/obrigado', { isUnlinked: true }),
    onlyIf(questionnaire, page('/questionario-olho-seco')),
    {
      pattern: '/campanha/:slug',
      kind: 'page',
      paths: below(
        '/campanha',
        campaigns.map(({ slug }) => slug),
      ),
      unknown: '/campanha/nunca-feita',
    },
    plan('/assine'),
    page('/waitlist'),
    page('/google-reviews-test', { isUnlinked: true }),
    page('/map-test', { isUnlinked: true }),
    redirect('/wp-admin/*', '/wp-admin', '/blog'),
    page('/*', { paths: ['/pagina-que-nao-existe'], status: 404, isUnlinked: true }),
  ] satisfies SiteRoute[];
}

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

/** Every public route, as a clinic with this record has it. */
export function routesOf(record: ClinicRecord): readonly SiteRoute[] {
  const isOf = ({ pattern }: SiteRoute) => record.plansEnabled || !pattern.startsWith('/assine/');
  return [...specifiedFor(record), ...BEYOND.filter(isOf)];
}

/** Those of the clinic that most tests share. */
export const SITE_ROUTES = routesOf(serraClaraRecord);

/** The status that the route's addresses respond with. */
export function statusOf({ kind, status }: SiteRoute): number {
  return status ?? (kind === 'redirect' ? 301 : 200);
}
