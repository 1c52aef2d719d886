import { z } from 'zod';
import type { WhatsappSettings } from './whatsapp-env.server.ts';

/** Texts of a template's body in order, and what its buttons send back, in order. */
export type TemplateMessage = {
  /** Digits with the country, without '+'. */
  to: string;
  template: string;
  /** As Meta names it: 'pt_BR', 'en_US'. */
  language: string;
  body: readonly string[];
  /** Comes back when the person presses the button. */
  payloads?: readonly string[];
  /** The last part of the address behind the link button, which comes after the others. */
  linkEnd?: string;
  /** Comes back with every notice about the message; nothing personal. */
  callback: string;
};

/** Why a message did not go. */
export type WhatsappRefusal =
  /** The clinic's access or template is wrong: nothing goes until somebody mends it. */
  | 'setup'
  /** This person cannot be reached there. */
  | 'person';

export type WhatsappAnswer =
  | { ok: true; messageId: string }
  | { ok: false; refusal: WhatsappRefusal; code: number };

/** Nobody knows whether the message went, or it may be tried again. */
export class WhatsappDelayedError extends Error {
  override name = 'WhatsappDelayedError';
  /** False where Meta has said that it did not take the message. */
  readonly mayHaveGone: boolean;
  constructor(message: string, { mayHaveGone }: { mayHaveGone: boolean }) {
    super(message);
    this.mayHaveGone = mayHaveGone;
  }
}

export type WhatsappApi = {
  sendTemplate(message: TemplateMessage): Promise<WhatsappAnswer>;
  /** Only within a day of the person's own last message. */
  sendText(message: { to: string; text: string; callback: string }): Promise<WhatsappAnswer>;
};

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_CHARS = 64 * 1024;

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) });
const refused = z.object({ error: z.object({ code: z.number() }) });

/** Access ended or was withdrawn; the account is locked or unpaid; the template is not there or does not fit. */
const SETUP_CODES = new Set([
  ...[0, 3, 10, 100, 190, 200, 368],
  ...[131005, 131008, 131009, 131031, 131042, 131045, 131055, 131059],
  ...[132000, 132001, 132005, 132007, 132012, 132015, 132016, 132018, 133010],
]);
/** Too much at once, or Meta itself is in trouble. */
const LATER_CODES = new Set([
  1, 2, 4, 17, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004,
]);

/** Sends by WhatsApp's own interface. Errors hold numbers, nothing that was sent or answered. */
export function whatsappApi(
  { token, phoneId, apiUrl }: Pick<WhatsappSettings, 'token' | 'phoneId' | 'apiUrl'>,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): WhatsappApi {
  const url = `${apiUrl.href.replace(/\/$/, '')}/${phoneId}/messages`;
  async function send(to: string, callback: string, content: object): Promise<WhatsappAnswer> {
    const body = JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      biz_opaque_callback_data: callback,
      ...content,
    });
    const { status, text } = await post(url, { token, body, timeoutMs });
    const answer = jsonOf(text);
    const sent = accepted.safeParse(answer);
    const [message] = sent.success ? sent.data.messages : [];
    if (status >= 200 && status < 300 && message) return { ok: true, messageId: message.id };
    const error = refused.safeParse(answer);
    const code = error.success ? error.data.error.code : null;
    if (code === null || status < 400)
      throw new WhatsappDelayedError(`whatsapp: answered ${status}`, { mayHaveGone: true });
    if (LATER_CODES.has(code) || (status >= 500 && !SETUP_CODES.has(code)))
      throw new WhatsappDelayedError(`whatsapp: answered ${status}, ${code}`, {
        mayHaveGone: false,
      });
    return { ok: false, refusal: SETUP_CODES.has(code) ? 'setup' : 'person', code };
  }
  return {
    sendTemplate: ({ to, template: name, language, body, payloads = [], linkEnd, callback }) => {
      const buttons = [
        ...payloads.map((payload, index) =>
          button('quick_reply', index, { type: 'payload', payload }),
        ),
        ...(linkEnd === undefined
          ? []
          : [button('url', payloads.length, { type: 'text', text: linkEnd })]),
      ];
      const words = { type: 'body', parameters: body.map((text) => ({ type: 'text', text })) };
      const template = { name, language: { code: language }, components: [words, ...buttons] };
      return send(to, callback, { type: 'template', template });
    },
    sendText: ({ to, text, callback }) =>
      send(to, callback, { type: 'text', text: { preview_url: false, body: text } }),
  };
}

function button(kind: 'quick_reply' | 'url', index: number, parameter: object) {
  return { type: 'button', sub_type: kind, index: String(index), parameters: [parameter] };
}

type Sent = { token: string; body: string; timeoutMs: number };

async function post(url: string, { token, body, timeoutMs }: Sent) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: (await response.text()).slice(0, MAX_ANSWER_CHARS) };
  } catch (error) {
    const name = error instanceof Error ? error.name : 'fault';
    throw new WhatsappDelayedError(`whatsapp: no answer (${name})`, { mayHaveGone: true });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
