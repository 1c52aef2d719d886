/** A text as it may stand between tags and in attributes; characters that XML 1.0 does not know are left out. */
function xmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

type Attributes = Readonly<Record<string, string | number>>;

/** An element with a text in it. */
export function xmlElement(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${attributesOf(attributes)}>${xmlText(text)}</${name}>`;
}

/** An element with nothing but attributes. */
export function xmlEmpty(name: string, attributes: Attributes): string {
  return `<${name}${attributesOf(attributes)}/>`;
}

/** An element around elements. @param content XML, each piece on a line of its own */
export function xmlGroup(
  name: string,
  content: readonly string[],
  attributes: Attributes = {},
): string {
  return `<${name}${attributesOf(attributes)}>\n${content.join('\n')}\n</${name}>`;
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(String(value))}"`)
    .join('');
}
