import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { appServices, pageFaults } from '#app/context/app-services.ts';

// The pages are a build of their own, with its own copy of the zone.
export { setClinicZone } from '#app/clinic/record/clinic-zone.ts';
export {
  appServices,
  pageFaults,
  visitorAddress,
  visitorGone,
} from '#app/context/app-services.ts';

const RENDER_TIMEOUT_MS = 5_000;

/**
 * Renders the whole page before the first byte, so that its length and ETag are known and React needs no inline
 * scripts to put parts in their places later.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const { errors, loaderData } = context.staticHandlerContext;
  // Only in its frame does it say whom to call.
  if (errors && status >= 500 && loaderData.root) headers.set('x-error-page', '1');
  const outcome = { status };
  const html = await render(<ServerRouter context={context} url={request.url} />, (error) => {
    outcome.status = 500;
    handleError(error, { request, context: loadContext, params: {} });
  });
  return new Response(html, { status: outcome.status, headers });
}

/** Logs faults of loaders, actions and renders, once; "not found" and other responses are not faults. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(pageFaults).push(error);
  const requestId = request.headers.get('x-request-id');
  context.get(appServices).log.error({ err: error, requestId }, 'page fault');
};

function render(page: React.ReactNode, onBrokenPart: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        const output = new PassThrough();
        text(output).then(resolve, reject);
        stream.pipe(output);
      },
      onShellError(error) {
        clearTimeout(timeout);
        reject(error);
      },
      onError: onBrokenPart,
    });
    const timeout = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS);
  });
}
