/** Where somebody is known: a contact of the agenda, a message, a request about their data. */
export type PersonSource = 'contact' | 'message' | 'request';
export type PersonKey = { source: PersonSource; id: number };

const SLUGS = {
  contact: 'cadastro',
  message: 'mensagem',
  request: 'pedido',
} as const satisfies Record<PersonSource, string>;

/** As in addresses and forms, 'cadastro-12'. */
export function keyText({ source, id }: PersonKey): string {
  return `${SLUGS[source]}-${id}`;
}

/** @returns null for a text that is no such key */
export function readKey(text: string): PersonKey | null {
  const [, slug, id] = /^([a-z]+)-([1-9]\d{0,14})$/.exec(text) ?? [];
  for (const source of ['contact', 'message', 'request'] as const)
    if (SLUGS[source] === slug) return { source, id: Number(id) };
  return null;
}
