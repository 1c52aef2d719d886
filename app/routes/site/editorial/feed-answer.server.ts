import { machineAnswer } from '#app/routes/site/machines/machine-answer.server.ts';

/** A feed as an answer that readers may keep for a quarter of an hour and then ask for by its tag. */
export function feedAnswer(request: Request, xml: string): Response {
  return machineAnswer(request, {
    type: 'application/rss+xml; charset=utf-8',
    text: xml,
    headers: {
      'cache-control': 'public, max-age=900',
      // Players in browsers read feeds of other sites.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
