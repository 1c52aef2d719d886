import { z } from 'zod';

/** How far a message has come. */
export const DELIVERY_STATES = ['sent', 'delivered', 'read', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What Meta tells of a message that we have sent. */
export type DeliveryNotice = {
  messageId: string;
  state: DeliveryState;
  /** As we gave it with the message; null for one of another sender. */
  callback: string | null;
  /** Of the first error; null without one. */
  code: number | null;
};

/** What somebody has written or pressed. */
export type InboundMessage = {
  messageId: string;
  /** Digits with the country, without '+'. */
  from: string;
  at: Date;
  /** What the pressed button sends back; null for anything else. */
  payload: string | null;
  text: string;
};

export type WhatsappNotice = { deliveries: DeliveryNotice[]; messages: InboundMessage[] };

const status = z.object({
  id: z.string().min(1).max(300),
  status: z.string(),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
});

const message = z.object({
  id: z.string().min(1).max(300),
  from: z.string().regex(/^\d{6,20}$/),
  timestamp: z.string().regex(/^\d{9,11}$/),
  text: z.object({ body: z.string().max(8_192) }).optional(),
  // Of a template's button, and of one in a chat.
  button: z.object({ payload: z.string().max(512) }).optional(),
  interactive: z
    .object({ button_reply: z.object({ id: z.string().max(512) }).optional() })
    .optional(),
});

const body = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.looseObject({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            statuses: z.array(z.unknown()).optional(),
            messages: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
});

/**
 * What a notice of Meta says of our number. Parts of kinds that we do not know are left out: Meta adds kinds, and a
 * notice that is not taken comes again for days.
 * @returns null when it is no such notice
 */
export function parseNotice(json: unknown, phoneId: string): WhatsappNotice | null {
  const parsed = body.safeParse(json);
  if (!parsed.success) return null;
  const values = parsed.data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => field === 'messages')
    .map(({ value }) => value)
    .filter(({ metadata }) => metadata?.phone_number_id === phoneId);
  return {
    deliveries: values.flatMap(({ statuses = [] }) => statuses.flatMap(deliveryOf)),
    messages: values.flatMap(({ messages = [] }) => messages.flatMap(messageOf)),
  };
}

function deliveryOf(json: unknown): DeliveryNotice[] {
  const parsed = status.safeParse(json);
  if (!parsed.success) return [];
  const { id: messageId, errors } = parsed.data;
  const state = DELIVERY_STATES.find((each) => each === parsed.data.status);
  if (!state) return [];
  const { biz_opaque_callback_data: callback = null } = parsed.data;
  return [{ messageId, state, callback, code: errors?.[0]?.code ?? null }];
}

function messageOf(json: unknown): InboundMessage[] {
  const parsed = message.safeParse(json);
  if (!parsed.success) return [];
  const { id: messageId, from, timestamp, text, button, interactive } = parsed.data;
  return [
    {
      messageId,
      from,
      at: new Date(Number(timestamp) * 1_000),
      payload: button?.payload ?? interactive?.button_reply?.id ?? null,
      text: text?.body ?? '',
    },
  ];
}
