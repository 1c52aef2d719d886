import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';

export { appServices, visitorAddress } from './app-services.ts';

const RENDER_TIMEOUT_MS = 5_000;

/** Renders the whole page before the first byte, so that its length, tag and script hashes are known. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const outcome = { status };
  const html = await render(<ServerRouter context={context} url={request.url} />, () => {
    outcome.status = 500;
  });
  return new Response(html, { status: outcome.status, headers });
}

function render(page: React.ReactNode, onBrokenPart: () => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        const output = new PassThrough();
        text(output).then(resolve, reject);
        stream.pipe(output);
      },
      onShellError: reject,
      onError: onBrokenPart,
    });
    const timeout = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS);
  });
}
