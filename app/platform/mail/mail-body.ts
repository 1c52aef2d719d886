import { singleLine } from './mail-address.ts';

/** The content of a mail, from which both its plain text and its HTML are generated. */
export type MailBlock =
  | { kind: 'title' | 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | { kind: 'link'; label: string; url: string };

/** The mail as plain text; no line of a block can pass for another block. */
export function mailText(blocks: readonly MailBlock[]): string {
  return `${blocks.map(textOf).join('\n\n')}\n`;
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return singleLine(block.text).toUpperCase();
    case 'paragraph':
      return singleLine(block.text);
    case 'list':
      return block.items.map((item) => `- ${singleLine(item)}`).join('\n');
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${singleLine(value)}`).join('\n');
    case 'link':
      return textOfLink(singleLine(block.label), linkTarget(block.url));
  }
}

function textOfLink(label: string, target: string): string {
  // In plain text the label already contains the number to dial.
  return target.startsWith('tel:') ? label : `${label}:\n${target}`;
}

const BODY =
  'margin:0;padding:16px;background:#ffffff;color:#1a1a1a;font:18px/1.5 Arial,sans-serif';
const SPACE = 'margin:0 0 16px';

/**
 * A complete page in large type with inline styles; no images, no scripts, no external resources.
 * @param lang of the blocks, 'pt-BR'
 */
export function mailHtml(lang: string, title: string, blocks: readonly MailBlock[]): string {
  return [
    `<!doctype html><html lang="${escaped(lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(singleLine(title))}</title></head>`,
    `<body style="${BODY}"><div style="max-width:640px;margin:0 auto">`,
    ...blocks.map(htmlOf),
    '</div></body></html>\n',
  ].join('\n');
}

function htmlOf(block: MailBlock): string {
  switch (block.kind) {
    case 'title':
      return `<h1 style="${SPACE};font-size:28px;line-height:1.25">${shown(block.text)}</h1>`;
    case 'heading':
      return `<h2 style="margin:32px 0 8px;font-size:22px;line-height:1.25">${shown(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="${SPACE}">${shown(block.text)}</p>`;
    case 'list': {
      const items = block.items.map((item) => `<li style="margin:0 0 8px">${shown(item)}</li>`);
      return `<ul style="${SPACE};padding-left:24px">${items.join('')}</ul>`;
    }
    case 'facts':
      return block.facts
        .map(({ label, value }) => {
          return `<p style="${SPACE}"><strong>${shown(label)}:</strong><br>${shown(value)}</p>`;
        })
        .join('\n');
    case 'link': {
      const target = escaped(linkTarget(block.url));
      return `<p style="${SPACE}"><a href="${target}" style="color:#0b4a86;font-weight:bold">${shown(block.label)}</a></p>`;
    }
  }
}

function shown(text: string): string {
  return escaped(singleLine(text));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** @throws Error for a disallowed link target: links come from our own settings */
function linkTarget(url: string): string {
  const target = URL.parse(url);
  if (!target || !['https:', 'http:', 'tel:', 'mailto:'].includes(target.protocol)) {
    throw new Error('a mail may link only to web, telephone and mail addresses');
  }
  return target.href;
}

/**
 * A name on one line of at most 120 characters that no mail program turns into a link. Anybody may enter
 * any name with anybody's address, and the clinic's mail must not carry a stranger's link.
 */
export function linkless(name: string): string {
  const apart = name.replace(/[:/\\@]/g, ' ').replace(/[.．。｡](?=\S)/g, '. ');
  return singleLine(apart).slice(0, 120);
}
