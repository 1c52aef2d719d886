import type { APIRequestContext } from '@playwright/test';
import type { SeenSite } from '#tests/clinics/demo-crawl.ts';
import { internalPath } from './crawl.ts';

/** A running site as its visitors see it, without what only staff reach. */
export function seenSite(request: APIRequestContext, origin: string): SeenSite {
  return {
    async get(path) {
      const answer = await request.get(origin + path);
      const type = answer.headers()['content-type'] ?? '';
      return { status: answer.status(), type, body: await answer.body() };
    },
    targetOf(href, path) {
      const target = internalPath({ href }, { origin, path });
      return target?.startsWith('/equipe') ? undefined : target;
    },
  };
}
