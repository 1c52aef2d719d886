import type { Socket } from 'node:net';

const ANSWERS = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
} as const;

/**
 * Answers bytes that are not HTTP, or that arrive too slowly, and closes the connection.
 * @param headers those of every response
 */
export function clientErrorHandler(headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = Object.entries(ANSWERS).find(([code]) => code === error.code)?.[1];
    const head = [
      `HTTP/1.1 ${status ?? '400 Bad Request'}`,
      ...lines,
      'content-type: text/plain; charset=utf-8',
      'content-length: 0',
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n`);
  };
}
