/** Escapes text for elements and attributes; characters that XML 1.0 does not allow are dropped. */
function xmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

type Attributes = Readonly<Record<string, string | number>>;

/** An element with text content. */
export function xmlElement(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${attributesOf(attributes)}>${xmlText(text)}</${name}>`;
}

/** An empty element with attributes. */
export function xmlEmpty(name: string, attributes: Attributes): string {
  return `<${name}${attributesOf(attributes)}/>`;
}

/** An element that contains elements. @param content XML, each piece on its own line */
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
