import type { FastifyInstance } from 'fastify';
import { apiMessages } from '#app/features/booking/refusal-messages.ts';

const MAX_DEPTH = 20;
/** Ten times the longest booking request. */
const BODY_LIMIT = 16 * 1024;

/** A body that cannot be parsed as JSON; the message is for the caller. */
export class UnreadableBody extends Error {
  readonly statusCode = 400;
  constructor(fault: keyof typeof apiMessages.body) {
    super(apiMessages.body[fault]);
  }
}

/**
 * Accepts JSON bodies only (others: 415). Throws `UnreadableBody` for more than 20 levels, duplicate keys,
 * `__proto__` and `constructor.prototype`. An empty body is undefined.
 */
export function readApiBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: BODY_LIMIT } as const;
  app.addContentTypeParser('application/json', options, (request, body, done) => {
    const json = String(body);
    if (json === '') return done(null, undefined);
    parse(request, json, (error, value) => {
      if (error) done(new UnreadableBody(isJson(json) ? 'forbidden-key' : 'unreadable'));
      else {
        const fault = faultOf(json);
        done(fault ? new UnreadableBody(fault) : null, value);
      }
    });
  });
}

/** @param json well-formed, so that every quotation mark found opens a string that ends */
function faultOf(json: string): 'too-deep' | 'duplicate-key' | null {
  const levels: Set<unknown>[] = [];
  for (const [token, text, colon] of json.matchAll(/("(?:[^"\\]|\\.)*")\s*(:?)|[[\]{}]/g)) {
    if (token === '{' || token === '[') levels.push(new Set());
    else if (token === '}' || token === ']') levels.pop();
    else if (text !== undefined && colon === ':') {
      const key: unknown = JSON.parse(text);
      const keys = levels.at(-1);
      if (keys?.has(key)) return 'duplicate-key';
      keys?.add(key);
    }
    if (levels.length > MAX_DEPTH) return 'too-deep';
  }
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
