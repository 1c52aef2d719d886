import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 100;

/**
 * Lets the server stop as soon as in-flight requests are answered. Without this it would wait for connections
 * that browsers keep open, or opened ahead and never used.
 */
export function drainOnClose(app: FastifyInstance): void {
  let underWay = 0;
  let isClosing = false;
  const ended = () => {
    underWay -= 1;
  };
  app.server.on('request', (_request, response: ServerResponse) => {
    underWay += 1;
    response.on('close', ended);
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isClosing) reply.header('connection', 'close');
    next();
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    const look = setInterval(() => {
      if (underWay === 0) app.server.closeAllConnections();
    }, LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(look));
    look.unref();
    done();
  });
}
