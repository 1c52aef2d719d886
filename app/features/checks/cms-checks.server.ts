import type { Result } from '#app/platform/result.ts';
import type { CheckFinding } from './check.ts';
import { type Check, type CheckedCms, fail, fine, warn } from './check-services.server.ts';

type CmsFault = { refusal: string; status?: number };

const NAMESPACE = 'wp/v2';
const ROUTES = ['/wp/v2/posts', '/wp/v2/pages', '/wp/v2/categories'];

const FINDINGS: Readonly<Record<string, CheckFinding>> = {
  timeout: 'timeout',
  status: 'unexpected-status',
  redirected: 'unexpected-status',
  certificate: 'insecure-protocol',
  insecure: 'insecure-protocol',
  'not-json': 'failing',
  'unexpected-shape': 'failing',
  'too-large': 'failing',
};

/** Asks the content system, where there is one. */
function cmsCheck(
  ask: (cms: CheckedCms) => Promise<Result<Readonly<Record<string, unknown>>, CmsFault>>,
  judge: (raw: Readonly<Record<string, unknown>>) => CheckFinding = () => 'fine',
): Check {
  return async ({ checks }) => {
    const cms = (await checks?.cms?.()) ?? null;
    if (!cms) return warn('not-configured', { configured: false });
    const answer = await ask(cms);
    if (!answer.ok) {
      const { refusal, status } = answer.refusal;
      const raw = { origin: cms.origin, refusal, ...(status === undefined ? {} : { status }) };
      return fail(FINDINGS[refusal] ?? 'fetch-failure', raw);
    }
    const raw = { origin: cms.origin, ...answer.value };
    const finding = judge(raw);
    return finding === 'fine' ? fine(raw) : fail(finding, raw);
  };
}

const counted = (kind: 'post' | 'page') =>
  cmsCheck(async (cms) => {
    const list = await cms.entries(kind, { page: 1 });
    return list.ok ? { ok: true, value: { total: list.value.total } } : list;
  });

export const checkCmsPages = counted('page');
export const checkCmsPosts = counted('post');
export const checkCmsCategories = cmsCheck(async (cms) => {
  const list = await cms.categories();
  return list.ok ? { ok: true, value: { total: list.value.length } } : list;
});

/** The root lists what the site reads. */
export const checkCmsRoutes = cmsCheck(
  async (cms) => {
    const root = await cms.routes();
    if (!root.ok) return root;
    const { namespaces, routes } = root.value;
    const missing = namespaces.includes(NAMESPACE)
      ? ROUTES.filter((route) => routes !== undefined && !routes.includes(route))
      : ROUTES;
    return { ok: true, value: { namespaces: namespaces.slice(0, 20), missing } };
  },
  ({ missing }) => (Array.isArray(missing) && missing.length > 0 ? 'missing-routes' : 'fine'),
);
