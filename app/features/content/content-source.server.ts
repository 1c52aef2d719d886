import { parseDocument, stringify } from 'yaml';
import { z } from 'zod';

/** Front matter as it is written, before any kind's rules. */
export type Front = Readonly<Record<string, unknown>>;
export type TextParts = { front: Front; body: string };

const front = z.record(z.string(), z.unknown());

/** A text's front matter and body; a text without front matter is body alone. */
export function readParts(source: string): TextParts {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) return { front: {}, body: source };
  const [, head = '', body = ''] = match;
  const read = front.safeParse(parseDocument(head).toJS());
  return { front: read.success ? read.data : {}, body };
}

/** The source of a text, as its file would have it. */
export function writeParts({ front: values, body }: TextParts): string {
  const text = `${body.replaceAll('\r\n', '\n').trim()}\n`;
  if (Object.keys(values).length === 0) return text;
  return `---\n${stringify(values, { lineWidth: 0 })}---\n${text}`;
}

/** What lists call a text: its title, question or name; '' for one that has none. */
export function titleOfSource(source: string): string {
  const { front: values } = readParts(source);
  const title = [values.title, values.question, values.name].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return typeof title === 'string' ? title.trim() : '';
}
