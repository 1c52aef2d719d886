import type { FastifyInstance } from 'fastify';

const MAX_DEPTH = 20;

/** Reads JSON bodies; deeper than 20 levels or with `__proto__` keys they are refused with 400. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(String(body))) {
      done(Object.assign(new Error('the body is nested too deeply'), { statusCode: 400 }));
      return;
    }
    parse(request, String(body), done);
  });
}

/** Counts brackets outside of strings; what is not JSON is left to the parser. */
export function isTooDeep(json: string, maxDepth = MAX_DEPTH): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
