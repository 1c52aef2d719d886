import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readTextBlocks, UnknownMarkdown } from '#app/platform/text/read-text-blocks.ts';
import { HOSTILE_TEXTS } from '#tests/hostile-texts.ts';
import { Prose } from './prose.tsx';

const NAMES =
  /^<\/?(?:div|h2|h3|p|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr|th|td|a|figure|img|figcaption)(?=[\s/>])/;
const ATTRIBUTES =
  /^(?: (?:class="[\w -]+"|href="(?:#|\/(?![/\\])|https:\/\/[a-z\d.-]+(?=["/?#]))[^"<>\s]*"|rel="noopener noreferrer external"|src="\/imagens\/[\w.-]+"|srcSet="[\w ./,-]+"|sizes="[^"<>]+"|(?:width|height)="\d+"|alt="[^"<>]*"|scope="(?:col|row)"|role="group"|aria-label="Tabela[^"<>]*"|tabindex="0"|loading="lazy"|decoding="async"))*\/?>$/;

/** @returns null for a text that is rejected */
function pageOf(markdown: string): string | null {
  try {
    return renderToStaticMarkup(createElement(Prose, { blocks: readTextBlocks(markdown) }));
  } catch (error) {
    if (error instanceof UnknownMarkdown) return null;
    throw error;
  }
}

test('there are 200 hostile texts, each once', () => {
  expect(new Set(HOSTILE_TEXTS).size).toBe(HOSTILE_TEXTS.length);
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(200);
});

test.each(HOSTILE_TEXTS)('%j is refused or only words', (text) => {
  for (const markdown of [
    text,
    `Antes ${text} depois`,
    `- ${text}`,
    `**${text}**`,
    `> ${text}`,
    `| ${text} |\n| --- |\n| ${text} |`,
  ]) {
    for (const tag of pageOf(markdown)?.match(/<[^>]*>?/g) ?? []) {
      expect(tag).toMatch(NAMES);
      expect(tag.replace(NAMES, '')).toMatch(ATTRIBUTES);
    }
  }
});
