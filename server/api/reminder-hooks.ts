import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#app/db/database.ts';
import { contactOfToken } from '#app/features/reminders/choice-link.server.ts';
import { stopChannel } from '#app/features/reminders/choices.server.ts';
import { takeNotice } from '#app/features/reminders/whatsapp-notice.server.ts';
import type { WhatsappReply } from '#app/features/reminders/whatsapp-reply.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Jobs } from '#app/platform/jobs.server.ts';
import type { Log } from '#app/platform/log.server.ts';
import {
  countNetworkHit,
  type Limit,
  type LimitServices,
} from '#app/platform/rate-limit.server.ts';
import { hashToken } from '#app/platform/token.server.ts';
import { parseNotice } from '#app/platform/whatsapp/notice.ts';
import { isSignedNotice } from '#app/platform/whatsapp/notice-signature.server.ts';
import type { WhatsappSettings } from '#app/platform/whatsapp/whatsapp-env.server.ts';
import { otherMethods } from '#server/measurement/other-methods.ts';

const BODY_LIMIT = 3 * 1024 * 1024;
/** Of signed notices, which come in bursts. */
const NOTICE_LIMIT = { hits: 3_000, windowSeconds: 60 };
/** Of notices that nobody has signed, which are then not even looked at: Meta signs each. */
const UNSIGNED_LIMIT = { hits: 30, windowSeconds: 60 };
/** Of presses in mail programs; one provider presses for all of its customers. */
const STOP_LIMIT = { hits: 300, windowSeconds: 60 };

export type ReminderHookParts = {
  db: Database;
  clock: Clock;
  jobs: Jobs<{ 'whatsapp-reply': WhatsappReply }>;
  secret: string;
  limits: LimitServices;
  noticeLimit?: Limit;
  whatsapp: WhatsappSettings | undefined;
  log: Log;
};

/** Where mail programs stop reminders, and where WhatsApp tells of messages; to be registered at the root. */
export function reminderHooks(parts: ReminderHookParts): FastifyPluginAsync {
  return async (server) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    server.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const stop = '/api/lembretes/:token';
    server.get<{ Params: { token: string } }>(stop, async ({ params }, reply) =>
      leadToPage(parts, params.token, reply),
    );
    server.post<{ Params: { token: string } }>(stop, async (request, reply) =>
      stopMails(parts, request, reply),
    );
    otherMethods(server, stop, ['GET', 'HEAD', 'POST']);
    const notices = '/api/whatsapp';
    server.get(notices, async (request, reply) => proveAddress(parts, request, reply));
    server.post(notices, { bodyLimit: BODY_LIMIT }, async (request, reply) =>
      hearNotice(parts, request, reply),
    );
    otherMethods(server, notices, ['GET', 'HEAD', 'POST']);
  };
}

/** A mail program that knows no single press opens the address instead: looking changes nothing. */
function leadToPage({ secret, clock }: ReminderHookParts, token: string, reply: FastifyReply) {
  const contactId = contactOfToken(secret, token, clock.now());
  if (contactId === null) return reply.code(404).send();
  return reply.redirect(`/lembretes/${token}`, 303);
}

async function stopMails(
  parts: ReminderHookParts,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
) {
  const contactId = contactOfToken(parts.secret, request.params.token, parts.clock.now());
  const isOneClick = String(request.body ?? '').includes('List-Unsubscribe=One-Click');
  if (contactId === null) return reply.code(404).send();
  if (!isOneClick) return reply.code(400).send();
  const seconds = await countNetworkHit(parts.limits, 'reminder-stop', request.ip, STOP_LIMIT);
  if (seconds > 0) return reply.code(429).header('retry-after', seconds).send();
  // Erased meanwhile: nothing is sent any more either way.
  await stopChannel(parts, contactId, 'mail');
  return reply.code(200).send();
}

/** Meta proves that it was told of this address by whoever knows the token. */
function proveAddress(
  { whatsapp }: ReminderHookParts,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { searchParams } = new URL(request.raw.url ?? '/', 'http://localhost');
  const given = hashToken(searchParams.get('hub.verify_token') ?? '');
  const challenge = searchParams.get('hub.challenge') ?? '';
  if (!whatsapp) return reply.code(404).send();
  const isRight =
    searchParams.get('hub.mode') === 'subscribe' &&
    given.equals(hashToken(whatsapp.verifyToken)) &&
    /^[\w-]{1,200}$/.test(challenge);
  return isRight ? reply.type('text/plain').send(challenge) : reply.code(403).send();
}

async function hearNotice(parts: ReminderHookParts, request: FastifyRequest, reply: FastifyReply) {
  const { whatsapp, log, limits, noticeLimit = NOTICE_LIMIT } = parts;
  if (!whatsapp) return reply.code(404).send();
  const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
  const header = [request.headers['x-hub-signature-256']].flat()[0];
  if (!isSignedNotice(whatsapp.appSecret, { header, body })) {
    const wait = await countNetworkHit(limits, 'whatsapp-unsigned', request.ip, UNSIGNED_LIMIT);
    if (wait > 0) return reply.code(429).header('retry-after', wait).send();
    log.warn({ why: 'signature' }, 'whatsapp notice refused');
    return reply.code(401).send();
  }
  const seconds = await countNetworkHit(limits, 'whatsapp-notice', request.ip, noticeLimit);
  if (seconds > 0) return reply.code(429).header('retry-after', seconds).send();
  const notice = parseNotice(jsonOf(body), whatsapp.phoneId);
  if (!notice) {
    log.warn({ why: 'shape' }, 'whatsapp notice refused');
    return reply.code(400).send();
  }
  // A fault is answered 500, and Meta tells again.
  await takeNotice(parts, notice);
  return reply.code(200).send();
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
