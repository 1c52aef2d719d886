import { z } from 'zod';

const text = (max: number) => z.string().max(max);
const place = z.int().min(0).max(100_000_000);

/** What `POST /api/errors` takes: a record of the browser's tracker and the release that made the page. */
export const clientErrorBody = z.strictObject({
  type: text(100).min(1),
  message: text(1_000),
  file: text(500),
  line: place,
  column: place,
  stack: text(8_000),
  timestamp: z.iso.datetime(),
  userAgent: text(500),
  url: text(500).startsWith('/'),
  sessionId: text(64).regex(/^\w*$/),
  release: text(100),
});

export type ClientErrorBody = z.infer<typeof clientErrorBody>;
