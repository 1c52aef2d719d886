/** A stretch of plain text; nothing in it is ever read as HTML. Only code gives it an address. */
export type TextSpan = { text: string; isStrong: boolean; href?: string | undefined };
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; spans: TextSpan[] }
  | { kind: 'list'; isOrdered: boolean; items: TextSpan[][] };
