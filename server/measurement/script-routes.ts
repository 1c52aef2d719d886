import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { VENDORS, type VendorIds } from '#app/platform/browser/vendors.ts';
import { sendKept } from '#server/pages/page-answer.ts';
import { otherMethods } from './other-methods.ts';
import type { ProxiedVendor, ScriptStore } from './script-store.ts';

/** `GET /gtm.js?id=` and `/gtag.js?id=`: the vendor's script through this site, for the configured id only. */
export function scriptRoutes(
  app: FastifyInstance,
  { ids, scripts }: { ids: VendorIds; scripts: ScriptStore },
): void {
  const answer = (name: ProxiedVendor) => async (request: FastifyRequest, reply: FastifyReply) => {
    const id = onlyId(request.raw.url ?? '');
    if (!id || id !== ids[name] || !VENDORS[name].idPattern.test(id)) {
      return withoutScript(reply.code(404), 'Not found\n');
    }
    const script = await scripts(name, id);
    if (!script) return withoutScript(reply.code(502), 'Bad gateway\n');
    return sendKept(request, reply, script);
  };
  for (const name of ['ga', 'gtm'] as const) {
    const url = VENDORS[name].ownPath;
    app.get(url, answer(name));
    otherMethods(app, url, ['GET', 'HEAD']);
  }
}

/** The one `id` of an address; null when there is none or more. */
function onlyId(url: string): string | null {
  const [, query = ''] = url.split('?', 2);
  const given = new URLSearchParams(query).getAll('id');
  return given.length === 1 ? (given[0] ?? null) : null;
}

function withoutScript(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}
