import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  type Peer,
  type PeerAnswer,
  type PeerRequest,
  routed,
  startPeer,
} from './payment-peers/peer.ts';

// A server that speaks as much of Meta's Cloud API (Graph API, messages of a business number) as reminders need, from
// its reference: who may send, what a template takes, when free words are allowed, and what is told by webhook.

const DAY_SECONDS = 86_400;

/** An approved template: how many texts its body takes, and its buttons in order. */
type Template = {
  name: string;
  language: string;
  bodyParameters: number;
  buttons: readonly ('quick_reply' | 'url')[];
};

export type SentMessage = {
  id: string;
  to: string;
  kind: 'template' | 'text';
  template: string;
  language: string;
  words: readonly string[];
  payloads: readonly string[];
  linkEnd: string | null;
  callback: string;
};

const parameter = z.object({
  type: z.enum(['text', 'payload']),
  text: z.string().min(1).optional(),
  payload: z.string().min(1).max(128).optional(),
});
const component = z.object({
  type: z.enum(['body', 'button']),
  sub_type: z.enum(['quick_reply', 'url']).optional(),
  index: z.string().regex(/^\d$/).optional(),
  parameters: z.array(parameter),
});
const request = z.object({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^\d{8,15}$/),
  type: z.enum(['template', 'text']),
  biz_opaque_callback_data: z.string().max(512),
  template: z
    .object({
      name: z.string(),
      language: z.object({ code: z.string() }),
      components: z.array(component),
    })
    .optional(),
  text: z.object({ preview_url: z.boolean(), body: z.string().min(1).max(4_096) }).optional(),
});

type Request = z.infer<typeof request>;
type Content = Omit<SentMessage, 'id' | 'to' | 'callback'>;

const error = (status: number, code: number): PeerAnswer => ({
  status,
  body: {
    error: {
      message: `(#${code}) about Ana Maria, 5535999990000`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: 'Ana Maria' },
      fbtrace_id: 'AbCdEf',
    },
  },
});

export type WhatsappPeer = Peer & {
  settings: {
    token: string;
    phoneId: string;
    appSecret: string;
    verifyToken: string;
    apiUrl: URL;
    templates: { ask: string; prepare: string };
  };
  sent: SentMessage[];
  /** Refuses the next messages with a code of Meta's list. */
  refuse(code: number, status?: number, times?: number): void;
  /** Ends the access. */
  revokeToken(): void;
  /** Withdraws the template's approval. */
  dropTemplate(name: string): void;
  /** What Meta posts about a message. */
  status(message: SentMessage, status: string, code?: number): Signed;
  /** What Meta posts when somebody presses a button of a message. */
  pressed(message: SentMessage, payload: string, id?: string): Signed;
  /** What Meta posts when somebody writes. */
  written(from: string, text: string, id?: string): Signed;
  signed(body: unknown): Signed;
};

export type Signed = { body: Buffer; headers: Record<string, string> };

export async function startWhatsapp({ now }: { now: () => Date }): Promise<WhatsappPeer> {
  let token = `EAAG${randomBytes(24).toString('hex')}`;
  const first = token;
  const phoneId = '106540352242922';
  const appSecret = randomBytes(16).toString('hex');
  const templates: Template[] = ['pt_BR', 'en_US'].flatMap((language) => [
    {
      name: 'lembrete_confirmar',
      language,
      bodyParameters: 3,
      buttons: ['quick_reply', 'quick_reply', 'quick_reply'],
    },
    { name: 'lembrete_preparo', language, bodyParameters: 3, buttons: ['url'] },
  ]);
  const sent: SentMessage[] = [];
  const lastInbound = new Map<string, number>();
  let refusals: { code: number; status: number; left: number } | null = null;
  let count = 0;
  const seconds = () => Math.floor(now().getTime() / 1_000);

  function take({ headers, body }: PeerRequest): PeerAnswer {
    if (headers.authorization !== `Bearer ${token}`) return error(401, 190);
    if (headers['content-type'] !== 'application/json') return error(400, 100);
    if (refusals && refusals.left > 0) {
      refusals.left -= 1;
      return error(refusals.status, refusals.code);
    }
    const parsed = request.safeParse(JSON.parse(body));
    if (!parsed.success) return error(400, 100);
    const { to, biz_opaque_callback_data: callback, type } = parsed.data;
    const read = type === 'text' ? readText(parsed.data) : readTemplate(parsed.data);
    if ('status' in read) return read;
    count += 1;
    const id = `wamid.${Buffer.from(`${to}:${count}`).toString('base64')}`;
    sent.push({ id, to, callback, ...read });
    const accepted = type === 'template' ? { message_status: 'accepted' } : {};
    return {
      status: 200,
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id, ...accepted }],
      },
    };
  }

  /** Free words are taken for a day after the person's own last message. */
  function readText({ to, text }: Request): Content | PeerAnswer {
    const last = lastInbound.get(to) ?? 0;
    if (!text || seconds() - last >= DAY_SECONDS) return error(400, 131047);
    const none = { template: '', language: '', payloads: [], linkEnd: null };
    return { kind: 'text', words: [text.body], ...none };
  }

  function readTemplate({ template }: Request): Content | PeerAnswer {
    const known = templates.find(
      ({ name, language }) => name === template?.name && language === template.language.code,
    );
    if (!known || !template) return error(404, 132001);
    const words = template.components
      .filter(({ type }) => type === 'body')
      .flatMap(({ parameters }) => parameters.flatMap(({ text }) => text ?? []));
    if (words.length !== known.bodyParameters) return error(400, 132000);
    if (words.some((each) => /[\n\t]| {4}/.test(each))) return error(400, 132018);
    const buttons = template.components.filter(({ type }) => type === 'button');
    const isRight = buttons.every(
      ({ sub_type, index }) => known.buttons[Number(index)] === sub_type,
    );
    if (!isRight || buttons.length !== known.buttons.length) return error(400, 132012);
    const parameters = buttons.flatMap((each) => each.parameters);
    return {
      kind: 'template',
      template: known.name,
      language: known.language,
      words,
      payloads: parameters.flatMap(({ payload }) => payload ?? []),
      linkEnd: parameters.find(({ text }) => text)?.text ?? null,
    };
  }

  const peer = await startPeer(routed({ 'POST /v23.0/:phone/messages': take }, error(404, 33)));

  const signed = (body: unknown): Signed => {
    const bytes = Buffer.from(JSON.stringify(body));
    const hex = createHmac('sha256', appSecret).update(bytes).digest('hex');
    return {
      body: bytes,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${hex}` },
    };
  };
  const notice = (value: object) =>
    signed({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '102290129340398',
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: { display_phone_number: '553599990000', phone_number_id: phoneId },
                ...value,
              },
            },
          ],
        },
      ],
    });
  const inbound = (from: string, id: string, content: object) => {
    lastInbound.set(from, seconds());
    return notice({
      contacts: [{ profile: { name: 'Ana Maria Canário' }, wa_id: from }],
      messages: [{ from, id, timestamp: String(seconds()), ...content }],
    });
  };
  const inboundId = () => {
    count += 1;
    return `wamid.in${count}`;
  };

  return {
    ...peer,
    sent,
    settings: {
      ...{ token: first, phoneId, appSecret },
      verifyToken: 'a token that only we and Meta know',
      apiUrl: new URL('/v23.0', peer.url),
      templates: { ask: 'lembrete_confirmar', prepare: 'lembrete_preparo' },
    },
    refuse(code, status = 400, times = Number.POSITIVE_INFINITY) {
      refusals = { code, status, left: times };
    },
    revokeToken() {
      token = 'another';
    },
    dropTemplate(name) {
      for (const each of templates) if (each.name === name) each.name = 'gone';
    },
    status: ({ id, to, callback }, status, code) =>
      notice({
        statuses: [
          {
            id,
            status,
            timestamp: String(seconds()),
            recipient_id: to,
            biz_opaque_callback_data: callback,
            ...(code === undefined ? {} : { errors: [{ code, title: 'Message undeliverable' }] }),
          },
        ],
      }),
    pressed: ({ id, to }, payload, own = inboundId()) =>
      inbound(to, own, {
        type: 'button',
        context: { from: '553599990000', id },
        button: { payload, text: 'Confirmo' },
      }),
    written: (from, text, own = inboundId()) =>
      inbound(from, own, { type: 'text', text: { body: text } }),
    signed,
  };
}
