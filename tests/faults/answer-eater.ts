import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Answer, send } from './send.ts';

/** A proxy that receives the app's whole response and then drops the connection instead of forwarding it. */
export async function startAnswerEater(appPort: number) {
  const eaten = Promise.withResolvers<Answer>();
  const server = createServer(async (request, response) => {
    const { 'content-type': type, 'idempotency-key': key } = request.headers;
    const body = (await buffer(request)).toString();
    const answer = send(`http://127.0.0.1:${appPort}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': String(type), 'idempotency-key': String(key) },
      body,
    });
    answer.then(eaten.resolve, eaten.reject).finally(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The response that nobody received. */
    eaten: eaten.promise,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
