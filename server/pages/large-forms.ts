import { Readable } from 'node:stream';
import {
  errorCodes,
  type FastifyRequest,
  type onRequestAsyncHookHandler,
  type preParsingAsyncHookHandler,
} from 'fastify';
import { giveMoreTime } from '#server/body-deadline.ts';

/** What a form may weigh, and whether it brings files beside its text fields. */
export type FormLimits = { maxBytes: number; takesFiles?: boolean };

/** A page whose form may be larger and take longer than others; all is decided before any of it is read. */
export type LargeForm = FormLimits & {
  path: string;
  /** Answers whoever may not send it. */
  guard?: onRequestAsyncHookHandler;
  /** The limits of one request, if not the same for all; null for those of every other page. */
  limitsFor?: (request: FastifyRequest) => Promise<FormLimits | null>;
};

const granted = new WeakMap<FastifyRequest, FormLimits>();

/** Whether a request may bring files, which may contain any bytes; its page then validates the form itself. */
export function mayBringFiles(request: FastifyRequest): boolean {
  return granted.get(request)?.takesFiles ?? false;
}

/**
 * The options of a large form's route.
 * @param usualBytes what forms of other pages may weigh
 */
export function largeFormOptions(form: LargeForm, usualBytes: number) {
  const { maxBytes, guard, limitsFor } = form;
  const grant = async (request: FastifyRequest) => {
    const limits = limitsFor ? await limitsFor(request) : form;
    if (!limits) return;
    granted.set(request, limits);
    giveMoreTime(request);
  };
  const limit: preParsingAsyncHookHandler = async (request, reply, payload) => {
    const most = granted.get(request)?.maxBytes ?? usualBytes;
    const announced = request.headers['content-length'];
    if (announced === undefined) return Readable.from(atMost(most, payload));
    if (Number(announced) <= most) return payload;
    // The rest may still be on its way.
    reply.header('connection', 'close');
    throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  };
  return { bodyLimit: maxBytes, onRequest: guard ? [guard, grant] : grant, preParsing: limit };
}

async function* atMost(maxBytes: number, payload: Readable) {
  let bytes = 0;
  // Whoever sends too much still gets an answer, for which the connection must stay.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    yield chunk;
  }
}
