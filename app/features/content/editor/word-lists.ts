/** A paragraph that a word processor means as an item of a list. */
const ITEM = /<p\b[^>]*\bmso-list:\s*l\d[^>]*>([\s\S]*?)<\/p\s*>/gi;
/** Its bullet or number, which other programs do not see. */
const BULLET = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;
const NUMBER = /^[\s(]*(?:\d{1,3}|[a-z])[.)]/i;
const BETWEEN_ITEMS = /<\/(ul|ol) data-word>\s*<\1 data-word>/g;

/** HTML of a word processor with lists for what it writes as paragraphs with a bullet. */
export function withLists(html: string): string {
  return html
    .replaceAll(ITEM, (_item, inside: string) => {
      const [, bullet = ''] = BULLET.exec(inside) ?? [];
      const sign = bullet.replaceAll(/<[^>]*>|&nbsp;/gi, '');
      const list = NUMBER.test(sign) ? 'ol' : 'ul';
      return `<${list} data-word><li>${inside.replace(BULLET, '')}</li></${list} data-word>`;
    })
    .replaceAll(BETWEEN_ITEMS, '')
    .replaceAll(/<(\/?)(ul|ol) data-word>/g, '<$1$2>');
}
