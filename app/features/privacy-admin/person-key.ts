import type { Viewed } from '#app/platform/audit/audit-event.ts';

/** Source of a person's data: a contact in the agenda, something the person sent, or a subscription. */
export const PERSON_SOURCES = [
  'contact',
  'message',
  'screening',
  'lead',
  'request',
  'order',
  'waiting',
] as const;
export type PersonSource = (typeof PERSON_SOURCES)[number];
export type PersonKey = { source: PersonSource; id: number };

const SLUGS = {
  contact: 'cadastro',
  message: 'mensagem',
  screening: 'triagem',
  lead: 'horario',
  request: 'pedido',
  order: 'assinatura',
  waiting: 'espera',
} as const satisfies Record<PersonSource, string>;

/** As in URLs and forms, 'cadastro-12'. */
export function keyText({ source, id }: PersonKey): string {
  return `${SLUGS[source]}-${id}`;
}

/** The audit subject of a viewed card. */
export function viewedCard(card: PersonKey): Viewed {
  return `card:${keyText(card)}`;
}

/** @returns null when invalid */
export function readKey(text: string): PersonKey | null {
  const [, slug, id] = /^([a-z]+)-([1-9]\d{0,14})$/.exec(text) ?? [];
  for (const source of PERSON_SOURCES)
    if (SLUGS[source] === slug) return { source, id: Number(id) };
  return null;
}
