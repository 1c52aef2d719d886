import type { BlockWriter, Manner } from './block-writer.ts';
import type { HrefRules } from './foreign-href.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';

/** What a part of the HTML is written with. */
export type Writing = {
  writer: BlockWriter;
  rules: HrefRules;
  /** Where the captions of the figure at hand are put; null outside figures. */
  captions: HtmlElement[] | null;
  /** Writes what is within the part at hand. */
  write: (writing: Writing, nodes: readonly HtmlNode[], manner: Manner) => void;
};
