import { singleLine } from './mail-address.ts';

/** The content of a mail, from which both its plain text and its HTML are generated. */
export type MailBlock =
  | { kind: 'title' | 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** A button is the one thing that a mail asks for. */
  | { kind: 'link' | 'button'; label: string; url: string };

/** A mail before it has a recipient. */
export type MailBody = { subject: string; blocks: readonly MailBlock[] };

/** Subject, plain text and page of a mail. @param lang of the blocks, 'pt-BR' */
export function mailOfBody(
  { subject, blocks }: MailBody,
  { lang, look }: { lang: string; look: MailLook },
): { subject: string; text: string; html: string } {
  return {
    subject,
    text: mailText(blocks),
    html: mailHtml({ lang, title: subject, look }, blocks),
  };
}

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
    case 'button':
      return textOfLink(singleLine(block.label), linkTarget(block.url));
  }
}

function textOfLink(label: string, target: string): string {
  // In plain text the label already contains the number to dial.
  return target.startsWith('tel:') ? label : `${label}:\n${target}`;
}

/** Colours as '#rrggbb', by day and by night. */
type MailColours = Readonly<
  Record<
    | 'paper'
    | 'paper-raised'
    | 'ink'
    | 'ink-soft'
    | 'line'
    | 'link'
    | 'action'
    | 'on-action'
    | 'band'
    | 'on-band',
    string
  >
>;
/** Whose mail it is. */
export type MailLook = { name: string; light: MailColours; dark: MailColours };

const SPACE = 'margin:0 0 16px';

/**
 * A complete page in large type; no images, no scripts, no external resources. Colours stand at each element,
 * because some mail programs drop style sheets; the sheet has those of the night.
 * @param lang of the blocks, 'pt-BR'
 */
export function mailHtml(
  { lang, title, look }: { lang: string; title: string; look: MailLook },
  blocks: readonly MailBlock[],
): string {
  const { light } = look;
  const body = `margin:0;padding:16px;background:${light.paper};color:${light.ink};font:18px/1.5 Verdana,Arial,sans-serif`;
  const band = `padding:16px 20px;background:${light.band};color:${light['on-band']};font-weight:bold`;
  // Readers' letters may be wide, and an address is one long word; not every mail program knows the newer rule.
  const wrap = 'word-break:break-word;overflow-wrap:anywhere';
  const sheet = `padding:20px;background:${light['paper-raised']};color:${light.ink};${wrap}`;
  return [
    `<!doctype html><html lang="${escaped(lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(singleLine(title))}</title>`,
    `<style>${styleOf(look)}</style></head>`,
    `<body class="paper" style="${body}"><div style="max-width:640px;margin:0 auto">`,
    `<div role="banner"><p class="band" style="margin:0;${band}">${shown(look.name)}</p></div>`,
    `<div class="sheet" role="main" style="${sheet}">`,
    ...blocks.map((block) => htmlOf(block, light)),
    '</div></div></body></html>\n',
  ].join('\n');
}

/** What changes at night; `!important`, because it stands against the elements' own. */
function styleOf({ dark }: MailLook): string {
  const rules = [
    `.paper{background:${dark.paper}!important;color:${dark.ink}!important}`,
    `.band{background:${dark.band}!important;color:${dark['on-band']}!important}`,
    `.sheet{background:${dark['paper-raised']}!important;color:${dark.ink}!important}`,
    `.soft{color:${dark['ink-soft']}!important}`,
    `.fact{border-color:${dark.line}!important}`,
    `.link{color:${dark.link}!important}`,
    `.button{background:${dark.action}!important;color:${dark['on-action']}!important}`,
  ];
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function htmlOf(block: MailBlock, light: MailColours): string {
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
          const name = `<span class="soft" style="color:${light['ink-soft']}">${shown(label)}</span>`;
          const style = `margin:0;padding:8px 0;border-bottom:1px solid ${light.line}`;
          return `<p class="fact" style="${style}">${name}<br><strong>${shown(value)}</strong></p>`;
        })
        .join('\n')
        .concat('<div style="height:16px"></div>');
    case 'link': {
      const style = `color:${light.link};font-weight:bold`;
      return `<p style="${SPACE}">${anchor(block, 'link', style)}</p>`;
    }
    case 'button': {
      const colours = `background:${light.action};color:${light['on-action']}`;
      const style = `display:inline-block;padding:12px 24px;border-radius:8px;${colours};font-weight:bold;text-decoration:none`;
      return `<p style="${SPACE}">${anchor(block, 'button', style)}</p>`;
    }
  }
}

function anchor(
  { label, url }: { label: string; url: string },
  look: string,
  style: string,
): string {
  return `<a class="${look}" href="${escaped(linkTarget(url))}" style="${style}">${shown(label)}</a>`;
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
