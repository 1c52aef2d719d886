import type { TextSpan } from './text-blocks.ts';

/**
 * The same words with as few stretches as they need: neighbours that look alike are one, spaces are single, and none
 * stands at an end of the line or of bold letters.
 */
export function tidySpans(spans: readonly TextSpan[]): TextSpan[] {
  const tidy: TextSpan[] = [];
  for (const span of spans.flatMap(bareSpaces)) {
    const last = tidy.at(-1);
    const words = span.href === undefined ? span.text : withoutBrackets(span.text);
    let text = words.replaceAll(/[\s\p{Cc}]+/gu, ' ');
    if (!last || last.text.endsWith(' ')) text = text.trimStart();
    if (text === '') continue;
    if (last && last.isStrong === span.isStrong && last.href === span.href) last.text += text;
    else tidy.push(span.href === undefined ? plain(text, span.isStrong) : { ...span, text });
  }
  const last = tidy.at(-1);
  if (last) last.text = last.text.trimEnd();
  return last?.text === '' ? tidySpans(tidy.slice(0, -1)) : tidy;
}

/** For the words of links and pictures, which brackets would end. */
export function withoutBrackets(text: string): string {
  return text.replaceAll('[', '(').replaceAll(']', ')');
}

const plain = (text: string, isStrong: boolean): TextSpan => ({ text, isStrong });

/** Spaces at the ends of bold letters are outside of them, or Markdown would not see their marks. */
function bareSpaces(span: TextSpan): TextSpan[] {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(span.text) ?? [];
  if (!span.isStrong || (!before && !after)) return [span];
  const around = { isStrong: false, ...(span.href === undefined ? {} : { href: span.href }) };
  return [
    { ...around, text: before },
    { ...span, text },
    { ...around, text: after },
  ];
}

/** Tidy stretches as one line of Markdown. */
export function inlineMarkdown(spans: readonly TextSpan[]): string {
  let markdown = '';
  let isStrong = false;
  for (const span of spans) {
    if (span.isStrong !== isStrong) markdown += '**';
    isStrong = span.isStrong;
    const words = escaped(span.text);
    markdown += span.href === undefined ? words : `[${words}](${destination(span.href)})`;
  }
  if (isStrong) markdown += '**';

  // Signs at the start that would make a heading, a list or a quotation of the line.
  return markdown.replace(/^[-+#=>]/, '\\$&').replace(/^(\d{1,9})(?=[.)])/, '$1\\');
}

/** Text whose every sign is only itself. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/[\\`*_[\]~]/g, '\\$&')
      .replaceAll(/<(?=[a-z/!?])/gi, '\\<')
      .replaceAll(/&(?=[#\w]+;)/g, '\\&')
      // Before a link it would make a picture.
      .replace(/!$/, '\\!')
      // What would become a link by itself.
      .replaceAll(/:(?=\/\/)/g, '\\:')
      .replaceAll(/(?<=www)\.(?=\S)/gi, '\\.')
      .replaceAll(/(?<=\S)@(?=\S)/g, '\\@')
  );
}

function destination(href: string): string {
  return href.replaceAll(/[()<>"'[\]*_]/g, (sign) => {
    const code = sign.charCodeAt(0).toString(16).toUpperCase();
    return `%${code}`;
  });
}
